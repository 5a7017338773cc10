import type { Highlighter } from '../../content/highlight.ts';
import type { TypeChecker } from '../../content/typeChecker.ts';
import { type Cache, hash } from '../cache/cache.ts';
import type { Tasks } from '../threads/tasks.ts';

/** Highlighting and type checking, both cached because they are the slow part of compiling a page. */
export interface CodeTools {
  highlighter: Highlighter;
  /** @param library name and version of the package; part of the cache key */
  checker: (library: string) => TypeChecker;
}

/**
 * Creates tools that skip all code that is in the cache.
 * @param root folder to resolve packages from
 * @param builderKey identifies the source of everything that compiles pages, and its dependencies
 */
export function createCodeTools(
  root: string,
  cache: Cache,
  builderKey: string,
  tasks: Tasks,
): CodeTools {
  return {
    highlighter: {
      highlight: (code, language) =>
        cache.get(hash('code', builderKey, language, code), () => tasks.highlight(code, language)),
      // One cache entry for all, because thousands of files would take as long as the highlighting.
      highlightAll: (codes, language) =>
        cache.get(hash('codes', builderKey, language, ...codes), () =>
          tasks.highlightAll(codes, language),
        ),
    },
    checker: (library) => ({
      check: ({ code, language, modules }) =>
        cache.get(
          hash(
            'types',
            builderKey,
            library,
            language,
            code,
            ...Object.entries(modules ?? {}).flat(),
          ),
          () => tasks.checkProgram(root, { code, language, modules }),
          // A missing package can be installed by now.
          ({ errors }) => errors.length === 0,
        ),
      namesIn: (code) =>
        cache.get(hash('names', builderKey, library, code), () => tasks.namesIn(root, code)),
    }),
  };
}
