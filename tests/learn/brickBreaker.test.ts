import type { Body, PolygonShape } from 'planck';
import { describe, expect, it } from 'vitest';
import { createGame as world } from '../../docs/learn/brick-breaker/01-world.ts';
import { createGame as paddle } from '../../docs/learn/brick-breaker/02-paddle.ts';
import { createGame as ball } from '../../docs/learn/brick-breaker/03-ball.ts';
import { createGame as bricks } from '../../docs/learn/brick-breaker/04-bricks.ts';
import { createGame as score } from '../../docs/learn/brick-breaker/05-score.ts';
import { createGame as levels } from '../../docs/learn/brick-breaker/06-levels.ts';
import { createGame as powerUps } from '../../docs/learn/brick-breaker/07-power-ups.ts';
import { createGame as polish } from '../../docs/learn/brick-breaker/08-polish.ts';
import type { Tone } from '../../src/lab/template/game/game.ts';
import { type CreateGame, type Play, startGame } from './play.ts';
import { createPlayer } from './player.ts';

/** Seconds after which a game that isn't over would never be. */
const LONGEST_GAME = 900;

function readSpeed(body: Body | undefined): number {
  return body?.getLinearVelocity().length() ?? 0;
}

function isOver({ game }: Play): boolean {
  return /You win|Game over/.test(game.status);
}

/** Plays with pointer or keys until the game is over. */
function playToTheEnd(game: Play, device: 'pointer' | 'keys'): void {
  const play = createPlayer(game, device);
  for (let step = 0; step < 60 * LONGEST_GAME && !isOver(game); step++) {
    play();
    game.step();
    // Between the walls: the paddle pushes no ball through one.
    for (const ball of game.balls()) expect(Math.abs(ball.getPosition().x)).toBeLessThan(6);
  }
}

/** Serves, and lets every ball go past the paddle. */
function loseLife(game: Play): void {
  const lives = game.fact('Lives');
  game.point({ x: 6, y: 0 });
  game.pass(0.5);
  game.tap();
  for (let step = 0; step < 60 * 60 && game.fact('Lives') === lives; step++) {
    const [{ x } = { x: 0 }] = game.balls().map((one) => one.getPosition());
    game.point({ x: x > 0 ? -6 : 6, y: 0 });
    game.step();
  }
  game.step();
}

describe('step 1, world and walls', () => {
  it('throws the ball again and again, at the same speed', () => {
    const game = startGame(world);
    let falls = 0;
    for (let step = 0; step < 60 * 30; step++) {
      const [before = 0] = game.balls().map((one) => one.getPosition().y);
      game.step();
      const [after = 0] = game.balls().map((one) => one.getPosition().y);
      if (before < -0.9 && after > 0) falls++;
      expect(readSpeed(game.balls()[0])).toBeCloseTo(7, 3);
    }
    expect(falls).toBeGreaterThan(5);
  });
});

describe('step 2, paddle', () => {
  it('follows the pointer and the arrow keys, and stays between the walls', () => {
    const game = startGame(paddle);
    const x = () => game.paddle().getPosition().x;
    game.point({ x: 2, y: 5 });
    game.pass(0.2);
    expect(x()).toBeCloseTo(2);
    game.press('ArrowLeft');
    game.pass(0.1);
    game.lift('ArrowLeft');
    game.pass(0.1);
    expect(x()).toBeCloseTo(2 - 1.1);
    game.point({ x: 99, y: 0 });
    game.pass(0.5);
    expect(x()).toBeCloseTo(6 - 0.95);
    game.press('ArrowLeft');
    game.pass(3);
    expect(x()).toBeCloseTo(-6 + 0.95);
    game.lift('ArrowLeft');
    game.point({ x: 0, y: 0 });
    game.pass(0.2);
    expect(x()).toBeCloseTo(0);
  });

  it('sends the ball back', () => {
    const game = startGame(paddle);
    let saves = 0;
    for (let step = 0; step < 60 * 30; step++) {
      const [one] = game.balls();
      game.point({ x: one?.getPosition().x ?? 0, y: 0 });
      const isFalling = (one?.getLinearVelocity().y ?? 0) < 0;
      game.step();
      if (isFalling && (one?.getLinearVelocity().y ?? 0) > 0) saves++;
      expect(one?.getPosition().y).toBeGreaterThan(0.5);
    }
    expect(saves).toBeGreaterThan(5);
  });
});

