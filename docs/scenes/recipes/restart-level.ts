import {
  type Body,
  Box,
  Chain,
  Circle,
  DistanceJoint,
  type World as PlanckWorld,
  type Vec2Value,
  World,
} from 'planck';
import { choice, defineScene, toggle } from '#scene';

const HOOK = { x: -1, y: 7.6 };

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
    // #region data
    /** The level as plain data, in meters. Nothing in it ever changes. */
    const LEVEL = {
      walls: [
        { x: -7, y: 9 },
        { x: -7, y: 0 },
        { x: 7, y: 0 },
        { x: 7, y: 9 },
      ],
      ball: { x: -6, y: 6.2, radius: 0.6 },
      boxes: Array.from({ length: 18 }, (_, i) => ({
        x: 2 + 0.75 * (i % 3),
        y: 0.36 + 0.71 * Math.floor(i / 3),
      })),
    };
    // #endregion

    // #region build
    /** Creates a world with its settings and listeners. */
    const createWorld = () => {
      const created = new World({ gravity: { x: 0, y: -10 } });
      created.on('begin-contact', () => {
        if (steps > 10) hits++; // not while the tower settles
      });
      return created;
    };

    /** Creates the bodies and joints of the level, always in the same order. */
    const build = (target: PlanckWorld) => {
      const ground = target.createBody();
      ground.createFixture({ shape: new Chain(LEVEL.walls), friction: 0.7 });
      const { radius, ...position } = LEVEL.ball;
      const ball = target.createBody({ type: 'dynamic', position, style: { fill: 'bad' } });
      ball.createFixture({ shape: new Circle(radius), density: 5, friction: 0.5 });
      target.createJoint(new DistanceJoint({}, ground, ball, HOOK, position));
      const boxes = LEVEL.boxes.map((place) => {
        const box = target.createBody({ type: 'dynamic', position: place });
        box.createFixture({ shape: new Box(0.35, 0.35), density: 1, friction: 0.6 });
        return box;
      });
      return [ball, ...boxes];
    };

    let world = createWorld();
    let bodies = build(world);
    // The state of the game, which has to be reset with the world.
    let hits = 0;
    let steps = 0;
    // #endregion

    // #region new-world
    /** Starts over in a new world. The old one is garbage-collected, with all its listeners. */
    const rebuild = () => {
      world = createWorld();
      bodies = build(world);
      [hits, steps] = [0, 0];
    };
    // #endregion

    // #region same-world
    /** Starts over in the same world, which keeps its listeners. Not within a step. */
    const rebuildHere = () => {
      for (let body = world.getBodyList(); body; ) {
        const next = body.getNext(); // read it before the body is destroyed
        world.destroyBody(body); // with its joints
        body = next;
      }
      bodies = build(world);
      [hits, steps] = [0, 0];
    };
    // #endregion

    // #region reset
    /** Moves all bodies back to their start. Fast, but nothing else that has changed is reset. */
    const reset = () => {
      for (const [i, body] of bodies.entries()) {
        const { x, y } = LEVEL.boxes[i - 1] ?? LEVEL.ball;
        body.setTransform({ x, y }, 0);
        body.setLinearVelocity({ x: 0, y: 0 });
        body.setAngularVelocity(0);
        body.setAwake(true);
      }
      [hits, steps] = [0, 0];
    };
    // #endregion

    let runs = 1;
    const restart = () => {
      runs++;
      if (params.way === 'a new world') rebuild();
      else if (params.way === 'reset bodies') reset();
      else rebuildHere();
    };

    /** The positions in each step of the first run. */
    const first: Vec2Value[][] = [];
    let difference = 0; // m
    const copyOf = (body: Body) => ({ x: body.getPosition().x, y: body.getPosition().y });
    const compare = () => {
      const now = bodies.map(copyOf);
      if (runs === 1) first.push(now);
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
        return world;
      },
      view: { x: 0, y: 3.9, width: 14.6, height: 8.2 },
      mouseForce: 0,
      stepped() {
        steps++;
        compare();
        if (params.auto && steps === 300) restart();
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
          const path = first.slice(0, 300).flatMap((positions) => positions[i] ?? []);
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
        Contacts: hits,
        'Time in the level': `${(steps / 60).toFixed(1)} s`,
      }),
    };
  },
});
