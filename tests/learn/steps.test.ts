import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { listBodies } from '../../src/lab/draw/world.ts';
import { defaultValues } from '../../src/lab/model/params.ts';
import type { Scene } from '../../src/lab/model/scene.ts';
import type { Input } from '../../src/lab/simulation/interaction.ts';
import { type Session, startSession } from '../../src/lab/time/session.ts';
import { IMPORTABLE } from '../../src/lab/typescript/importable.ts';
import { compileModule } from '../../src/lab/typescript/module.ts';
import { createWorldCheck, watchEngine } from '../../src/lab/worldCheck/worldCheck.ts';

/*
 * What is true for each step of the brick breaker: readers can run and edit it like a scene, going back in time
 * repeats it, and its regions are complete.
 */

const FOLDER = join(import.meta.dirname, '../../docs/learn/brick-breaker');
const STEPS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));
const modules = import.meta.glob<{ default: Scene }>('../../docs/learn/brick-breaker/*.ts', {
  eager: true,
});

/** Sources of differences between runs with the same inputs. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

/** What a player does, after so many steps. */
const INPUTS = new Map<number, Input[]>([
  [10, [{ type: 'point', phase: 'move', x: 1, y: 3 }]],
  [30, [{ type: 'point', phase: 'down', x: 2, y: 3 }]],
  [90, [{ type: 'key', key: 'ArrowLeft', isDown: true }]],
  [130, [{ type: 'key', key: 'ArrowLeft', isDown: false }]],
  [150, [{ type: 'values', values: { speed: 9 } }]],
  [200, [{ type: 'control', name: 'Restart' }]],
  [210, [{ type: 'key', key: ' ', isDown: true }]],
]);

function statesOf(session: Session, count: number): string[] {
  const states: string[] = [];
  for (let step = 0; step < count; step++) {
    for (const input of INPUTS.get(step) ?? []) session.apply(input);
    session.step();
    states.push(stateOf(session));
  }
  return states;
}

function stateOf({ simulation }: Session): string {
  const { world, stage } = simulation();
  const bodies = listBodies(world());
  return JSON.stringify([
    bodies.map((body) => [body.getPosition(), body.getLinearVelocity(), body.getUserData()]),
    stage.facts?.(),
    stage.shake?.(),
  ]);
}

const restoreSettings = () => undefined;

it('there are at least eight steps', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(8);
});

describe.each(STEPS)('the step %s', (id) => {
  const source = readFileSync(join(FOLDER, `${id}.ts`), 'utf8');
  const scene = modules[`../../docs/learn/brick-breaker/${id}.ts`]?.default as Scene;
  const start = () =>
    startSession({ engine: planck, scene, restoreSettings }, { ...defaultValues(scene.params) });

  it('compiles in the page, and depends on nothing but its arguments', () => {
    expect(compileModule(source, Object.keys(IMPORTABLE)).errors).toEqual([]);
    expect(source).not.toMatch(IMPURE);
  });

  it('has regions with different names, one after another', () => {
    const marks = [...source.matchAll(/^\s*\/\/ #(region (\w+)|endregion)$/gm)];
    const names = marks.map(([, , name]) => name);
    expect(names.filter((_, index) => index % 2 === 1).every((name) => name === undefined)).toBe(
      true,
    );
    const regions = names.filter((_, index) => index % 2 === 0);
    expect(regions).not.toContain(undefined);
    expect(new Set(regions).size).toBe(regions.length);
    expect(names.length).toBe(2 * regions.length);
  });

  it('repeats a run exactly', () => {
    const session = start();
    const states = statesOf(session, 400);
    for (const step of [120, 399]) {
      session.goTo(step);
      while (!session.approach(() => true));
      expect(stateOf(session)).toBe(states[step - 1]);
    }
  });

  it('makes no usual mistake', () => {
    const watch = watchEngine(planck);
    const session = start();
    const { findings } = createWorldCheck(session.simulation().world(), watch);
    statesOf(session, 600);
    watch.stop();
    expect(findings().map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  it('keeps its bodies in or near the picture', () => {
    const session = start();
    const { stage, world } = session.simulation();
    const { view } = stage;
    let farthest = 0;
    for (let step = 0; step < 900; step++) {
      for (const input of INPUTS.get(step % 300) ?? []) session.apply(input);
      session.step();
      for (const body of listBodies(world())) {
        const { x, y } = body.getPosition();
        const [dx, dy] = [Math.abs(x - view.x) / view.width, Math.abs(y - view.y) / view.height];
        farthest = Math.max(farthest, dx, dy / 2);
      }
    }
    // At most half a view away to the sides, and one above and below.
    expect(farthest).toBeLessThanOrEqual(0.5);
  });
});
