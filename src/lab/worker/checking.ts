import type { World } from 'planck';
import type { Engine } from '../model/scene.ts';
import type { FindingSummary } from '../protocol/protocol.ts';
import { createWorldCheck, type WorldCheck, watchEngine } from '../worldCheck/worldCheck.ts';

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 500;

/** Checks the worlds of scenes. */
export type Checking = ReturnType<typeof createChecking>;

/** @param report called with all findings when they have changed */
export function createChecking(engine: Engine, report: (findings: FindingSummary[]) => void) {
  const watch = watchEngine(engine);
  let current: { world: World; check: WorldCheck } | undefined;
  let lastReport = '[]';
  /** Time of the next report, in milliseconds. */
  let nextReport = 0;

  const begin = (world: World): WorldCheck => {
    current?.check.stop();
    current = { world, check: createWorldCheck(world, watch) };
    return current.check;
  };
  return {
    /** Checks the world of a new run. */
    begin: (world: World): void => {
      begin(world);
      nextReport = 0;
    },
    /**
     * Reports the findings of a world. The world changes when a scene replaces it.
     * @param time in milliseconds; without it, findings are reported immediately
     */
    update: (world: World, time = Infinity): void => {
      const check = current?.world === world ? current.check : begin(world);
      if (time < nextReport) return;
      if (time < Infinity) nextReport = time + REPORT_INTERVAL;
      const findings = check
        .findings()
        .map(({ rule, message, link, count }) => ({ rule, message, link, count }));
      const text = JSON.stringify(findings);
      if (text !== lastReport) report(findings);
      lastReport = text;
    },
    stop: (): void => {
      current?.check.stop();
      watch.stop();
    },
  };
}
