import type { Engine } from '../model/scene.ts';
import { FRAME_MILLISECONDS, SLOW_FRAMES } from '../protocol/limits.ts';
import type { Failure, Report, Screen } from '../protocol/protocol.ts';
import { createProgramHost, type ProgramHost } from '../testbed/programHost.ts';
import { wrapperLength } from '../typescript/programWrapper.ts';
import { type CodeConsole, createCodeConsole } from './codeConsole.ts';
import { type CodeTimers, createCodeTimers } from './codeTimers.ts';
import { findGame, gameScene } from './exportedGame.ts';
import { checkParams, isScene, type LoadedScene } from './exportedScene.ts';
import { findPosition, toFailure } from './failure.ts';
import { isClass } from './formatValue.ts';
import { hintAtPage } from './hintAtPage.ts';
import { createModules } from './modules.ts';
import type { CreateCanvas } from './programCanvases.ts';
import { createProgramPage } from './programPage.ts';
import { programScene, type TestbedProgram } from './runProgram.ts';
import { createSummarize } from './summarize.ts';

/**
 * Loads code as a module, after setting its globals.
 * @returns its URL, as in stack traces, and its exports
 */
export type LoadCode = (
  code: string,
  globals: Record<string, unknown>,
) => { url: string; exports: Promise<Record<string, unknown>> };

/** The environment of running code: the library, a console, and timers. */
export interface CodeHost {
  timers: Pick<CodeTimers, 'reset' | 'advance'>;
  console: Pick<CodeConsole, 'flush' | 'clear' | 'begin' | 'repeat' | 'mute'>;
  /** @throws errors of the code while it is loaded, or an error with a fix if its scene is invalid */
  load: (code: string) => Promise<LoadedScene>;
  /** Describes an error of the code, with its position. */
  describeError: (error: unknown) => Failure;
  /** Takes the milliseconds of each frame; returns whether enough frames were slow to stop the run. */
  isTooSlow: (milliseconds: number) => boolean;
}

/** What the host of code gets from its runner. */
export interface CodeConnection {
  load: LoadCode;
  report: (report: Report) => void;
  /** Returns the size of the picture, and whether the reader prefers reduced motion. */
  screen: () => Screen;
  createCanvas: CreateCanvas;
}

const NO_PAGE =
  'has no effect: code runs without a page here. It can draw on a canvas with a 2d context, print with console.log, and use keys, the pointer, timers, and animation frames.';

/**
 * Creates the host of code that isn't a scene of the site. It is not part of the runner's script: a page sends it
 * with the tools, before the code (`worker/toolsScript.ts`).
 * @param isPaused whether the code's timers have to wait
 */
export function createCodeHost(
  engine: Engine,
  { load, report, screen, createCanvas }: CodeConnection,
  isPaused: () => boolean,
): CodeHost {
  let url = '';
  /** Number of characters before the code in its first line. */
  let before = 0;
  /** Number of slow frames in succession. */
  let slowFrames = 0;
  const timers = createCodeTimers(isPaused);
  const codeConsole = createCodeConsole({
    summarize: createSummarize(engine),
    lineNow: () => findPosition(new Error().stack ?? '', url).line,
    report,
  });
  return {
    timers,
    console: codeConsole,
    load: (code) => {
      timers.reset();
      before = wrapperLength(code);
      let isWarned = false;
      const page = createProgramPage({
        ...{ globals: { console: codeConsole.console, ...timers.globals }, createCanvas, screen },
        ...{ defer: timers.globals.setTimeout, now: timers.globals.performance.now },
        onMissing: (name) => {
          if (!isWarned) codeConsole.console.warn?.(`${name} ${NO_PAGE}`);
          isWarned = true;
        },
      });
      const program = createProgramHost(engine, timers, page);
      const { library } = program;
      const globals = { ...page.globals(), planck: library, modules: createModules(library) };
      const loading = load(code, globals);
      url = loading.url;
      return loading.exports.then((exports) => {
        codeConsole.loaded();
        const createGame = findGame(exports);
        if (createGame) return { scene: gameScene(createGame), mustReload: false };
        return exportedProgram(engine, exports.default, program);
      });
    },
    describeError: (error) => {
      const { message, line, column } = toFailure(error, url);
      const failure = { message: message + hintAtPage(message), line, column };
      if (line !== 1 || column === undefined) return failure;
      return { ...failure, column: Math.max(1, column - before) };
    },
    isTooSlow: (milliseconds) => {
      slowFrames = milliseconds > FRAME_MILLISECONDS ? slowFrames + 1 : 0;
      return slowFrames >= SLOW_FRAMES;
    },
  };
}

/**
 * Returns the scene that code exports. A function is a program, which becomes a scene. Any other module is
 * represented by the worlds that it created while it was loaded.
 * @param host where the module's worlds are recorded
 * @throws with a fix if one of the scene's parameters is invalid
 */
function exportedProgram(engine: Engine, exported: unknown, host: ProgramHost): LoadedScene {
  if (isScene(exported)) {
    checkParams(exported);
    return { scene: exported, mustReload: false };
  }
  const { stage, forbidRepeat } = host.current();
  const isProgram = typeof exported === 'function' && !isClass(exported);
  if (isProgram && !stage.program.hasPicture())
    return { scene: programScene(engine, exported as TestbedProgram, host), mustReload: false };
  forbidRepeat();
  return { scene: { title: '', description: '', create: () => stage }, mustReload: true };
}
