import { type Body, Box, Edge, World } from 'planck';
import { describe, expect, test } from 'vitest';
import {
  advancePlayback,
  type BodyState,
  readSnapshot,
  SnapshotBuffer,
  writeSnapshot,
} from '../../../docs/scenes/recipes/state-sync.ts';

// Claims of the recipe about snapshots.

const STEP = 1 / 60;

/** Returns 60 boxes that fall to the ground. */
function createServer() {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const shape = new Edge({ x: -150, y: 0 }, { x: 150, y: 0 });
  world.createBody().createFixture({ shape, friction: 0.6 });
  const bodies = new Map<number, Body>();
  for (let id = 0; id < 60; id++) {
    const position = { x: (id % 30) * 4 - 60, y: 2 + 2 * Math.floor(id / 30) };
    const body = world.createBody({
      type: 'dynamic',
      position,
      angle: id,
      angularVelocity: id % 7,
    });
    body.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.6 });
    bodies.set(id, body);
  }
  const run = (steps: number) => {
    for (let i = 0; i < steps; i++) world.step(STEP);
  };
  return { world, bodies, run };
}

test('a body has 12 bytes, an empty snapshot 8, and a body in JSON about 90', () => {
  const { bodies, run } = createServer();
  run(20);
  const buffer = writeSnapshot(20, bodies, false);
  expect(buffer.byteLength).toBe(8 + 12 * 60);
  const states = [...bodies].map(([id, body]) => {
    const { x: vx, y: vy } = body.getLinearVelocity();
    return { id, x: body.getPosition().x, y: body.getPosition().y, angle: body.getAngle(), vx, vy };
  });
  const json = JSON.stringify(states).length / states.length;
  expect(json).toBeGreaterThan(80);
  expect(json).toBeLessThan(120);
  run(1200);
  expect(writeSnapshot(1220, bodies, false).byteLength).toBe(8);
  expect(writeSnapshot(1220, bodies, true).byteLength).toBe(8 + 12 * 60);
});

test('a round trip changes positions by at most 1.6 mm, angles by 0.003°, and speeds by 1 mm/s', () => {
  const { bodies, run } = createServer();
  const worst = { position: 0, angle: 0, speed: 0 };
  for (let i = 0; i < 60; i++) {
    run(1);
    const { states, step } = readSnapshot(writeSnapshot(i, bodies, true));
    expect(step).toBe(i);
    expect(states.size).toBe(60);
    for (const [id, body] of bodies) {
      const state = states.get(id);
      if (!state) throw new Error('a body is missing');
      const { x, y } = body.getPosition();
      const velocity = body.getLinearVelocity();
      const turn = (state.angle - body.getAngle()) / (2 * Math.PI);
      const angle = 360 * Math.abs(turn - Math.round(turn));
      worst.position = Math.max(worst.position, Math.abs(state.x - x), Math.abs(state.y - y));
      worst.angle = Math.max(worst.angle, angle);
      const [dvx, dvy] = [state.vx - velocity.x, state.vy - velocity.y];
      worst.speed = Math.max(worst.speed, Math.abs(dvx), Math.abs(dvy));
    }
  }
  expect(worst.position).toBeGreaterThan(0.0014);
  expect(worst.position).toBeLessThan(0.0016);
  expect(worst.angle).toBeLessThan(0.003);
  expect(worst.speed).toBeLessThan(0.001);
});

describe('a SnapshotBuffer', () => {
  const state = (x: number, angle = 0): BodyState => ({ x, y: 0, angle, vx: 6, vy: 0 });
  const snapshot = (step: number, ...states: [number, BodyState][]) => ({
    step,
    isComplete: false,
    states: new Map(states),
  });

  test('interpolates positions, and angles by the shorter way', () => {
    const buffer = new SnapshotBuffer();
    buffer.add(snapshot(10, [1, state(0, 3.1)]));
    buffer.add(snapshot(20, [1, state(1, -3.1)]));
    const middle = buffer.statesAt(15).get(1);
    expect(middle?.x).toBeCloseTo(0.5, 9);
    expect(Math.abs(middle?.angle ?? 0)).toBeCloseTo(Math.PI, 2);
    expect(buffer.statesAt(5).get(1)?.x).toBe(0);
  });

  test('keeps a sleeping body where it is until it moves again', () => {
    const buffer = new SnapshotBuffer();
    buffer.add(snapshot(0, [1, state(0)], [2, state(5)]));
    for (let step = 10; step < 100; step += 10) buffer.add(snapshot(step, [2, state(5)]));
    buffer.add(snapshot(100, [1, state(4)]));
    expect(buffer.statesAt(85).get(1)?.x).toBe(0);
    expect(buffer.statesAt(95).get(1)?.x).toBeCloseTo(2, 9);
  });

  test('ignores late snapshots, removes bodies, and predicts for a moment', () => {
    const buffer = new SnapshotBuffer();
    buffer.add(snapshot(0, [1, state(0)], [2, state(5)]));
    buffer.add({ ...snapshot(20, [1, state(2)]), isComplete: true });
    buffer.add(snapshot(10, [1, state(9)], [2, state(9)]));
    expect(buffer.statesAt(20).get(2)).toBeUndefined();
    expect(buffer.statesAt(23).get(1)?.x).toBeCloseTo(2.3, 9);
    expect(buffer.statesAt(200).get(1)?.x).toBeCloseTo(2.6, 9);
  });
});

test('the playback runs evenly, about the delay behind', () => {
  let playback = 0;
  for (let step = 0; step < 1200; step++) {
    const newest = step - (step % 5); // 12 snapshots per second
    const next = advancePlayback(playback, newest, 12, STEP);
    if (step > 600) {
      expect(Math.abs(next - playback - 1)).toBeLessThan(0.03);
      expect(step - next).toBeGreaterThan(12);
      expect(step - next).toBeLessThan(16);
    }
    playback = next;
  }
});
