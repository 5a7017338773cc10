import type { Config } from '../config/schema.ts';
import { compileSnippet, type Snippet } from '../content/snippet.ts';

/** Markdown of the config, compiled. */
export interface Snippets {
  banner?: Snippet;
  outlineFooter?: Snippet;
}

export function compileSnippets({ banner, outlineFooter, basePath }: Config): Snippets {
  const compile = (markdown: string | undefined) =>
    markdown === undefined ? undefined : compileSnippet(markdown, basePath);
  return { banner: compile(banner?.content), outlineFooter: compile(outlineFooter) };
}
