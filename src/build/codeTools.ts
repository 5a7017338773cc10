import { createHighlighter, type Highlighter } from '../content/highlight.ts';
import { createTypeChecker, type TypeChecker } from '../content/typeChecker.ts';
import { type Cache, hash } from './cache.ts';

/** Highlighting and type checking, both cached: they are the slow part of compiling a page. */
export interface CodeTools {
  highlighter: Highlighter;
  /** @param library name and version of the package; part of the cache key */
  checker: (library: string) => TypeChecker;
}

/**
 * Creates tools that load grammars and TypeScript only for code that is not in the cache.
 * @param root folder to resolve packages from
 * @param builderKey identifies the source of everything that compiles pages, and its dependencies
 */
export function createCodeTools(root: string, cache: Cache, builderKey: string): CodeTools {
  const highlighter = createHighlighter();
  const checker = createTypeChecker(root);
  return {
    highlighter: {
      ...highlighter,
      highlight: (code, language) =>
        cache.get(hash('code', builderKey, language, code), () =>
          highlighter.highlight(code, language),
        ),
    },
    checker: (library) => ({
      check: ({ code, language }) =>
        cache.get(hash('types', builderKey, library, language, code), () =>
          checker.check({ code, language }),
        ),
      namesIn: (code) =>
        cache.get(hash('names', builderKey, library, code), () => checker.namesIn(code)),
    }),
  };
}
