import type { CompileContext } from '../../src/content/compile.ts';
import { renderMdx } from '../../src/content/mdx.ts';

/** What compiling needs, for pages whose code has no colors, and that have neither pictures nor blocks. */
export function compileContext(given: Partial<CompileContext> = {}): CompileContext {
  return {
    basePath: '',
    readImage: async () => undefined,
    renderMdx: (body, page) => renderMdx(body, page, {}),
    highlighter: { languages: [], highlight: async () => [] },
    ...given,
  };
}