describe('step 3, ball', () => {
  /** The direction after a hit, in degrees to the vertical, if the ball is right of the paddle's center by an offset. */
  const angleAfter = (offset: number): number => {
    const game = startGame(ball);
    // From here, it comes back far from the walls.
    game.point({ x: -4, y: 0 });
    game.pass(0.5);
    game.tap();
    const [one] = game.balls();
    if (!one) throw new Error('there is no ball');
    for (let step = 0; step < 600; step++) {
      game.point({ x: one.getPosition().x - offset, y: 0 });
      const isFalling = one.getLinearVelocity().y < 0;
      game.step();
      const { x, y } = one.getLinearVelocity();
      if (isFalling && y > 0) return (Math.atan2(x, y) * 180) / Math.PI;
    }
    throw new Error('the ball does not come back');
  };

  it('waits on the paddle until it is served', () => {
    const game = startGame(ball);
    game.point({ x: -3, y: 0 });
    game.pass(1);
    const [one] = game.balls();
    expect(one?.getPosition().x).toBeCloseTo(-3);
    expect(one?.getPosition().y).toBeLessThan(1);
    game.press(' ');
    game.pass(0.5);
    expect(one?.getPosition().y).toBeGreaterThan(3);
  });

  it('leaves the paddle at an angle that depends on where it hits', () => {
    // Within 5°, because the ball moves on until the paddle is there.
    expect(angleAfter(0.6)).toBeCloseTo((0.6 / 0.95) * 60, -1);
    expect(angleAfter(-0.5)).toBeCloseTo((-0.5 / 0.95) * 60, -1);
    expect(angleAfter(0)).toBeGreaterThan(-15);
    expect(angleAfter(0)).toBeLessThan(15);
  });

  it('keeps its speed, and a part of it along each axis', () => {
    const game = startGame(ball);
    const play = createPlayer(game, 'pointer');
    for (let step = 0; step < 60 * 60; step++) {
      play();
      game.step();
      const [one] = game.balls();
      const { x = 0, y = 0 } = one?.getLinearVelocity() ?? {};
      if (y === 0) continue;
      expect(Math.hypot(x, y)).toBeCloseTo(7);
      // Faster than the restitution threshold of 1 m/s.
      expect(Math.min(Math.abs(x), Math.abs(y))).toBeGreaterThan(1.1);
    }
  });
});

describe('step 4, bricks', () => {
  it('a brick disappears after as many hits as it takes', () => {
    const game = startGame(bricks);
    const play = createPlayer(game, 'pointer');
    const hitsLeft = () =>
      game.bricks().map((brick) => (brick.getUserData() as { hits: number }).hits);
    expect(game.bricks()).toHaveLength(50);
    let fastest = 0;
    for (let step = 0; step < 60 * LONGEST_GAME && game.bricks().length > 0; step++) {
      play();
      game.step();
      expect(Math.min(1, ...hitsLeft())).toBe(1);
      fastest = Math.max(fastest, readSpeed(game.balls()[0]));
    }
    expect(game.bricks()).toHaveLength(0);
    expect(fastest).toBeCloseTo(12);
  });
});

describe.each([
  ['step 5, score', score],
  ['step 6, levels', levels],
  ['step 7, power-ups', powerUps],
  ['step 8, polish', polish],
] as [string, CreateGame][])('%s', (_name, scene) => {
  it.each(['pointer', 'keys'] as const)('is won with the %s, and starts again', (device) => {
    const game = startGame(scene);
    playToTheEnd(game, device);
    expect(game.game.status).toContain('You win');
    const best = game.fact('Best');
    expect(Number(best)).toBeGreaterThanOrEqual(900);
    game.lift(' ');
    if (device === 'pointer') game.tap();
    else game.press(' ');
    game.step();
    expect(isOver(game)).toBe(false);
    expect([game.fact('Score'), game.fact('Lives'), game.fact('Best')]).toEqual(['0', '3', best]);
  });

  it('is lost after three balls, and starts again', () => {
    const game = startGame(scene);
    const lives = [0, 1, 2].map(() => {
      loseLife(game);
      return game.fact('Lives');
    });
    expect(lives).toEqual(['2', '1', '0']);
    expect(game.game.status).toContain('Game over');
    game.press('r');
    game.pass(0.1);
    expect(game.fact('Lives')).toBe('3');
    expect(game.game.status).toContain('serve');
  });

  it('pauses, and continues where it was', () => {
    const game = startGame(scene);
    game.tap();
    game.pass(0.5);
    const at = { ...game.balls()[0]?.getPosition() };
    game.press('p');
    game.pass(0.5);
    expect(game.game.status).toContain('Paused');
    expect(game.balls()[0]?.getPosition()).toMatchObject(at);
    expect(game.draw(0)).toEqual(game.draw(1));
    game.tap();
    game.step();
    expect(game.game.status).not.toContain('Paused');
    const speed = readSpeed(game.balls()[0]);
    const { x = 0, y = 0 } = at;
    const now = game.balls()[0]?.getPosition() ?? { x, y };
    expect(Math.hypot(now.x - x, now.y - y)).toBeCloseTo(speed / 60);
  });
});

