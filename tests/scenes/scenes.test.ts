import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { defaultValues, endValues, singleEndValues } from '../../src/lab/params.ts';
import { drawPoster } from '../../src/lab/poster.ts';
import type { Scene, Values } from '../../src/lab/scene.ts';
import { type Simulation, startSimulation } from '../../src/lab/simulation.ts';
import type { Promised, PromiseFile } from './promise.ts';

const STEPS = 600;
/** How far beyond its view a body may be, as a multiple of the view's size. */
const MARGIN = 1;

const SCENES = join(import.meta.dirname, '../../docs/scenes');
const IDS = readdirSync(SCENES).map((name) => basename(name, '.ts'));

/** What would make a run differ from the next one with the same arguments. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

interface Run {
  name: string;
  values: Values;
}

const modules = import.meta.glob<{ default: Scene }>('../../docs/scenes/*.ts', { eager: true });
const promises = import.meta.glob<PromiseFile>('./*.ts', { eager: true });

/** The first test of a scene fails with it. */
const NO_PROMISE: PromiseFile = { promised: undefined as unknown as Promised };

describe.each(IDS)('the scene %s', (id) => {
  const scene = modules[`../../docs/scenes/${id}.ts`]?.default as Scene;
  const { promised, also = [], steps = STEPS } = promises[`./${id}.ts`] ?? NO_PROMISE;
  const defaults = defaultValues(scene.params);
  const [low, high] = endValues(scene.params);
  const otherRuns = distinct(defaults, [
    { name: 'the low ends', values: low },
    { name: 'the high ends', values: high },
    ...singleEndValues(scene.params),
    ...also.map((some) => ({
      name: JSON.stringify(some),
      values: { ...defaults, ...some } as Values,
    })),
  ]);

  it('has a promise', () => {
    expect(promised).toBeTypeOf('function');
  });

  const run = (values: Values) => {
    const simulation = startSimulation(planck, scene, { ...values });
    // It may press what the scene offers.
    const { each, end } = promised(simulation, values);
    for (let step = 0; step < steps; step++) {
      simulation.step();
      each?.(simulation.time());
      expectSound(simulation);
    }
    end?.();
    return posesOf(simulation);
  };

  let poses: ReturnType<typeof posesOf> | undefined;
  const firstRun = () => {
    poses ??= run(defaults);
    return poses;
  };

  it('keeps its promise and its bodies with its default values', () => {
    firstRun();
  });

  it.each(otherRuns)('keeps its promise and its bodies with $name', ({ values }) => {
    run(values);
  });

  // Whatever those runs left behind in the scene's module would show here.
  it('ends the same when it runs again', () => {
    expect(run(defaults)).toEqual(firstRun());
  });

  it('has no source of time, chance, or state besides its arguments', () => {
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

  it('does each of what it offers', () => {
    const { stage, step } = startSimulation(planck, scene, { ...defaultValues(scene.params) });
    for (const control of Object.values(stage.controls ?? {})) {
      control();
      step();
    }
    expect(() => step()).not.toThrow();
  });
});

/** Runs that differ from the one with default values and from each other. */
function distinct(defaults: Values, runs: Run[]): Run[] {
  const keyOf = (values: Values) => JSON.stringify(values);
  const byValues = new Map(runs.map((run) => [keyOf(run.values), run]));
  byValues.delete(keyOf(defaults));
  return [...byValues.values()];
}

function expectSound({ stage }: Simulation): void {
  const { x, y, width, height } = stage.view;
  for (const body of bodiesOf(stage.world)) {
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

function posesOf({ stage }: Simulation) {
  return bodiesOf(stage.world).map((body) => ({
    ...body.getPosition(),
    angle: body.getAngle(),
  }));
}
