import * as planck from 'planck';
import { expect, it } from 'vitest';
import { createGame } from '../template/game/game.ts';
import { startSession } from '../time/session.ts';
import { findGame, gameScene } from './exportedGame.ts';

const scene = gameScene(createGame);
const start = () => startSession({ engine: planck, scene, restoreSettings: () => undefined }, {});

it('finds the game that a module exports, and nothing else', () => {
  expect(findGame({ createGame })).toBe(createGame);
  expect(findGame({ createGame: 3, default: createGame })).toBeUndefined();
});

it('is a scene with the title and description of the game', () => {
  const { title, description } = createGame();
  expect(scene).toMatchObject({ title, description });
});

it('gives keys and pointer to the game, and steps the world once per step', () => {
  const session = start();
  const { stage, world } = session.simulation();
  const player = world().getBodyList();
  session.apply({ type: 'key', key: 'ArrowRight', isDown: true });
  session.step();
  expect(player?.getLinearVelocity().x).toBe(5);
  // One step of the gravity of 10 m/s² at 60 Hz.
  expect(player?.getLinearVelocity().y).toBeCloseTo(-10 / 60);
  session.apply({ type: 'key', key: 'ArrowRight', isDown: false });
  session.step();
  expect(player?.getLinearVelocity().x).toBe(0);
  expect(stage.info?.()).toContain('Press');
});

it('reports a key as pressed for one step, however long it is held', () => {
  const pressed: string[][] = [];
  const points: unknown[] = [];
  const recorded = gameScene(() => {
    const game = createGame();
    return {
      ...game,
      update: (input, dt) => {
        pressed.push([...input.pressed, ...(input.isClicked ? ['click'] : [])]);
        points.push(input.pointer);
        game.update(input, dt);
      },
    };
  });
  const session = startSession(
    { engine: planck, scene: recorded, restoreSettings: () => undefined },
    {},
  );
  session.step();
  for (const isDown of [true, true]) session.apply({ type: 'key', key: 'ArrowUp', isDown });
  session.apply({ type: 'point', phase: 'down', x: 1, y: 2 });
  session.step();
  session.step();
  expect(pressed).toEqual([[], ['ArrowUp', 'click'], []]);
  expect(points.at(-1)).toEqual({ x: 1, y: 2 });
});

it('leaves the pointer to the page in a game that never reads it', () => {
  const session = start();
  session.step();
  expect(session.simulation().stage.pointer).toBeUndefined();
});

it('repeats a run exactly', () => {
  const session = start();
  const states: string[] = [];
  for (let step = 0; step < 90; step++) {
    if (step === 30) session.apply({ type: 'key', key: 'ArrowLeft', isDown: true });
    session.step();
    states.push(JSON.stringify(session.simulation().world().getBodyList()?.getPosition()));
  }
  session.goTo(60);
  while (!session.approach(() => true));
  const { world } = session.simulation();
  expect(JSON.stringify(world().getBodyList()?.getPosition())).toBe(states[59]);
});