describe('step 6, levels', () => {
  it('shows a level of each picture, and bricks that never break', () => {
    const game = startGame(levels);
    const play = createPlayer(game, 'pointer');
    const seen = new Map<string, number>();
    for (let step = 0; step < 60 * LONGEST_GAME && !isOver(game); step++) {
      const level = game.fact('Level');
      if (!seen.has(level)) seen.set(level, game.bricks().length);
      play();
      game.step();
    }
    expect([...seen]).toEqual([
      ['1 of 5', 28],
      ['2 of 5', 30],
      ['3 of 5', 28],
      ['4 of 5', 34],
      ['5 of 5', 36],
    ]);
    expect(game.bricks().length).toBeGreaterThan(0);
  });
});

describe('step 7, power-ups', () => {
  it('widens the paddle for a while, adds balls, and slows them down', () => {
    const game = startGame(powerUps);
    const play = createPlayer(game, 'pointer');
    const widths = new Set<string>();
    let [mostBalls, slowdowns, speed] = [0, 0, 0];
    for (let step = 0; step < 60 * 180; step++) {
      play();
      game.step();
      const box = game.paddle().getFixtureList()?.getShape() as PolygonShape;
      const xs = box.m_vertices.map(({ x }) => x);
      widths.add((Math.max(...xs) - Math.min(...xs)).toFixed(1));
      mostBalls = Math.max(mostBalls, game.balls().length);
      const now = Math.max(...game.balls().map(readSpeed));
      if (now > 6.9 && now < speed - 0.2) slowdowns++;
      speed = now;
    }
    expect([...widths].sort()).toEqual(['1.9', '3.0']);
    expect(mostBalls).toBeGreaterThan(2);
    expect(slowdowns).toBeGreaterThan(0);
  });
});

it.each([
  ['step 7', powerUps],
  ['step 8', polish],
])('%s moves no ball after the end', (_name, createGame) => {
  // Every broken brick drops a capsule for three balls.
  let isHigh = true;
  const random = () => {
    isHigh = !isHigh;
    return isHigh ? 0.9 : 0.1;
  };
  const game = startGame(() => createGame(random));
  playToTheEnd(game, 'pointer');
  expect(game.game.status).toContain('You win');
  expect(game.balls().length).toBeGreaterThan(3);
  for (let step = 0; step < 180; step++) {
    game.point(game.capsules()[0]?.getPosition() ?? { x: 0, y: 0 });
    game.step();
    for (const ball of game.balls()) expect(readSpeed(ball)).toBe(0);
  }
});

describe('step 8, polish', () => {
  it('plays a higher note for each brick of a streak', () => {
    const game = startGame(polish);
    const play = createPlayer(game, 'pointer');
    const tones: Tone[] = [];
    for (let step = 0; step < 60 * 60; step++) {
      play();
      tones.push(...game.step());
    }
    const notes = tones.filter(({ duration }) => duration === 0.12).map((tone) => tone.frequency);
    expect(notes.length).toBeGreaterThan(20);
    expect(notes.some((note, index) => note > (notes[index - 1] ?? Infinity))).toBe(true);
    for (const { frequency, duration, delay = 0 } of tones) {
      expect(frequency > 60 && frequency < 3000).toBe(true);
      expect(duration + delay).toBeLessThan(2);
    }
  });

  it('shakes the picture for a moment when a ball is lost', () => {
    const game = startGame(polish);
    const background = () => game.draw(1)[0];
    const still = background();
    game.pass(1);
    expect(background()).toEqual(still);
    loseLife(game);
    expect(background()).not.toEqual(still);
    game.pass(1);
    expect(background()).toEqual(still);
  });
});
