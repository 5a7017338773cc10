import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { listBodies } from '../../src/lab/draw/world.ts';
import { defaultValues, readValues } from '../../src/lab/model/params.ts';
import type { Param, Params, Scene, Values } from '../../src/lab/model/scene.ts';
import { drawPoster } from '../../src/lab/posters/drawPoster.ts';
import { type Simulation, startSimulation } from '../../src/lab/simulation/simulation.ts';
import {
  createWorldCheck,
  type WorldCheck,
  watchEngine,
} from '../../src/lab/worldCheck/worldCheck.ts';
import type { CheckFile, Play } from './sceneCheck.ts';

const STEPS = 600;
/** Steps after which a second run has to be in the same state as the first. */
const REPEATED_STEPS = 120;
/** Maximum time to reach a goal, in simulated seconds. */
const PLAY_SECONDS = 25;
/** Maximum distance of a body from the view, as a multiple of the view's size. */
const MARGIN = 1;

const SCENES = join(import.meta.dirname, '../../docs/scenes');

/** Ids of all scenes: `stacking`, `recipes/ladder`. What is in `shared/` are no scenes. */
export const IDS = readdirSync(SCENES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('shared'))
  .map((name) => name.slice(0, -'.ts'.length).replaceAll('\\', '/'));

/** Code that makes runs with the same arguments differ. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

interface Run {
  name: string;
  values: Values;
}

const modules = import.meta.glob<{ default: Scene }>('../../docs/scenes/**/*.ts', { eager: true });
const checks = import.meta.glob<Partial<CheckFile>>(['./**/*.ts', '!./*.test.ts'], { eager: true });

/**
 * Runs scenes with their parameters at either end, and checks what they show, what they promise, and their
 * goals.
 */
export function testScenes(ids: string[]): void {
  describe.each(ids)('the scene %s', (id) => {
    const scene = modules[`../../docs/scenes/${id}.ts`]?.default as Scene;
    const {
      check,
      extraValues = [],
      goal,
      mistakes = [],
      steps = STEPS,
    } = checks[`./${id}.ts`] ?? {};
    const defaults = defaultValues(scene.params);
    const otherRuns = distinct(defaults, [
      { name: 'all minimum values', values: createEndValues(scene.params, 0) },
      { name: 'all maximum values', values: createEndValues(scene.params, 1) },
      ...createSingleEndValues(scene.params),
      ...extraValues.map((extra) => ({
        name: JSON.stringify(extra),
        values: { ...defaults, ...extra } as Values,
      })),
    ]);

    it('has a check', () => {
      expect(check).toBeTypeOf('function');
    });

    it('has a solution if it has a goal', () => {
      const { stage } = startSimulation(scene, { ...defaults });
      expect(goal !== undefined).toBe(stage.goal !== undefined);
    });

    const run = (values: Values, onStart?: (simulation: Simulation) => void) => {
      const simulation = startSimulation(scene, { ...values });
      onStart?.(simulation);
      // A check can use the controls of the scene.
      const { afterStep, atEnd } = check?.(simulation, values) ?? {};
      const pass = (count: number) => {
        for (let step = 0; step < count; step++) {
          simulation.step();
          afterStep?.(simulation.time());
          expectBodiesInView(simulation);
        }
      };
      const first = Math.min(REPEATED_STEPS, steps);
      pass(first);
      const poses = readPoses(simulation);
      const finish = () => {
        pass(steps - first);
        atEnd?.();
      };
      return { poses, finish };
    };

    let first: ReturnType<typeof checkedRun> | undefined;
    const firstRun = () => {
      first ??= checkedRun();
      return first;
    };

    // The world check takes a fifth of the time, so it watches only one run.
    const checkedRun = () => {
      const watch = watchEngine(planck);
      let check: WorldCheck | undefined;
      const { poses, finish } = run(defaults, (simulation) => {
        check = createWorldCheck(simulation.world(), watch);
      });
      finish();
      watch.stop();
      const found = check?.findings().map(({ rule, message }) => `${rule}: ${message}`);
      return { poses, found };
    };

    it('passes its check and keeps its bodies in view with default values', () => {
      firstRun();
    });

    it.each(otherRuns)('passes its check and keeps its bodies in view with $name', ({ values }) => {
      run(values).finish();
    });

    // State that earlier runs left in the scene's module would show here.
    it('is in the same state when it runs again', () => {
      const { poses } = firstRun();
      expect(run(defaults).poses).toEqual(poses);
    });

    it('makes no usual mistake, except on purpose', () => {
      const expected = mistakes.map((rule) => expect.stringMatching(`^${rule}: `));
      expect(firstRun().found).toEqual(expected);
    });

    it('uses no time, randomness, or state except its arguments', () => {
      const code = readFileSync(join(SCENES, `${id}.ts`), 'utf8');
      expect(code).not.toMatch(IMPURE);
    });

    it('has a picture that stays the same', () => {
      const { width, height, elements } = drawPoster(planck, scene);
      const lines = elements.map(({ name, attributes, text = '' }) =>
        [name, ...Object.values(attributes), text].join(' ').trim(),
      );
      expect([`${width} × ${height}`, ...lines].join('\n')).toMatchSnapshot();
    });

    it('runs each of its controls', () => {
      const { stage, step } = startSimulation(scene, { ...defaultValues(scene.params) });
      for (const control of Object.values(stage.controls ?? {})) {
        control();
        step();
      }
      expect(() => step()).not.toThrow();
    });
  });

  describe.each(ids.filter((id) => checks[`./${id}.ts`]?.goal))(
    'the goal of the scene %s',
    (id) => {
      const scene = modules[`../../docs/scenes/${id}.ts`]?.default as Scene;
      const { solution = {}, nearMiss = {} } = checks[`./${id}.ts`]?.goal ?? {};
      const isReached = ({ values = {}, act }: Play, seconds: number) => {
        const all = { ...defaultValues(scene.params), ...values } as Values;
        // A reader can only choose these.
        expect(all).toEqual(readValues(scene.params, all));
        const simulation = startSimulation(scene, all);
        for (let steps = 0; simulation.time() < seconds && !simulation.isGoalReached(); steps++) {
          act?.(simulation, steps);
          simulation.step();
        }
        return simulation.isGoalReached();
      };

      it('is reached by its solution', () => {
        expect(isReached(solution, PLAY_SECONDS)).toBe(true);
      });

      it('is not reached by a near miss', () => {
        expect(isReached(nearMiss, PLAY_SECONDS)).toBe(false);
      });

      it('is not reached as long as the reader changes nothing', () => {
        expect(isReached({}, PLAY_SECONDS)).toBe(false);
      });
    },
  );
}

