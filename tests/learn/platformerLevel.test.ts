import { describe, expect, it } from 'vitest';
import { createGame as ground } from '../../docs/learn/platformer/06-moving-ground.ts';
import { createGame as camera } from '../../docs/learn/platformer/07-camera.ts';
import { createGame as coins } from '../../docs/learn/platformer/08-coins.ts';
import { createGame as enemies } from '../../docs/learn/platformer/09-enemies.ts';
import { createGame as checkpoints } from '../../docs/learn/platformer/10-checkpoints.ts';
import {
  isOver,
  landing,
  play,
  playToBridge,
  playToFlag,
  playToLastPit,
  RIGHT,
  stomp,
  UP,
} from './platformer.ts';

describe('moving ground', () => {
  it('carries the player, who stays in place on it', () => {
    const session = play(ground);
    const { platform, until, steer, hold, state } = session;
    const platformX = () => platform().getPosition().x;
    until([RIGHT], () => state().x > 6.5);
    until([], () => platformX() < 11.2);
    steer(platformX, () => state().x > 8, [UP]);
    steer(platformX, landing(session));
    hold([], 20);
    const offset = state().x - platformX();
    let [left, right] = [state().x, state().x];
    hold([], 400, () => {
      expect(state().x - platformX()).toBeCloseTo(offset, 1);
      [left, right] = [Math.min(left, state().x), Math.max(right, state().x)];
    });
    expect(right - left).toBeGreaterThan(3.5);
  });

  it('is a slack bridge that carries the player', () => {
    const { until, hold, state } = play(ground);
    until([RIGHT], () => state().x > 4.6);
    hold([], 60);
    expect(state().y).toBeLessThan(4.1); // the banks are at 4 m, and the foot is 0.35 m
    hold([], 300, () => expect(state().y).toBeGreaterThan(3.9));
    until([RIGHT], () => state().x > 7);
    expect(state().y).toBeCloseTo(4.35, 1);
  });

  it('returns what falls into the pit', () => {
    const { hold, state, crate } = play(ground);
    let furthest = 0;
    hold([RIGHT], 240, () => {
      furthest = Math.max(furthest, crate().getPosition().x);
    });
    expect(furthest).toBeGreaterThan(9);
    hold([], 240);
    expect(crate().getPosition().y).toBeGreaterThan(-2);
    expect(state().y).toBeGreaterThan(-2);
  });
});

it('keeps the player in view, and the view in the level', () => {
  const session = play(camera);
  const { game, state } = session;
  const update = game.update.bind(game);
  game.update = (input, dt) => {
    update(input, dt);
    const { x, y, width, height } = game.camera;
    expect(Math.abs(state().x - x)).toBeLessThan(width / 2);
    expect(Math.abs(state().y - y)).toBeLessThan(height / 2);
    expect(x).toBeGreaterThanOrEqual(width / 2);
    expect(x).toBeLessThanOrEqual(80 - width / 2);
  };
  playToBridge(session);
  playToLastPit(session);
  session.until([RIGHT], () => state().x > 78);
  session.hold([], 60);
  expect(game.camera.x).toBeCloseTo(71.5, 1);
});

describe('the game with coins', () => {
  it('is won at the flag, and starts again', () => {
    const session = play(coins);
    const { game, hold, state } = session;
    playToBridge(session);
    expect(game.status).toContain('Coins: 3 of 21.');
    playToLastPit(session);
    playToFlag(session);
    expect(game.status).toContain('You reached the flag!');
    const { x } = state();
    hold([RIGHT], 30);
    expect(state().x).toBe(x);
    hold(['Enter'], 1);
    expect(game.status).toContain('Coins: 0 of 21.');
    expect(state().x).toBe(3.5);
  });

  it('returns a crate that has fallen into a pit', () => {
    const { crate, hold } = play(coins);
    crate().setTransform({ x: 65, y: -1.9 }, 0);
    hold([], 60);
    expect(crate().getPosition().x).toBeCloseTo(57.5);
  });

  it('sounds when the player jumps and collects coins', () => {
    const session = play(coins);
    session.hold([], 30);
    session.hold([UP], 1);
    expect(session.game.sounds()).toHaveLength(1);
    expect(session.game.sounds()).toHaveLength(0);
    session.player.setTransform({ x: 15.5, y: 5.5 }, 0);
    session.hold([], 3);
    expect(session.game.sounds()).toHaveLength(2);
  });
});

