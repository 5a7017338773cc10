import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { listBodies } from '../../src/lab/draw/world.ts';
import { compileModule } from '../../src/lab/typescript/module.ts';
import { createWorldCheck, watchEngine } from '../../src/lab/worldCheck/worldCheck.ts';
import { type CreateGame, type Play, startGame } from './play.ts';

/*
 * What is true for each step of the brick breaker: it runs anywhere, the same input leads to the same states, and its
 * regions are complete.
 */

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/learn/brick-breaker');
const STEPS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));
const modules = import.meta.glob<{ createGame: CreateGame }>(
  '../../docs/learn/brick-breaker/*.ts',
  {
    eager: true,
  },
);

/** Sources of differences between runs with the same inputs; `random` is the default of a parameter. */
const IMPURE =
  /(?<!createGame\(random = )\bMath\.random\b|\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

/** What a player does, after so many steps. */
const INPUTS = new Map<number, (play: Play) => void>([
  [10, (play) => play.point({ x: 1, y: 3 })],
  [30, (play) => play.tap()],
  [90, (play) => play.press('ArrowLeft')],
  [130, (play) => play.lift('ArrowLeft')],
  [150, (play) => play.press('p')],
  [160, (play) => play.tap()],
  [200, (play) => play.press('r')],
  [210, (play) => play.press(' ')],
]);

function interfaceRegion(source: string): string | undefined {
  return source.match(/^\/\/ #region interface\n[\s\S]*?\n\/\/ #endregion$/m)?.[0];
}

/** Plays so many steps, and returns the state after each. */
function statesAfter(play: Play, count: number): string[] {
  const states: string[] = [];
  for (let step = 0; step < count; step++) {
    INPUTS.get(step % 300)?.(play);
    states.push(stateAfter(play, play.step()));
  }
  return states;
}

function stateAfter(play: Play, sounds: unknown): string {
  const { game } = play;
  const bodies = listBodies(game.world);
  return JSON.stringify([
    bodies.map((body) => [body.getPosition(), body.getLinearVelocity()]),
    game.status,
    sounds,
    play.draw(0.5),
  ]);
}

it('there are at least eight steps', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(8);
});

describe.each(STEPS)('the step %s', (id) => {
  const source = readFileSync(join(FOLDER, `${id}.ts`), 'utf8');
  const { createGame } = modules[`../../docs/learn/brick-breaker/${id}.ts`] as {
    createGame: CreateGame;
  };

  it('needs nothing but the engine', () => {
    expect(compileModule(source).errors).toEqual([]);
    expect(source).not.toContain('#scene');
    expect(source).not.toMatch(IMPURE);
  });

  it('repeats the interface of main.ts', () => {
    const game = readFileSync(join(ROOT, 'src/lab/template/game/game.ts'), 'utf8');
    expect(interfaceRegion(source)).toBe(interfaceRegion(game));
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
    const states = statesAfter(startGame(createGame), 400);
    expect(statesAfter(startGame(createGame), 400)).toEqual(states);
    expect(new Set(states).size).toBeGreaterThan(100);
  });

  it('makes no usual mistake', () => {
    const watch = watchEngine(planck);
    const play = startGame(createGame);
    const { findings } = createWorldCheck(play.game.world, watch);
    statesAfter(play, 600);
    watch.stop();
    expect(findings().map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  it('keeps its bodies in or near the picture', () => {
    const play = startGame(createGame);
    const { camera, world } = play.game;
    let farthest = 0;
    for (let step = 0; step < 900; step++) {
      INPUTS.get(step % 300)?.(play);
      play.step();
      for (const body of listBodies(world)) {
        const { x, y } = body.getPosition();
        const dx = Math.abs(x - camera.x) / camera.width;
        const dy = Math.abs(y - camera.y) / camera.height;
        farthest = Math.max(farthest, dx, dy / 2);
      }
    }
    // At most half a view away to the sides, and one above and below.
    expect(farthest).toBeLessThanOrEqual(0.5);
  });
});
