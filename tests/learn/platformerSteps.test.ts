import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { toMatrix } from '../../src/lab/draw/camera.ts';
import { createSvgContext } from '../../src/lab/draw/svgContext.ts';
import { listBodies } from '../../src/lab/draw/world.ts';
import { readRegions } from '../../src/lab/model/regions.ts';
import type { Game } from '../../src/lab/template/game/game.ts';
import { compileModule } from '../../src/lab/typescript/module.ts';
import { createWorldCheck, watchEngine } from '../../src/lab/worldCheck/worldCheck.ts';
import { DOWN, LEFT, play, RIGHT, type Session, UP } from './platformer.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/learn/platformer');
const IDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));
const modules = import.meta.glob<{ createGame: (random?: () => number) => Game }>(
  '../../docs/learn/platformer/*.ts',
  { eager: true },
);

/** Sources of differences between runs with the same keys. */
const IMPURE = /\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

const PLAYER_COLOR = '#e8743b';

/** Ten seconds of keys that reach as much as possible in every step. */
const KEYS = [[RIGHT], [RIGHT, UP], [RIGHT], [LEFT, UP], [], [DOWN], [RIGHT, UP], [UP], [RIGHT]];
const STEPS_PER_KEYS = 67;

/** Returns the part of a program that says what main.ts needs. */
function findInterface(name: string, text: string): string {
  const { lines, regions } = readRegions(name, text);
  const { interface: range } = regions;
  if (!range) throw new Error(`${name} has no region "interface"`);
  return lines.slice(...range).join('\n');
}

/** Draws a game as a still picture, which allows only the calls that both kinds of pictures have. */
function draw({ game }: Session, alpha = 1) {
  const { x, y, width, height } = game.camera;
  const camera = { x, y, scale: 50, width: 50 * width, height: 50 * height };
  const { context, elements } = createSvgContext();
  context.transform(...toMatrix(camera));
  game.draw(context, alpha);
  return elements;
}

describe.each(IDS)('the step %s of the platformer', (id) => {
  const createGame = modules[`../../docs/learn/platformer/${id}.ts`]?.createGame;
  if (!createGame) throw new Error(`${id} has no createGame`);
  const code = readFileSync(join(FOLDER, `${id}.ts`), 'utf8');

  const run = () => {
    const watch = watchEngine(planck);
    const session = play(createGame);
    const { game, hold } = session;
    const { findings } = createWorldCheck(game.world, watch);
    for (const keys of KEYS) hold(keys, STEPS_PER_KEYS);
    watch.stop();
    const poses = listBodies(game.world).map((body) => [
      ...Object.values(body.getPosition()),
      body.getAngle(),
    ]);
    return {
      poses,
      status: game.status,
      picture: draw(session),
      found: findings().map(({ rule, message }) => `${rule}: ${message}`),
    };
  };

  it('ends in the same state when it runs again, and makes no usual mistake', () => {
    const first = run();
    expect(run()).toEqual(first);
    expect(first.found).toEqual([]);
  });

  it('draws the player between the last two steps', () => {
    const session = play(createGame);
    session.hold([], 40);
    session.hold([RIGHT], 4);
    const drawPlayer = (alpha: number) =>
      draw(session, alpha).filter(({ attributes }) => attributes.fill === PLAYER_COLOR);
    const before = drawPlayer(1);
    expect(before).not.toEqual([]);
    session.hold([RIGHT], 1);
    expect(drawPlayer(0)).toEqual(before);
    expect(drawPlayer(1)).not.toEqual(before);
  });

  it('moves in the air as if a sensor were not there', () => {
    const fall = (hasSensor: boolean) => {
      const { game, player, state, hold } = play(createGame);
      hold([], 40);
      // From the ground into the air, where no normal must be left over.
      const position = { x: 8.5, y: 9 };
      player.setTransform(position, 0);
      player.setLinearVelocity({ x: 6, y: 2 });
      const sensor = game.world.createBody({ position });
      const shape = new planck.Box(0.6, 1.2);
      if (hasSensor) sensor.createFixture({ shape, isSensor: true });
      const states: ReturnType<typeof state>[] = [];
      hold([LEFT], 12, () => states.push(state()));
      return states;
    };
    expect(fall(true)).toEqual(fall(false));
  });

  it('uses no time or state except its arguments', () => {
    expect(code).not.toMatch(IMPURE);
    expect(code.replace('createGame(random = Math.random)', '')).not.toContain('Math.random');
  });

  it('needs only Planck.js, and is what main.ts runs', () => {
    expect(compileModule(code).errors).toEqual([]);
    expect(code).not.toContain('#scene');
    const smallest = readFileSync(join(ROOT, 'src/lab/template/game/game.ts'), 'utf8');
    expect(findInterface(id, code)).toBe(findInterface('game', smallest));
  });

  it('has a picture and instructions, and is played with the arrow keys', () => {
    const session = play(createGame);
    expect(draw(session).length).toBeGreaterThan(5);
    expect(session.game.status).toContain('→');
    expect(session.game.keys).toEqual(expect.arrayContaining([LEFT, RIGHT, UP]));
  });

  it('has a level of equal rows that begin and end with a wall', () => {
    const rows = (code.match(/const LEVEL = .*?`\n([\s\S]*?)\n`/)?.[1] ?? '').split('\n');
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    for (const row of rows) expect(row).toMatch(/^#.*#$/);
  });
});
