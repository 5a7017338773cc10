import type { World } from 'planck';
import type { Engine } from '../model/scene.ts';
import type { FindingSummary } from '../protocol/protocol.ts';
import type { EngineWatch, WorldCheck } from '../worldCheck/worldCheck.ts';

/** The module of the world check. The page sends its code, because few readers need it. */
type WorldCheckModule = typeof import('../worldCheck/worldCheck.ts');

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 500;

/**
 * Checks the worlds of scenes while the check is on.
 * @param report called with all findings when they have changed
 */
export function createChecking(engine: Engine, report: (findings: FindingSummary[]) => void) {
  let loading: Promise<void> | undefined;
  let tools: (Pick<WorldCheckModule, 'createWorldCheck'> & { watch: EngineWatch }) | undefined;
  let current: { world: World; check: WorldCheck } | undefined;
  let lastReport = '[]';
  /** In milliseconds. */
  let nextReport = 0;

  const end = () => {
    current?.check.stop();
    current = undefined;
  };
  /** Returns the check of a world, which changes when a scene replaces its world. */
  const checkOf = (world: World): WorldCheck | undefined => {
    if (tools && current?.world !== world) {
      end();
      current = { world, check: tools.createWorldCheck(world, tools.watch) };
    }
    return current?.check;
  };

  return {
    /**
     * Turns the check on, or off without a module.
     * @returns resolves when the module has loaded
     */
    set: (module: Promise<Record<string, unknown>> | undefined): Promise<void> | undefined => {
      end();
      tools?.watch.stop();
      tools = undefined;
      lastReport = '[]';
      nextReport = 0;
      const load = async (module: Promise<Record<string, unknown>>) => {
        const { createWorldCheck, watchEngine } = (await module) as unknown as WorldCheckModule;
        // It can have been turned off meanwhile.
        if (loading === started) tools = { createWorldCheck, watch: watchEngine(engine) };
      };
      const started = module && load(module);
      loading = started;
      return started;
    },
    /** Resolves when a check that is turned on has loaded; undefined if there is nothing to wait for. */
    loading: () => (tools ? undefined : loading),
    /** Checks the world of a new run. */
    begin: (world: World): void => {
      end();
      checkOf(world);
      nextReport = 0;
    },
    /** @param time in milliseconds; without it, nothing is too early to report */
    update: (world: World, time?: number): void => {
      const check = checkOf(world);
      if (!check || (time !== undefined && time < nextReport)) return;
      if (time !== undefined) nextReport = time + REPORT_INTERVAL;
      const findings = check
        .findings()
        .map(({ rule, message, link, count }) => ({ rule, message, link, count }));
      const text = JSON.stringify(findings);
      if (text !== lastReport) report(findings);
      lastReport = text;
    },
  };
}
