import type { Body } from 'planck';
import { describe, expect, it } from 'vitest';
import ground from '../../docs/learn/platformer/06-moving-ground.ts';
import camera from '../../docs/learn/platformer/07-camera.ts';
import coins from '../../docs/learn/platformer/08-coins.ts';
import enemies from '../../docs/learn/platformer/09-enemies.ts';
import checkpoints from '../../docs/learn/platformer/10-checkpoints.ts';
import { listBodies } from '../../src/lab/draw/world.ts';
import {
  enemiesOf,
  type Game,
  landing,
  play,
  playToBridge,
  playToFlag,
  playToLastPit,
  RIGHT,
  stomp,
  UP,
} from './platformer.ts';

const find = ({ stage }: Game, isWanted: (body: Body) => boolean) =>
  listBodies(stage.world).filter(isWanted);

describe('moving ground', () => {
  it('carries the player, who stays in place on it', () => {
    const game = play(ground);
    const { until, steer, hold, state } = game;
    const [platform] = find(game, (body) => body.isKinematic());
    const platformX = () => platform?.getPosition().x ?? 0;
    until([RIGHT], () => state().x > 6.5);
    until([], () => platformX() < 11.2);
    steer(platformX, () => state().x > 8, [UP]);
    steer(platformX, landing(game));
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
    const game = play(ground);
    const { hold, state } = game;
    const [crate] = find(game, (body) => body.isDynamic() && body.getPosition().x === 7.5);
    let furthest = 0;
    hold([RIGHT], 240, () => {
      furthest = Math.max(furthest, crate?.getPosition().x ?? 0);
    });
    expect(furthest).toBeGreaterThan(9);
    hold([], 240);
    expect(crate?.getPosition().y).toBeGreaterThan(-2);
    expect(state().y).toBeGreaterThan(-2);
  });
});

it('keeps the player in view, and the view in the level', () => {
  const game = play(camera);
  const { simulation, stage, state } = game;
  const step = simulation.step;
  simulation.step = () => {
    step();
    const { x, y, width, height } = stage.view;
    expect(Math.abs(state().x - x)).toBeLessThan(width / 2);
    expect(Math.abs(state().y - y)).toBeLessThan(height / 2);
    expect(x).toBeGreaterThanOrEqual(width / 2);
    expect(x).toBeLessThanOrEqual(80 - width / 2);
  };
  playToBridge(game);
  playToLastPit(game);
  game.until([RIGHT], () => state().x > 78);
  game.hold([], 60);
  expect(stage.view.x).toBeCloseTo(71.5, 1);
});

describe('the game with coins', () => {
  it('is won at the flag, and starts again', () => {
    const game = play(coins);
    const { stage, fact, state } = game;
    playToBridge(game);
    expect(fact('Coins')).toBe('3 of 21');
    playToLastPit(game);
    playToFlag(game);
    expect(stage.info?.()).toBe('Press Enter to play again.');
    stage.keys?.down('Enter');
    expect([fact('Coins'), stage.speed]).toEqual(['0 of 21', 1]);
    expect(state().x).toBe(3.5);
  });
});

describe('the game with enemies', () => {
  it('is won by a player who jumps on them', () => {
    const game = play(enemies);
    playToBridge(game);
    playToLastPit(game);
    playToFlag(game);
    expect(enemiesOf(game.stage)).toHaveLength(0);
    expect(game.fact('Lives')).toBe(3);
  });

  it('is lost by a player who runs into pits and enemies, and starts again', () => {
    const { stage, until, fact } = play(enemies);
    until([RIGHT], () => fact('Lives') === 2, 10);
    until([RIGHT], () => stage.speed === 0, 20);
    expect(fact('Lives')).toBe(0);
    stage.controls?.Restart?.();
    expect([fact('Lives'), stage.speed]).toEqual([3, 1]);
  });

  it('has enemies that stay on their ground', () => {
    const { stage, hold } = play(enemies);
    hold([], 1800);
    expect(enemiesOf(stage).map((enemy) => enemy.getPosition().y > 2)).toEqual([true, true, true]);
  });
});

describe('the game with checkpoints', () => {
  it('is won with all lives', () => {
    const game = play(checkpoints);
    playToBridge(game);
    playToLastPit(game);
    playToFlag(game);
    expect(game.fact('Lives')).toBe(3);
  });

  it('returns to the last one with what was there, and to the start after the last life', () => {
    const game = play(checkpoints);
    const { stage, player, hold, state, fact } = game;
    const fall = () => {
      player.setTransform({ x: 65, y: -2.5 }, 0);
      hold([], 30);
    };
    const stateOfGame = () => [fact('Coins'), fact('Lives'), enemiesOf(stage).length];
    playToBridge(game);
    expect(stateOfGame()).toEqual(['3 of 21', 3, 2]);
    stomp(game);
    expect(stateOfGame()).toEqual(['3 of 21', 3, 1]);
    fall();
    expect(stateOfGame()).toEqual(['3 of 21', 2, 2]);
    expect(state().x).toBeCloseTo(40.5, 1);
    fall();
    fall();
    expect([fact('Lives'), stage.speed]).toEqual([0, 0]);
    stage.keys?.down('Enter');
    expect(stateOfGame()).toEqual(['0 of 21', 3, 3]);
    expect(state().x).toBe(3.5);
  });
});
