import { describe, expect, it } from 'vitest';
import { createGame as tiles } from '../../docs/learn/platformer/01-tiles.ts';
import { createGame as run } from '../../docs/learn/platformer/02-run.ts';
import { createGame as jump } from '../../docs/learn/platformer/03-jump.ts';
import { createGame as slopes } from '../../docs/learn/platformer/04-slopes.ts';
import { createGame as walls } from '../../docs/learn/platformer/05-walls-and-ledges.ts';
import { climb, DOWN, LEFT, landing, play, RIGHT, type Session, UP } from './platformer.ts';

describe('tiles', () => {
  it('do not stop or slow a box that slides across their seams', () => {
    const { hold, until, state } = play(tiles);
    until([RIGHT], () => state().x > 6 && state().y < 2.5);
    hold([RIGHT], 45, () => expect(state().vx).toBe(7));
  });

  it.each([12, 14, 16, 18, 20, 22])('let a box land after %i steps, and run on', (steps) => {
    const { hold, until, state } = play(tiles);
    until([RIGHT], () => state().x > 3);
    hold([RIGHT], steps);
    hold([], 5);
    hold([RIGHT], 120);
    expect(state().x).toBeGreaterThan(12);
  });

  it('continue beyond the border of the level, so that nobody leaves it', () => {
    const { player, hold, state } = play(tiles);
    player.setTransform({ x: 3, y: 12 }, 0);
    hold([LEFT], 60);
    expect(state().x).toBeGreaterThan(1);
  });
});

describe('the running player', () => {
  it('reaches its full speed and stops in an eighth of a second each', () => {
    const { hold, state } = play(run);
    hold([], 30);
    hold([RIGHT], 8);
    expect(state().vx).toBe(7);
    hold([], 8);
    expect(state().vx).toBe(0);
  });

  it('turns more slowly in the air', () => {
    const { hold, until, state, isGrounded } = play(run);
    until([RIGHT], () => isGrounded());
    until([RIGHT], () => !isGrounded());
    hold([LEFT], 8);
    expect(state().vx).toBeCloseTo(7 - (8 * 35) / 60);
  });
});

describe('the jump', () => {
  const onGround = () => {
    const game = play(jump);
    game.hold([], 30);
    return game;
  };
  const readHeight = (keySteps: number) => {
    const { hold, state } = onGround();
    const { y } = state();
    let highest = y;
    const measure = () => {
      highest = Math.max(highest, state().y);
    };
    hold([UP], keySteps, measure);
    hold([], 60, measure);
    return highest - y;
  };

  it('is as high as its constant says, and lower when the key is released early', () => {
    expect(readHeight(40)).toBeCloseTo(3.35, 1);
    expect(readHeight(8)).toBeLessThan(2.9);
    expect(readHeight(1)).toBeLessThan(1.7);
  });

  it('works up to a tenth of a second after an edge', () => {
    const jumpsAfter = (steps: number) => {
      const { hold, until, state, isGrounded } = onGround();
      until([RIGHT], () => !isGrounded());
      hold([RIGHT], steps);
      hold([RIGHT, UP], 1);
      return state().vy > 0;
    };
    expect([0, 4, 8].map(jumpsAfter)).toEqual([true, true, false]);
  });

  it('works when the key is pressed slightly before landing', () => {
    const jumpsBeforeLanding = (steps: number) => {
      const fall = onGround();
      fall.hold([UP], 20);
      const { state, hold, isGrounded } = fall;
      let airTime = 0;
      for (; !isGrounded(); airTime++) hold([], 1);
      const again = onGround();
      again.hold([UP], 20);
      again.hold([], airTime - steps);
      expect(state().vy).toBeLessThan(0.1);
      again.hold([UP], steps + 3);
      return again.state().vy > 0;
    };
    expect([1, 5, 12].map(jumpsBeforeLanding)).toEqual([true, true, false]);
  });

  it('does not stick to a wall that the player runs against', () => {
    const { hold, until, state } = onGround();
    until([RIGHT], () => state().y < 2.4);
    until([LEFT], () => state().x < 4.36);
    until([LEFT, UP], () => state().vy < 0);
    const { vy } = state();
    hold([LEFT], 12);
    expect(state().vy).toBeCloseTo(vy - (12 * 43.75 * 1.3) / 60, 1);
  });

  it('reaches the highest platform', () => {
    const game = onGround();
    const { steer, until, hold, state } = game;
    until([RIGHT], () => state().x > 3.5);
    steer(() => 8, landing(game), [UP]);
    expect(state().y).toBeCloseTo(5.35, 1);
    hold([], 1);
    steer(() => 11.5, landing(game), [UP]);
    expect(state().y).toBeCloseTo(7.35, 1);
  });
});

