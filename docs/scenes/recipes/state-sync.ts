import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region snapshot
export interface BodyState {
  /** In meters. */
  x: number;
  y: number;
  /** From −π to π, in radians. */
  angle: number;
  /** In m/s. */
  vx: number;
  vy: number;
}

export interface Snapshot {
  /** Number of the step after which it was taken. */
  step: number;
  /** Whether it contains all bodies; bodies without a state no longer exist. */
  isComplete: boolean;
  /** States by the ids of the bodies. */
  states: Map<number, BodyState>;
}

// Sender and receiver need the same limits; larger values are clamped.
const MAX_POSITION = 100; // m, in both directions
const MAX_SPEED = 60; // m/s
const HEADER = 2; // 32-bit numbers
const FIELDS = 6; // 16-bit numbers per body

/** Packs the bodies that are awake, or all. Ids are from 0 to 32767. */
export function writeSnapshot(
  step: number,
  bodies: ReadonlyMap<number, Body>,
  isComplete: boolean,
): ArrayBuffer {
  const changed = [...bodies].filter(([, body]) => isComplete || body.isAwake());
  const buffer = new ArrayBuffer(4 * HEADER + 2 * FIELDS * changed.length);
  new Int32Array(buffer, 0, HEADER).set([step, Number(isComplete)]);
  const fields = new Int16Array(buffer, 4 * HEADER);
  for (const [i, [id, body]] of changed.entries()) {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    fields.set(
      [
        id,
        pack(x, MAX_POSITION),
        pack(y, MAX_POSITION),
        pack(wrapAngle(body.getAngle()), Math.PI),
        pack(velocity.x, MAX_SPEED),
        pack(velocity.y, MAX_SPEED),
      ],
      FIELDS * i,
    );
  }
  return buffer;
}

export function readSnapshot(buffer: ArrayBuffer): Snapshot {
  const [step = 0, flag] = new Int32Array(buffer, 0, HEADER);
  const fields = new Int16Array(buffer, 4 * HEADER);
  const states = new Map<number, BodyState>();
  for (let i = 0; i < fields.length; i += FIELDS) {
    const [id = 0, x = 0, y = 0, angle = 0, vx = 0, vy = 0] = fields.subarray(i, i + FIELDS);
    states.set(id, {
      x: unpack(x, MAX_POSITION),
      y: unpack(y, MAX_POSITION),
      angle: unpack(angle, Math.PI),
      vx: unpack(vx, MAX_SPEED),
      vy: unpack(vy, MAX_SPEED),
    });
  }
  return { step, isComplete: flag === 1, states };
}

function pack(value: number, max: number): number {
  return Math.round(32767 * Math.max(-1, Math.min(1, value / max)));
}

function unpack(value: number, max: number): number {
  return (value * max) / 32767;
}

function wrapAngle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
// #endregion

// #region buffer
const MAX_SNAPSHOTS = 64;
const MAX_PREDICTION = 6; // steps, for which bodies continue without a newer snapshot
const TIME_STEP = 1 / 60; // s

/** Keeps the last snapshots and returns states between them. */
export class SnapshotBuffer {
  private snapshots: Snapshot[] = [];

  /** Adds a snapshot. One that is older than another is ignored. */
  add({ step, isComplete, states }: Snapshot): void {
    const last = this.snapshots.at(-1);
    if (last && step <= last.step) return;
    // Bodies that weren't sent are asleep where they were.
    const all = last && !isComplete ? new Map([...last.states, ...states]) : states;
    this.snapshots.push({ step, isComplete, states: all });
    if (this.snapshots.length > MAX_SNAPSHOTS) this.snapshots.shift();
  }

  /** Step of the newest snapshot. */
  get newestStep(): number {
    return this.snapshots.at(-1)?.step ?? 0;
  }

  /** Returns the states at a step, which can be a fraction. Beyond the newest snapshot, bodies move on for a moment. */
  statesAt(step: number): Map<number, BodyState> {
    const next = this.snapshots.findIndex((snapshot) => snapshot.step > step);
    const from = next < 0 ? this.snapshots.at(-1) : this.snapshots[Math.max(0, next - 1)];
    const to = this.snapshots[next];
    const states = new Map<number, BodyState>();
    for (const [id, a] of from?.states ?? []) {
      const b = to?.states.get(id);
      if (from && to && b) {
        const alpha = Math.max(0, (step - from.step) / (to.step - from.step));
        states.set(id, interpolate(a, b, alpha));
      } else if (from && !to) {
        const seconds = Math.min(step - from.step, MAX_PREDICTION) * TIME_STEP;
        states.set(id, { ...a, x: a.x + seconds * a.vx, y: a.y + seconds * a.vy });
      }
    }
    return states;
  }
}

/**
 * Returns the step to show in the next frame. It advances with the time of the frames, and stays a number of steps
 * behind the newest snapshot.
 * @param seconds time since the last frame
 */
export function advancePlayback(
  step: number,
  newestStep: number,
  delay: number,
  seconds: number,
): number {
  const next = step + seconds / TIME_STEP;
  const error = newestStep - delay - next;
  if (Math.abs(error) > 60) return newestStep - delay; // at the start, or after a pause
  return next + (1 - Math.exp(-0.6 * seconds)) * error;
}

function interpolate(a: BodyState, b: BodyState, alpha: number): BodyState {
  const mix = (from: number, to: number) => from + alpha * (to - from);
  const angle = a.angle + alpha * wrapAngle(b.angle - a.angle); // the shorter way
  const velocity = { vx: mix(a.vx, b.vx), vy: mix(a.vy, b.vy) };
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle, ...velocity };
}
// #endregion

