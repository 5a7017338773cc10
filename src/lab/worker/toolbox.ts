import type { World } from 'planck';
import type { Engine } from '../model/scene.ts';
import type { Report, Screen } from '../protocol/protocol.ts';
import type { CodeHost, LoadCode } from '../sandbox/codeHost.ts';
import { createSiteSceneHost } from '../sandbox/siteSceneHost.ts';
import type { Checking } from './checking.ts';
import type { Instruments, Tools } from './tools.ts';

/** The functions of a runner's environment that load code. */
export interface CodeEnvironment {
  load: LoadCode;
  /** Runs the script of the tools, and returns them. */
  loadTools: (code: string) => Tools;
  report: (report: Report) => void;
}

/** The host of code, and the tools that inspect its world. At first, it has only what the site's scenes need. */
export type Toolbox = ReturnType<typeof createToolbox>;

/**
 * @param isPaused whether the timers of code have to wait
 * @param screen returns the size of the picture, and whether the reader prefers reduced motion
 */
export function createToolbox(
  engine: Engine,
  { load, loadTools, report }: CodeEnvironment,
  isPaused: () => boolean,
  screen: () => Screen,
) {
  let host: CodeHost = createSiteSceneHost(engine, load);
  let tools: Tools | undefined;
  let instruments: Instruments | undefined;
  let checking: Checking | undefined;
  return {
    open: (code: string): void => {
      tools = loadTools(code);
      instruments = tools.createInstruments(engine);
      host = tools.createCodeHost(engine, { load, report, screen }, isPaused);
    },
    host: () => host,
    instruments: () => instruments,
    checking: () => checking,
    /** Turns the world check on, or off without a world. */
    check: (isOn: boolean, world: World | undefined): void => {
      checking?.stop();
      checking = isOn
        ? tools?.createChecking(engine, (findings) => report({ type: 'findings', findings }))
        : undefined;
      if (world) checking?.begin(world);
    },
  };
}
