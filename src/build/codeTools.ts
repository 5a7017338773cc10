import { createHighlighter, type Highlighter } from '../content/highlight.ts';
import { createTypeChecker, type TypeChecker } from '../content/typeChecker.ts';
import { type Cache, hash } from './cache.ts';

/** All that is slow about code, in one place. */
export interface CodeTools {
  highlighter: Highlighter;
  /** @param library the package with its version: with another one everything is checked again */
  checker: (library: string) => TypeChecker;
}

/**
 * Highlights and checks code, and keeps what comes out by all that it was made from. A build that
 * finds everything in the cache loads neither grammars nor TypeScript.
 * @param root folder that packages are looked for from
 * @param engineKey stands for the engine's source, options included, and for its dependencies
 */
export function createCodeTools(root: string, cache: Cache, engineKey: string): CodeTools {
  const highlighter = createHighlighter();
  const checker = createTypeChecker(root);
  return {
    highlighter: {
      ...highlighter,
      highlight: (code, language) =>
        cache.get(hash('code', engineKey, language, code), () =>
          highlighter.highlight(code, language),
        ),
    },
    checker: (library) => ({
      check: ({ code, language }) =>
        cache.get(hash('types', engineKey, library, language, code), () =>
          checker.check({ code, language }),
        ),
      namesIn: (code) =>
        cache.get(hash('names', engineKey, library, code), () => checker.namesIn(code)),
    }),
  };
}
