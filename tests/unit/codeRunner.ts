import * as planck from 'planck';
import { onTestFinished, vi } from 'vitest';
import type { Palette } from '../../src/lab/draw/canvasPen.ts';
import { THEME_COLORS } from '../../src/lab/model/pen.ts';
import type { Command, ConsoleEntry, Report } from '../../src/lab/protocol/protocol.ts';
import { createSceneRunner } from '../../src/lab/worker/runner.ts';
import { createTools } from '../../src/lab/worker/tools.ts';
import { createFakeCanvas, type FakeCanvas } from './fakeCanvas.ts';

const PALETTE = Object.fromEntries(THEME_COLORS.map((name) => [name, name])) as Palette;
/** The originals, because the code gets replacements. */
const { setTimeout, console } = globalThis;

/** Creates a runner as in a worker, which ends with the test. Only the test advances its frames. */
export function createCodeRunner() {
  const reports: Report[] = [];
  const drawings: string[] = [];
  const canvases: FakeCanvas[] = [];
  let frames: ((time: number) => void)[] = [];
  let now = 0;
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
  });
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => drawings.push(String(name))),
  });
  const { send, fail } = createSceneRunner(
    planck,
    { width: 0, height: 0, getContext: () => context },
    {
      load: (code, globals) => {
        for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
        // The text makes the module new each time that it is loaded.
        const url = `data:text/javascript,${encodeURIComponent(code)}//${reports.length}`;
        return { url, exports: import(/* @vite-ignore */ url) };
      },
      loadTools: () =>
        createTools((...size) => {
          const canvas = createFakeCanvas(...size);
          canvases.push(canvas as unknown as FakeCanvas);
          return canvas;
        }),
      onFrame: (callback) => frames.push(callback),
      report: (report) => reports.push(structuredClone(report)),
    },
  );
  send({ type: 'tools', code: '' });
  send({ type: 'size', size: { width: 720, height: 405, ratio: 1 } });
  send({ type: 'palette', palette: PALETTE });

  const last = <Type extends Report['type']>(type: Type) =>
    reports.findLast((report): report is Extract<Report, { type: Type }> => report.type === type);

  /** Waits until code has loaded and due callbacks have run. */
  const settle = (milliseconds = 0) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });

  return {
    fail,
    settle,
    /** Runs code, and draws its first frame. The console of the test itself stays silent. */
    run: async (code: string, { playing = true } = {}) => {
      for (const method of ['log', 'info', 'debug', 'warn', 'error', 'table'] as const)
        vi.spyOn(console, method).mockImplementation(() => undefined);
      onTestFinished(() => void vi.restoreAllMocks());
      send({ type: 'run', code, values: {}, playing });
      while (!last('started') && !last('failed')) await settle();
      for (const callback of frames.splice(0)) callback(now);
    },
    send: (command: Command) => {
      send(command);
      for (const callback of frames.splice(0)) callback(now);
    },
    /** Passes the frames of some seconds, 60 per second. */
    pass: (seconds: number) => {
      for (let frame = 0; frame < Math.round(seconds * 60); frame++) {
        now += 1000 / 60;
        const current = frames;
        frames = [];
        for (const callback of current) callback(now);
      }
    },
    failure: () => last('failed')?.failure,
    hasPicture: () => last('started')?.scene.hasPicture,
    status: () => last('status'),
    drawings,
    /** The canvases of the code, in the order in which it created or found them. */
    canvases,
    /** What the code has printed, as the page shows it. */
    output: (): ConsoleEntry[] => {
      const printed = reports.filter((report) => report.type === 'console');
      const cleared = printed.findLastIndex(({ isCleared }) => isCleared);
      return printed.slice(Math.max(0, cleared)).flatMap(({ entries }) => entries);
    },
  };
}