describe('the game with enemies', () => {
  it('is won by a player who jumps on them', () => {
    const session = play(enemies);
    playToBridge(session);
    playToLastPit(session);
    expect(session.game.status).toContain('Lives: 3.');
    playToFlag(session);
    expect(session.enemies()).toHaveLength(0);
    expect(session.game.status).toContain('You reached the flag!');
  });

  it('is lost by a player who runs into pits and enemies, and starts again', () => {
    const session = play(enemies);
    const { game, until, hold, state } = session;
    until([RIGHT], () => game.status.includes('Lives: 2.'), 10);
    until([RIGHT], () => isOver(session), 20);
    expect(game.status).toContain('Game over.');
    hold(['Enter'], 1);
    expect(game.status).toContain('Lives: 3.');
    expect(state().x).toBe(3.5);
  });

  it('costs one life per touch, although the player has two fixtures', () => {
    const { game, player, enemies: all, until } = play(enemies);
    const { x, y } = all()[0]?.getPosition() ?? { x: 0, y: 0 };
    player.setTransform({ x: x - 1.5, y }, 0);
    until([RIGHT], () => !game.status.includes('Lives: 3.'));
    expect(game.status).toContain('Lives: 2.');
  });

  it('has enemies that stay on their ground', () => {
    const { enemies: all, hold } = play(enemies);
    hold([], 1800);
    expect(all().map((enemy) => enemy.getPosition().y > 2)).toEqual([true, true, true]);
  });
});

describe.each([
  ['enemies', enemies],
  ['checkpoints', checkpoints],
] as const)('the game with %s', (_name, createGame) => {
  it('ends at the flag, or costs a life, if the player touches flag and enemy at once', () => {
    const touchBoth = (hasNewerEnemy: boolean) => {
      const { game, player, enemies: all, hold, state } = play(createGame);
      const place = (x: number, enemyX: number) => {
        player.setTransform({ x, y: 4.4 }, 0);
        all()[0]?.setTransform({ x: enemyX, y: 4.4 }, 0);
        hold([], 1);
      };
      // Newer contacts begin first, and exist as soon as bodies are close.
      if (hasNewerEnemy) {
        place(76.8, 74);
        place(76.8, 76);
        place(77, 76.6);
      } else {
        place(77.5, 77.5);
      }
      return { status: game.status, x: state().x };
    };
    const won = touchBoth(false);
    expect(won.status).toContain('You reached the flag!');
    expect(won.x).toBe(77.5);
    const hurt = touchBoth(true);
    expect(hurt.status).toContain('Lives: 2.');
    expect(hurt.x).toBe(3.5);
  });

  it('bounces off an enemy on a slope', () => {
    const { player, enemies: all, hold, state } = play(createGame);
    player.setTransform({ x: 19.5, y: 5 }, 0);
    hold([], 60);
    const { x, y } = state();
    all()[0]?.setTransform({ x: x + 0.5, y: y - 0.4 }, 0);
    let highest = y;
    hold([], 60, () => {
      highest = Math.max(highest, state().y);
    });
    expect(highest - y).toBeCloseTo(1.6, 1);
  });
});

describe('the game with checkpoints', () => {
  it('is won with all lives', () => {
    const session = play(checkpoints);
    playToBridge(session);
    playToLastPit(session);
    expect(session.game.status).toContain('Lives: 3.');
    playToFlag(session);
    expect(session.game.status).toContain('You reached the flag!');
  });

  it('returns to the last one with what was there, and to the start after the last life', () => {
    const session = play(checkpoints);
    const { game, player, hold, state } = session;
    const fall = () => {
      player.setTransform({ x: 65, y: -2.5 }, 0);
      hold([], 30);
    };
    const expectState = (coins: number, lives: number, enemyCount: number) => {
      expect(game.status).toContain(`Coins: ${coins} of 21. Lives: ${lives}.`);
      expect(session.enemies()).toHaveLength(enemyCount);
    };
    playToBridge(session);
    expectState(3, 3, 2);
    stomp(session);
    expectState(3, 3, 1);
    fall();
    expectState(3, 2, 2);
    expect(state().x).toBeCloseTo(40.5, 1);
    fall();
    fall();
    expect(game.status).toContain('Game over.');
    hold(['Enter'], 1);
    expectState(0, 3, 3);
    expect(state().x).toBe(3.5);
  });

  it('sounds once at a checkpoint, not after every life', () => {
    const { game, player, hold } = play(checkpoints);
    const countTones = (x: number, y: number) => {
      player.setTransform({ x, y }, 0);
      hold([], 3);
      return game.sounds().length;
    };
    expect(countTones(40.5, 9.4)).toBe(2);
    expect(countTones(65, -2.5)).toBe(1);
  });

  it('is over after the last life, even with an enemy at the checkpoint', () => {
    const { game, player, enemies: all, hold, state } = play(checkpoints);
    const place = (x: number, y: number) => {
      player.setTransform({ x, y }, 0);
      hold([], 3);
    };
    place(65, -2.5);
    place(65, -2.5);
    // The player touches the checkpoint from the left, and would continue in its middle.
    all()[0]?.setTransform({ x: 40.8, y: 9.5 }, 0);
    place(39.9, 9.4);
    expect(game.status).toContain('Lives: 1.');
    place(65, -2.5);
    expect(game.status).toContain('Game over.');
    expect(state().x).toBe(65);
  });
});