const SIZE = 3.7; // half of the room's sides, in meters
const CENTER = { server: -4.1, client: 4.1 };
const COLORS = ['accent', 'jade', 'amber', 'rose', 'moss', 'dynamic'];
const KICK_PERIOD = 3.2; // s

export default defineScene({
  title: 'State synchronization: snapshots of many bodies, interpolated on a client',
  description:
    'The world of a server is on the left. On the right, a client draws it from snapshots that arrive some times per second and are sometimes lost. Every few seconds, an explosion throws the bodies up.',
  params: {
    rate: range('Send rate', { min: 2, max: 30, step: 1, value: 12, unit: 'per s' }),
    delay: range('Delay', { min: 0, max: 0.5, step: 0.02, value: 0.2, unit: 's' }),
    loss: range('Loss', { min: 0, max: 60, step: 5, value: 10, unit: '%' }),
    awake: toggle('Send only awake bodies', true),
  },
  poster: 1.05,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const corners = (x: number) => [
      { x: x - SIZE, y: -SIZE },
      { x: x + SIZE, y: -SIZE },
      { x: x + SIZE, y: SIZE },
      { x: x - SIZE, y: SIZE },
    ];
    const room = new Chain(corners(CENTER.server), true);
    world.createBody().createFixture({ shape: room, friction: 0.6 });
    const bodies = new Map<number, Body>();
    const sizes: number[] = [];
    for (let id = 0; id < 30; id++) {
      const size = 0.24 + 0.12 * random();
      const x = CENTER.server - 2.9 + 1.16 * (id % 6);
      const y = 0.5 - SIZE + 0.8 * Math.floor(id / 6);
      const style = { fill: COLORS[id % COLORS.length] ?? 'dynamic' };
      const body = world.createBody({ type: 'dynamic', position: { x, y }, style });
      const shape = id % 3 ? new Box(size, size) : new Circle(size);
      body.createFixture({ shape, density: 1, friction: 0.5, restitution: 0.2 });
      bodies.set(id, body);
      sizes.push(size);
    }

    const client = new SnapshotBuffer();
    let step = 0;
    let untilSend = 0; // s
    let bytes = 0; // of the last snapshot
    let total = 0; // bytes since the start
    const kick = (at: Vec2Value) => {
      for (const body of bodies.values()) {
        const { x, y } = body.getPosition();
        const [dx, dy] = [x - at.x, y - at.y];
        const distance = Math.max(0.7, Math.hypot(dx, dy));
        if (distance > 4) continue;
        const scale = (7 * body.getMass()) / distance ** 1.5;
        body.applyLinearImpulse({ x: scale * dx, y: scale * (dy + 0.6) }, body.getWorldCenter());
      }
    };
    const send = (isComplete: boolean) => {
      const buffer = writeSnapshot(step, bodies, isComplete);
      bytes = buffer.byteLength;
      total += bytes;
      if (step < 10 || random() * 100 >= params.loss) client.add(readSnapshot(buffer));
    };
    let playback = 0;
    const shown = () => client.statesAt(playback);

    return {
      world,
      view: { x: 0, y: 0.2, width: 16.2, height: 9.2 },
      step() {
        const period = KICK_PERIOD / TIME_STEP;
        if (step % period === Math.round(0.5 / TIME_STEP))
          kick({ x: CENTER.server - 1.5 + 3 * random(), y: -SIZE - 0.5 });
      },
      stepped(dt) {
        step++;
        const delay = params.delay / TIME_STEP;
        playback = advancePlayback(playback, client.newestStep, delay, dt);
        untilSend -= dt;
        if (untilSend > 0 && step > 1) return;
        untilSend += 1 / params.rate;
        send(!params.awake || step < 10);
      },
      draw(pen) {
        pen.polygon(corners(CENTER.client), { stroke: 'outline' });
        const states = shown();
        const shift = CENTER.client - CENTER.server;
        for (const [id, { x, y, angle }] of states) {
          const size = sizes[id] ?? 0;
          const style = { fill: COLORS[id % COLORS.length] ?? 'dynamic', stroke: 'outline' };
          const at = (dx: number, dy: number) => ({
            x: x + shift + dx * Math.cos(angle) - dy * Math.sin(angle),
            y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
          });
          if (id % 3 === 0) pen.circle(at(0, 0), size, style);
          else {
            const points = [at(-size, -size), at(size, -size), at(size, size), at(-size, size)];
            pen.polygon(points, style);
          }
        }
        const label = (x: number, text: string) =>
          pen.text({ x, y: SIZE + 0.3 }, text, 'outline', 'center', 0.45);
        label(CENTER.server, 'Server');
        label(CENTER.client, 'Client');
      },
      pointer: { move: () => undefined, down: kick },
      controls: {
        Explosion: () => kick({ x: CENTER.server, y: -SIZE - 0.5 }),
        'Complete snapshot': () => send(true),
      },
      info: () => 'Press a place in the world of the server for an explosion.',
      facts: () => {
        const states = shown();
        let error = 0;
        for (const [id, body] of bodies) {
          const { x, y } = body.getPosition();
          const state = states.get(id);
          if (state) error = Math.max(error, Math.hypot(state.x - x, state.y - y));
        }
        return {
          'Last snapshot': `${bytes} bytes`,
          Average: `${(total / (step * TIME_STEP || 1) / 1000).toFixed(1)} kB/s`,
          'Behind the server': `${error.toFixed(2)} m`,
        };
      },
    };
  },
});
