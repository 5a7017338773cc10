import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../model/scene.ts';
import {
  createInteraction,
  type Interaction,
  type InteractionCommand,
  toWorldInput,
} from './interaction.ts';

/** Maps 10 m by 10 m to 100 by 100 pixels. */
const CAMERA = { x: 0, y: 0, scale: 10, width: 100, height: 100 };

let stage: Stage;
let interaction: Interaction;
let log: string[];

beforeEach(() => {
  log = [];
  stage = {
    world: worldWithBall(),
    view: { x: 0, y: 0, width: 10, height: 10 },
    controls: { Jump: () => log.push('jump') },
  };
  interaction = createInteraction(planck, stage);
});

function worldWithBall(): planck.World {
  const world = new planck.World();
  const ball = world.createBody({ type: 'dynamic' });
  ball.createFixture({ shape: new planck.Circle(1), density: 1 });
  return world;
}

function send(command: InteractionCommand) {
  interaction.apply(toWorldInput(command, CAMERA));
}

it('grabs within reach, both in pixels', () => {
  send({ type: 'grab', x: 65, y: 50, reach: 4 });
  expect(interaction.dragger().selected()).toBeUndefined();
  send({ type: 'grab', x: 65, y: 50, reach: 6 });
  expect(interaction.dragger().selected()).toBeDefined();
  send({ type: 'drag', x: 80, y: 20 });
  expect(interaction.dragger().joint()?.getAnchorA()).toMatchObject({ x: 3, y: 3 });
  send({ type: 'release' });
  expect(interaction.dragger().joint()).toBeUndefined();
});

it('follows the scene to another world', () => {
  send({ type: 'select', direction: 1 });
  const before = interaction.dragger();
  stage.world = worldWithBall();
  expect(interaction.dragger()).not.toBe(before);
  send({ type: 'push', x: 1, y: 0 });
  expect(stage.world.getBodyList()?.getLinearVelocity().x).toBeGreaterThan(0);
});

it('passes the pointer on in meters, and moves it before it is pressed', () => {
  const write = (what: string) => (point: planck.Vec2Value) =>
    log.push(`${what} ${point.x}, ${point.y}`);
  stage.pointer = { move: write('move'), down: write('down'), up: write('up') };
  send({ type: 'point', phase: 'move', x: 60, y: 30 });
  send({ type: 'point', phase: 'down', x: 70, y: 50 });
  send({ type: 'point', phase: 'up', x: 80, y: 50 });
  expect(log).toEqual(['move 1, 2', 'move 2, 0', 'down 2, 0', 'up 3, 0']);
  stage.pointer = { move: write('move') };
  send({ type: 'point', phase: 'up', x: 0, y: 0 });
  expect(log).toHaveLength(4);
});

it('calls the scene’s own controls', () => {
  send({ type: 'control', name: 'Jump' });
  send({ type: 'control', name: 'Dance' });
  expect(log).toEqual(['jump']);
});

it('passes keys on as soon as the scene listens to them', () => {
  send({ type: 'key', key: 'a', isDown: true });
  stage.keys = {
    names: ['b'],
    down: (key) => log.push(`down ${key}`),
    up: (key) => log.push(`up ${key}`),
    release: () => log.push('release'),
  };
  send({ type: 'key', key: 'b', isDown: true });
  send({ type: 'key', key: 'b', isDown: false });
  send({ type: 'releaseKeys' });
  expect(log).toEqual(['down b', 'up b', 'release']);
});

/** Presses and releases a key in a scene that listens to some keys, and returns what the scene receives. */
function press(names: string[], key: string, code: string): string[] {
  stage.keys = {
    names,
    down: (key) => log.push(`down ${key}`),
    up: (key) => log.push(`up ${key}`),
    release: () => undefined,
  };
  for (const isDown of [true, false]) send({ type: 'key', key, code, isDown });
  return log;
}

it.each([
  ['with Caps Lock', ['p'], 'P', 'KeyP', 'p'],
  ['on a Russian keyboard', ['r'], 'к', 'KeyR', 'r'],
  ['on a Russian keyboard, if the scene listens to that letter', ['к'], 'к', 'KeyR', 'к'],
  ['in the place of P on a Dvorak keyboard', ['p'], 'l', 'KeyP', 'l'],
])('passes on a letter %s', (_where, names, key, code, received) => {
  expect(press(names, key, code)).toEqual([`down ${received}`, `up ${received}`]);
});

it('passes on Latin letters to a program on a Russian keyboard', () => {
  stage.program = {} as NonNullable<Stage['program']>;
  expect(press([], 'ц', 'KeyW')).toEqual(['down w', 'up w']);
});

describe('WASD', () => {
  it.each(['w', 'z', 'ц'])('presses an arrow key, also as %s on another keyboard', (key) => {
    expect(press(['ArrowUp'], key, 'KeyW')).toEqual(['down ArrowUp', 'up ArrowUp']);
  });

  it('stays a letter in a scene that listens to the letter, or not to the arrow key', () => {
    expect(press(['ArrowUp', 'w'], 'w', 'KeyW')).toEqual(['down w', 'up w']);
    log = [];
    expect(press(['ArrowLeft'], 'w', 'KeyW')).toEqual(['down w', 'up w']);
  });

  it('stays a letter in a program, which has no list of its keys', () => {
    stage.program = {} as NonNullable<Stage['program']>;
    expect(press(['ArrowUp'], 'w', 'KeyW')).toEqual(['down w', 'up w']);
  });
});
