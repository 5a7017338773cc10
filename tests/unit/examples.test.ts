import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as planck from 'planck';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { readExamples } from '../../src/build/sources/examples.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { createWorldDrawer, DEFAULT_LAYERS, listBodies } from '../../src/lab/draw/world.ts';
import type { ExampleData } from '../../src/lab/model/exampleData.ts';
import type { ScenePen } from '../../src/lab/model/pen.ts';
import type { Keys } from '../../src/lab/model/scene.ts';
import { runProgram, type TestbedProgram } from '../../src/lab/sandbox/runProgram.ts';
import { createRandom } from '../../src/lab/simulation/random.ts';
import { saveSettings } from '../../src/lab/simulation/settings.ts';
import { readPose, simulate } from '../../src/lab/simulation/simulation.ts';
import { createWorldCheck, watchEngine } from '../../src/lab/worldCheck/worldCheck.ts';
import { lookInside } from './lookInside.ts';

const STEPS = 150;
/** Steps of some examples without keys, whose many bodies took half of the time. */
const FEWER_STEPS: Record<string, number> = { Mixer: 50 };
/** Minimum number of the package's examples that have to run. */
const MIN_EXAMPLES = 50;

/** Examples that can't run, with the reason. A test fails if one of them runs. */
const UNSUPPORTED: Record<string, string> = {};

/** Messages of examples that throw errors at keys, but continue. */
const KEY_ERRORS: Record<string, RegExp> = {
  // X destroys a body, even if there is none.
  EdgeShapes: /m_destroyed/,
  PolyShapes: /m_destroyed/,
};

/** The rules of the world check that examples break, with the reason. */
const MISTAKES: Record<string, Record<string, string>> = {
  Asteroid: { 'convex-hull': 'The polygon of the ship is concave.' },
  HeavyOnLight: { 'mass-ratio': 'This is what it shows.' },
  Revolute: {
    'speed-limit': 'A ball starts at 800 m/s.',
    'joint-limit': 'Z enables the limits after the motor has turned the joint several times.',
  },
  VerticalStack: { 'speed-limit': 'X shoots a bullet at 400 m/s.' },
};

/** Keys that are held for a while one after another, and all together at the end. */
const KEYS = 'ArrowLeft ArrowRight ArrowUp ArrowDown Enter z x c a s d w 1 2 3 4 5 6'.split(' ');
const STEPS_PER_KEY = 6;
const STEPS_PER_DRAWING = 50;

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = siteSchema.parse({
  title: 'T',
  library: { package: 'planck', examples: 'example' },
});
const { items: examples, problems } = await readExamples(
  { root: PROJECT_FOLDER, config, configFile: 'site.config.ts' },
  { cache: openCache(folder), labKey: '' },
);
const drawWorld = createWorldDrawer(planck);
const restoreSettings = saveSettings(planck);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockImplementation(createRandom(1));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  restoreSettings();
});

describe('the examples of the package', () => {
  it('can all be read', () => {
    expect(problems).toEqual([]);
    expect(examples.length).toBeGreaterThanOrEqual(60);
    expect(
      Object.keys(UNSUPPORTED).filter((id) => !examples.some((example) => example.id === id)),
    ).toEqual([]);
    expect(examples.length - Object.keys(UNSUPPORTED).length).toBeGreaterThanOrEqual(MIN_EXAMPLES);
  });

  it.each(examples.map((example) => [example.id, example] as const))(
    'run: %s',
    async (id, example) => {
      const reason = UNSUPPORTED[id];
      if (reason !== undefined) return expect(play(example), reason).rejects.toThrow();
      const { errors, mistakes } = await play(example);
      const expected = KEY_ERRORS[id];
      expect(errors).toEqual(expected ? [expect.stringMatching(expected)] : []);
      const rules = Object.keys(MISTAKES[id] ?? {});
      expect(mistakes).toEqual(rules.map((rule) => expect.stringMatching(`^${rule}: `)));
    },
  );
});

/**
 * Runs an example. Returns the messages of errors that it threw at keys, without duplicates, and what the
 * world check found.
 */
async function play({ id, code }: ExampleData): Promise<Record<'errors' | 'mistakes', string[]>> {
  const file = join(folder, `${id}.mjs`);
  writeFileSync(file, code);
  const { default: example } = (await import(pathToFileURL(file).href)) as {
    default: TestbedProgram;
  };
  const watch = watchEngine(planck);
  const stage = runProgram(planck, example);
  const simulation = simulate(stage);
  const { findings } = createWorldCheck(simulation.world(), watch);
  const errors = new Set<string>();
  const isDrawn = (step: number) => step % STEPS_PER_DRAWING === 0;
  for (let step = 0; step < (FEWER_STEPS[id] ?? STEPS); step++) {
    for (const press of pressesAt(step, stage.keys)) {
      press();
      const { Error: error } = stage.facts?.() ?? {};
      if (error) errors.add(String(error));
    }
    simulation.step();
    vi.advanceTimersByTime(simulation.dt * 1000);
    for (const body of listBodies(simulation.world())) {
      const { x, y } = body.getPosition();
      expectFinite([x, y, body.getAngle()]);
    }
    const { x, y, width, height } = stage.view;
    expectFinite([x, y, width, height, simulation.dt, stage.speed ?? 1]);
    if (!isDrawn(step)) continue;
    const { poseOf } = simulation;
    drawWorld(pen, simulation.world(), { poseOf, layers: DEFAULT_LAYERS });
    stage.draw?.(pen);
  }
  lookInside(simulation, pen);
  expect(stage.info?.()).toBeTypeOf('string');
  expect(stage.facts?.()).not.toHaveProperty('Status', expect.stringContaining('waits'));
  watch.stop();
  const mistakes = findings().map(({ rule, message }) => `${rule}: ${message}`);
  return { errors: [...errors], mistakes };
}

/** Returns the key events before a step: a key goes down, repeats once, and goes up before the next. */
function* pressesAt(step: number, keys: Keys | undefined): Generator<() => void> {
  if (!keys) return;
  const key = KEYS[Math.floor(step / STEPS_PER_KEY)];
  if (step % STEPS_PER_KEY === 0) {
    yield () => keys.release();
    for (const pressed of key ? [key] : [...KEYS, ' ']) yield () => keys.down(pressed);
  } else if (step % STEPS_PER_KEY === STEPS_PER_KEY / 2 && key) yield () => keys.down(key);
}

function expectFinite(numbers: number[]): void {
  if (!numbers.every(Number.isFinite)) throw new Error(`not finite: ${numbers.join(', ')}`);
}

const points = (all: readonly planck.Vec2Value[]) =>
  expectFinite(all.flatMap(({ x, y }) => [x, y]));
const pen: ScenePen = {
  polygon: points,
  line: points,
  circle: (center, radius) => expectFinite([center.x, center.y, radius]),
  dot: (point) => points([point]),
  arrow: (from, to) => points([from, to]),
  text: (point) => points([point]),
  poseOf: readPose,
};
