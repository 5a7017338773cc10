import { type Body, Box, Chain, Circle, DistanceJoint, type Vec2Value, World } from 'planck';
import { choice, defineScene, toggle } from '#scene';

// #region level
export interface Level {
  walls: Vec2Value[];
  /** The ball hangs from the hook on a rod. */
  ball: Vec2Value & { radius: number };
  hook: Vec2Value;
  boxes: Vec2Value[];
}

/** The level as plain data, in meters. Nothing in it ever changes. */
export const LEVEL: Level = {
  walls: [
    { x: -7, y: 9 },
    { x: -7, y: 0 },
    { x: 7, y: 0 },
    { x: 7, y: 9 },
  ],
  ball: { x: -6, y: 6.2, radius: 0.6 },
  hook: { x: -1, y: 7.6 },
  boxes: Array.from({ length: 18 }, (_, i) => ({
    x: 2 + 0.75 * (i % 3),
    y: 0.36 + 0.71 * Math.floor(i / 3),
  })),
};

/** Creates the bodies and joints of a level, always in the same order. Returns the ball and the boxes. */
export function buildLevel(world: World, level: Level): Body[] {
  const ground = world.createBody();
  ground.createFixture({ shape: new Chain(level.walls), friction: 0.7 });
  const { radius, x, y } = level.ball;
  const ball = world.createBody({ type: 'dynamic', position: { x, y } });
  ball.createFixture({ shape: new Circle(radius), density: 5, friction: 0.5 });
  world.createJoint(new DistanceJoint({}, ground, ball, level.hook, { x, y }));
  const boxes = level.boxes.map((position) => {
    const box = world.createBody({ type: 'dynamic', position });
    box.createFixture({ shape: new Box(0.35, 0.35), density: 1, friction: 0.6 });
    return box;
  });
  return [ball, ...boxes];
}
// #endregion

// #region new-world
/** A run through a level: its world, and the state of the game that starts over with it. */
export interface Run {
  world: World;
  bodies: Body[];
  /** Seconds since the start. */
  time: number;
  /** Contacts that began since the level settled. */
  hits: number;
}

const SETTLE_TIME = 0.17; // s

/** Starts a level in a new world. The old one is garbage-collected, with all its listeners. */
export function startLevel(level: Level): Run {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const run: Run = { world, bodies: buildLevel(world, level), time: 0, hits: 0 };
  world.on('begin-contact', () => {
    if (run.time > SETTLE_TIME) run.hits++;
  });
  return run;
}
// #endregion

// #region same-world
/** Starts over in the same world, which keeps its listeners. Call it between two steps. */
export function rebuildLevel(run: Run, level: Level): void {
  const { world } = run;
  for (let body = world.getBodyList(); body; ) {
    const next = body.getNext(); // read it before the body is destroyed
    world.destroyBody(body); // with its joints
    body = next;
  }
  run.bodies = buildLevel(world, level);
  run.time = 0;
  run.hits = 0;
}

/** Moves all bodies back to their start. Fast, but nothing else that has changed is reset. */
export function resetBodies(run: Run, level: Level): void {
  for (const [i, body] of run.bodies.entries()) {
    const { x, y } = level.boxes[i - 1] ?? level.ball;
    body.setTransform({ x, y }, 0);
    body.setLinearVelocity({ x: 0, y: 0 });
    body.setAngularVelocity(0);
    body.setAwake(true);
  }
  run.time = 0;
  run.hits = 0;
}
// #endregion

export default defineScene({
  title: 'Restart a level: build it anew, or reset its bodies',
  description:
    'A ball on a rod swings into a tower. Every few seconds, the level restarts. Dashed lines show the paths of the first run. In a new world, each run is the same. If bodies are only reset, the runs differ.',
  params: {
    way: choice('Restart', ['a new world', 'the same world, new bodies', 'reset bodies']),
    auto: toggle('Every 5 s', true),
  },
  poster: 6.6,
  create(params) {
    let run = startLevel(LEVEL);
    const paintBall = () => {
      const [ball] = run.bodies;
      if (ball) ball.style = { fill: 'bad' };
    };
    paintBall();
    let runs = 1;
    let steps = 0; // in this run
    const restart = () => {
      runs++;
      if (params.way === 'a new world') run = startLevel(LEVEL);
      else if (params.way === 'reset bodies') resetBodies(run, LEVEL);
      else rebuildLevel(run, LEVEL);
      steps = 0;
      paintBall();
    };

    /** The positions in every step of the first run. */
    const first: Vec2Value[][] = [];
    let difference = 0; // m
    const compare = () => {
      const now = run.bodies.map((body): Vec2Value => ({ ...body.getPosition() }));
      if (runs === 1 && first.length < 300) first.push(now);
      const then = first[steps - 1];
      if (!then) return;
      const errors = now.map(({ x, y }, i) => {
        const old = then[i] ?? { x, y };
        return Math.hypot(x - old.x, y - old.y);
      });
      difference = Math.max(...errors);
    };

    return {
      get world() {
        return run.world;
      },
      view: { x: 0, y: 3.9, width: 14.6, height: 8.2 },
      mouseForce: 0,
      stepped(dt) {
        steps++;
        run.time += dt;
        compare();
        if (params.auto && steps >= 300) restart();
      },
      keys: {
        names: ['r'],
        down: (key) => {
          if (key === 'r') restart();
        },
        up: () => undefined,
        release: () => undefined,
      },
      controls: { Restart: restart },
      draw(pen) {
        for (const i of [0, 3, 9, 15, 18]) {
          const path = first.flatMap((positions) => positions[i] ?? []);
          const stroke = i === 0 ? 'bad' : 'accent';
          pen.line(path, { stroke, width: 1.5, dashed: true });
        }
        const text = `Run ${runs}: ${difference > 0 ? 'differs' : 'same as the first'}`;
        const color = difference > 0 ? 'bad' : 'good';
        if (runs > 1) pen.text({ x: 2.6, y: 7 }, text, color, 'center', 0.45);
      },
      info: () => 'Press R to restart.',
      facts: () => ({
        Difference: difference < 0.01 ? `${difference * 1000} mm` : `${difference.toFixed(2)} m`,
        Contacts: run.hits,
        'Time in the level': `${run.time.toFixed(1)} s`,
      }),
    };
  },
});
