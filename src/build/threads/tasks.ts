import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Resvg } from '@resvg/resvg-js';
import { createHighlighter, type Highlighter, type Token } from '../../content/highlight.ts';
import { createTypeChecker, type Imports, type TypeChecker } from '../../content/typeChecker.ts';
import { IMPORTABLE } from '../../lab/typescript/importable.ts';
import { extractLibrary } from '../../reference/extraction/extract.ts';
import { FONT } from '../previews/typeset.ts';
import { buildIndex } from '../search/publish.ts';
import { drawExample } from '../sources/drawExample.ts';
import { makeScene } from '../sources/makeScene.ts';
import { findTypeErrors, SITE_IMPORTS } from '../sources/typeErrors.ts';

/** Slow work that depends only on its arguments, so that another thread can do it. */
export interface Tasks extends Pick<Highlighter, 'highlight' | 'highlightAll'> {
  /**
   * Checks the types of a program.
   * @param folder whose packages the program can import
   */
  checkProgram: (
    folder: string,
    ...program: Parameters<TypeChecker['check']>
  ) => ReturnType<TypeChecker['check']>;
  /**
   * Returns the names in code.
   * @param folder whose packages the code can import
   */
  namesIn: (folder: string, code: string) => ReturnType<TypeChecker['namesIn']>;
  /** Runs in a separate process, whichever thread calls it. */
  findTypeErrors: typeof findTypeErrors;
  extractLibrary: typeof extractLibrary;
  buildIndex: typeof buildIndex;
  makeScene: typeof makeScene;
  drawExample: typeof drawExample;
  /** Draws an SVG picture at the size of a preview. */
  drawPreview: (svg: string) => Promise<Uint8Array>;
}

/** Modules that scenes and experiments can import. */
const IMPORTS: Imports = {
  modules: SITE_IMPORTS,
  packages: Object.keys(IMPORTABLE).filter((name) => !name.startsWith('#')),
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Creates tasks that run in this thread. */
export function createTasks(): Tasks {
  const { highlight } = createHighlighter();
  // Cached, because many pages show the same types.
  const highlighted = new Map<string, Promise<Token[][]>>();
  const highlightOnce: Highlighter['highlight'] = (code, language) => {
    const key = `${language}\n${code}`;
    const tokens = highlighted.get(key) ?? highlight(code, language);
    highlighted.set(key, tokens);
    return tokens;
  };
  const checkers = new Map<string, TypeChecker>();
  const checkerFor = (folder: string) => {
    const checker = checkers.get(folder) ?? createTypeChecker(folder, IMPORTS);
    checkers.set(folder, checker);
    return checker;
  };
  return {
    highlight,
    highlightAll: (codes, language) =>
      Promise.all(codes.map((code) => highlightOnce(code, language))),
    checkProgram: (folder, program) => checkerFor(folder).check(program),
    namesIn: (folder, code) => checkerFor(folder).namesIn(code),
    findTypeErrors,
    extractLibrary,
    buildIndex,
    makeScene,
    drawExample,
    drawPreview: async (svg) => {
      const png = new Resvg(svg, { font: FONT }).render().asPng();
      // A picture holds megabytes outside the heap, which V8 doesn't count: it would keep hundreds of pictures.
      collectGarbage({ type: 'minor' });
      return png;
    },
  };
}