describe('slopes', () => {
  const runTo = (game: Session, x: number) => game.until([RIGHT], () => game.state().x > x);

  it('neither pull down a player who stands nor throw off one who runs', () => {
    const game = play(slopes);
    const { hold, state, isGrounded } = game;
    runTo(game, 5);
    hold([], 20);
    const { x, y } = state();
    hold([], 600);
    expect(Math.hypot(state().x - x, state().y - y)).toBeLessThan(1e-4);
    hold([RIGHT], 60, () => expect(isGrounded()).toBe(true));
  });

  it('have the same speed uphill and downhill', () => {
    const game = play(slopes);
    const speed = () => Math.hypot(game.state().vx, game.state().vy);
    runTo(game, 6);
    expect(speed()).toBeCloseTo(7, 1);
    runTo(game, 13);
    expect(speed()).toBeCloseTo(7, 1);
    expect(game.state().vy).toBeCloseTo(7 / Math.SQRT2, 1);
  });

  it('do not make a player faster who runs down a step', () => {
    const game = play(slopes);
    runTo(game, 10.5);
    const { y } = game.state();
    const speeds: number[] = [];
    while (game.state().x < 11.8) game.hold([RIGHT], 1, () => speeds.push(game.state().vx));
    expect(game.state().y).toBeLessThan(y - 0.2);
    // At the corner itself, the contact turns some of the fall into speed.
    expect(speeds.filter((speed) => speed > 7.1).length).toBeLessThanOrEqual(1);
  });

  it('include steps that the player climbs without a jump', () => {
    const game = play(slopes);
    runTo(game, 9.5);
    expect(game.state().y).toBeCloseTo(2.6, 1);
    runTo(game, 15);
    expect(game.state().y).toBeCloseTo(4.35, 1);
  });
});

describe('walls and ledges', () => {
  it('let the player slide slowly, and jump from one wall to the other up to the top', () => {
    const game = play(walls);
    const { until, hold, state } = game;
    until([RIGHT], () => state().x > 12.6);
    until([RIGHT, UP], () => state().y > 4.5 && state().vy < 0);
    hold([RIGHT], 6);
    hold([RIGHT], 20, () => expect(state().vy).toBeGreaterThan(-4));
    climb(game, 8.4);
    until([RIGHT], () => state().x > 14);
    until([], landing(game));
    expect(state().y).toBeCloseTo(8.35, 1);
  });

  it('catch a player who falls at the maximum speed', () => {
    const game = play(walls);
    game.hold([], 30);
    game.player.setTransform({ x: 8.5, y: 9.6 }, 0);
    game.player.setLinearVelocity({ x: 0, y: -17 });
    game.until([], landing(game));
    expect(game.state().y).toBeCloseTo(5.35, 1);
  });

  it('let the player jump up through a ledge, stand on it, and drop', () => {
    const game = play(walls);
    const { until, state } = game;
    until([RIGHT], () => state().x > 8.5);
    until([LEFT], () => Math.abs(state().vx) < 1);
    until([UP], () => state().vy < 0);
    until([], landing(game));
    expect(state().y).toBeCloseTo(5.35, 1);
    until([DOWN], () => state().y < 4);
    until([], landing(game));
    expect(state().y).toBeLessThan(3);
  });
});
