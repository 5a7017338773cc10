import type { CompileContext } from '../../src/content/compile.ts';
import { renderMdx } from '../../src/content/mdx.ts';

/** A context that compiles pages without code colors, pictures, and blocks. */
export function compileContext(overrides: Partial<CompileContext> = {}): CompileContext {
  return {
    basePath: '',
    readImage: async () => undefined,
    renderMdx: (body, page) => renderMdx(body, page, {}),
    highlighter: { languages: [], highlight: async () => [] },
    ...overrides,
  };
}
