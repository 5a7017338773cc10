import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as planck from 'planck';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCache } from '../../src/build/cache.ts';
import { ENGINE_FOLDER } from '../../src/build/engine.js';
import { readExamples } from '../../src/build/sources/examples.ts';
import { siteSchema } from '../../src/config/schema.ts';
import type { Pen } from '../../src/lab/draw/pen.ts';
import { bodiesOf, createWorldDrawer, LAYERS, type Layer } from '../../src/lab/draw/world.ts';
import { createRandom } from '../../src/lab/random.ts';
import type { Keys } from '../../src/lab/scene.ts';
import { saveSettings } from '../../src/lab/settings.ts';
import { simulate } from '../../src/lab/simulation.ts';
import type { ExampleData } from '../../src/lab/testbed/exampleData.ts';
import { runProgram, type TestbedProgram } from '../../src/lab/testbed/run.ts';

const STEPS = 150;
/** So many of the package's examples have to run. */
const LEAST = 50;

/** Examples that can't run, each with the reason. One that does run has no place here. */
const UNABLE: Record<string, string> = {};

/** Examples that throw at a key, which they survive: what they say then. */
const THROWN_AT_KEYS: Record<string, RegExp> = {
  // X destroys a body, even where there is none.
  EdgeShapes: /m_destroyed/,
  PolyShapes: /m_destroyed/,
};

/** Each is held for a while, one after the other, and all once more at the end. */
const KEYS = 'ArrowLeft ArrowRight ArrowUp ArrowDown Enter z x c a s d w 1 2 3 4 5 6'.split(' ');
const HELD_STEPS = 6;
const DRAWN_STEPS = 50;
const ALL_LAYERS: ReadonlySet<Layer> = new Set(Object.keys(LAYERS) as Layer[]);

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = siteSchema.parse({
  title: 'T',
  library: { package: 'planck', examples: 'example' },
});
const { items: examples, problems } = await readExamples(
  { root: ENGINE_FOLDER, config, configFile: 'site.config.ts' },
  openCache(folder),
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
  it('are all read', () => {
    expect(problems).toEqual([]);
    expect(examples.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(UNABLE).filter((id) => !examples.some((one) => one.id === id))).toEqual([]);
    expect(examples.length - Object.keys(UNABLE).length).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(examples.map((example) => [example.id, example] as const))(
    `run ${STEPS} steps: %s`,
    async (id, example) => {
      const reason = UNABLE[id];
      if (reason !== undefined) return expect(play(example), reason).rejects.toThrow();
      const expected = THROWN_AT_KEYS[id];
      expect(await play(example)).toEqual(expected ? [expect.stringMatching(expected)] : []);
    },
  );
});

/** What an example threw at keys, once each. */
async function play({ id, code }: ExampleData): Promise<string[]> {
  const file = join(folder, `${id}.mjs`);
  writeFileSync(file, code);
  const { default: example } = (await import(pathToFileURL(file).href)) as {
    default: TestbedProgram;
  };
  const stage = runProgram(planck, example);
  const simulation = simulate(stage);
  const thrown = new Set<string>();
  const isDrawn = (step: number) => step % DRAWN_STEPS === 0;
  for (let step = 0; step < STEPS; step++) {
    for (const press of pressesAt(step, stage.keys)) {
      press();
      const { Error: failure } = stage.facts?.() ?? {};
      if (failure) thrown.add(String(failure));
    }
    simulation.step();
    vi.advanceTimersByTime(simulation.dt * 1000);
    for (const body of bodiesOf(simulation.world())) {
      const { x, y } = body.getPosition();
      expectFinite([x, y, body.getAngle()]);
    }
    const { x, y, width, height } = stage.view;
    expectFinite([x, y, width, height, simulation.dt, stage.speed ?? 1]);
    if (!isDrawn(step)) continue;
    const { poseOf } = simulation;
    drawWorld(pen, simulation.world(), { poseOf, layers: ALL_LAYERS });
    stage.draw?.(pen);
  }
  expect(stage.info?.()).toBeTypeOf('string');
  expect(stage.facts?.()).not.toHaveProperty('Status', expect.stringContaining('waits'));
  return [...thrown];
}

/** What is done with keys before a step: a key goes down, repeats once, and goes up for the next. */
function* pressesAt(step: number, keys: Keys | undefined): Generator<() => void> {
  if (!keys) return;
  const key = KEYS[Math.floor(step / HELD_STEPS)];
  if (step % HELD_STEPS === 0) {
    yield () => keys.release();
    for (const pressed of key ? [key] : [...KEYS, ' ']) yield () => keys.down(pressed);
  } else if (step % HELD_STEPS === HELD_STEPS / 2 && key) yield () => keys.down(key);
}

function expectFinite(numbers: number[]): void {
  if (!numbers.every(Number.isFinite)) throw new Error(`not finite: ${numbers.join(', ')}`);
}

const points = (all: readonly planck.Vec2Value[]) =>
  expectFinite(all.flatMap(({ x, y }) => [x, y]));
const pen: Pen = {
  polygon: points,
  line: points,
  circle: (center, radius) => expectFinite([center.x, center.y, radius]),
  dot: (point) => points([point]),
  arrow: (from, to) => points([from, to]),
  text: (point) => points([point]),
};