/** Returns the runs that differ from the one with default values and from each other. */
function distinct(defaults: Values, runs: Run[]): Run[] {
  const createKey = (values: Values) => JSON.stringify(values);
  const byValues = new Map(runs.map((run) => [createKey(run.values), run]));
  byValues.delete(createKey(defaults));
  return [...byValues.values()];
}

function expectBodiesInView({ stage }: Simulation): void {
  const { x, y, width, height } = stage.view;
  for (const body of listBodies(stage.world)) {
    const position = body.getPosition();
    if (!Number.isFinite(position.x + position.y + body.getAngle()))
      throw new Error(`a body is at ${position.x}, ${position.y}`);
    const isLost =
      Math.abs(position.x - x) > (MARGIN + 0.5) * width ||
      Math.abs(position.y - y) > (MARGIN + 0.5) * height;
    if (isLost && !stage.open && body.isDynamic())
      throw new Error(`a body is lost at ${position.x}, ${position.y}`);
  }
}

function readPoses({ stage }: Simulation) {
  return listBodies(stage.world).map((body) => ({
    ...body.getPosition(),
    angle: body.getAngle(),
  }));
}

/** Returns the values at which every parameter is at its minimum (0), or at its maximum (1). */
function createEndValues(params: Params = {}, end: 0 | 1): Values {
  const entries = Object.entries(params).map(([name, param]) => [name, listExtremes(param)[end]]);
  return Object.fromEntries(entries);
}

/** Returns the default values with one parameter changed to an end, for both ends of each parameter. */
function createSingleEndValues(params: Params = {}): Run[] {
  const values = defaultValues(params);
  return Object.entries(params).flatMap(([name, param]) =>
    listExtremes(param)
      .filter((end) => end !== param.value)
      .map((end) => ({ name: `${name} ${end}`, values: { ...values, [name]: end } as Values })),
  );
}

/** Returns both ends of a parameter: off and on for a toggle, the first and the last option for a choice. */
function listExtremes(param: Param) {
  switch (param.kind) {
    case 'range':
      return [param.min, param.max];
    case 'toggle':
      return [false, true];
    case 'choice':
      return [param.options[0] ?? param.value, param.options.at(-1) ?? param.value];
  }
}
