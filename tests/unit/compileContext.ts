import { type CompileContext, compilePage } from '../../src/content/compilePage.ts';
import { renderMdx } from '../../src/content/mdx.ts';
import type { Page } from '../../src/content/page.ts';

/** Creates a context that compiles pages without code colors, pictures, and blocks. */
export function compileContext(overrides: Partial<CompileContext> = {}): CompileContext {
  return {
    basePath: '',
    readImage: async () => undefined,
    renderMdx: (body, page) => renderMdx(body, page, {}),
    highlighter: { highlight: async () => [], highlightAll: async () => [] },
    ...overrides,
  };
}

/** Compiles pages in Markdown, by their files below `pages/`. */
export function compilePages(
  texts: Record<string, string>,
  given?: Partial<CompileContext>,
): Promise<Page[]> {
  return Promise.all(
    Object.entries(texts).map(([filePath, text]) => compileOnePage(filePath, text, given)),
  );
}

/** Compiles a page in Markdown. */
export async function compileOnePage(
  filePath: string,
  text: string,
  given?: Partial<CompileContext>,
): Promise<Page> {
  const context = compileContext(given);
  return (await compilePage({ filePath, file: filePath, text }, context)).page;
}
