import { type Body, Box, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Performance: pairs, contacts, and awake bodies',
  description:
    'A rotating drum tumbles boxes and balls, and a graph shows the work of the last ten seconds: pairs of overlapping bounding boxes, pairs that touch, and awake bodies. Add bodies, and watch the number of pairs grow. If you stop the drum, the bodies come to rest, fall asleep, and cost almost nothing.',
  params: {
    count: range('Bodies', { min: 20, max: 200, step: 10, value: 140 }),
    speed: range('Drum speed', { min: -1, max: 1, step: 0.05, value: 0.5, unit: 'rad/s' }),
    sleep: toggle('Allow sleeping', true),
  },
  poster: 3,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Twelve thick walls around the center. A kinematic body moves, but nothing can push it.
    const drum = world.createBody({ type: 'kinematic' });
    const RADIUS = 7.5;
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      const center = { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
      drum.createFixture({ shape: new Box(0.35, 2.2, center, angle), friction: 0.6 });
    }

    const bodies: Body[] = [];
    const add = (position: Vec2Value) => {
      const body = world.createBody({ type: 'dynamic', position });
      const shape = bodies.length % 3 ? new Box(0.26, 0.26) : new Circle(0.28);
      body.createFixture({ shape, density: 1, friction: 0.4 });
      bodies.push(body);
    };
    // Rows of eighteen, from the bottom up.
    for (let i = 0; i < params.count; i++)
      add({ x: -4.93 + 0.58 * (i % 18), y: -4.6 + 0.58 * Math.floor(i / 18) });

    // The work of a step. Sleeping bodies and the pairs between them cost nothing.
    const count = () => {
      let [pairs, touching] = [0, 0];
      for (let contact = world.getContactList(); contact; contact = contact.getNext()) {
        const ends = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
        if (!ends.some((body) => body.isAwake())) continue;
        pairs++;
        if (contact.isTouching()) touching++;
      }
      const awake = bodies.filter((body) => body.isAwake()).length;
      return { pairs, touching, awake, height: world.getTreeHeight() };
    };
    const history = [count()]; // every six steps
    let steps = 0;

    return {
      world,
      view: { x: 4.6, y: 0, width: 26.4, height: 16.2 },
      step() {
        world.setAllowSleeping(params.sleep);
        drum.setAngularVelocity(params.speed);
        // New bodies rain from the top of the drum.
        if (bodies.length < params.count && steps % 3 === 0) add({ x: 6 * random() - 3, y: 5 });
        while (bodies.length > params.count) {
          const last = bodies.pop();
          if (last) world.destroyBody(last);
        }
      },
      stepped() {
        if (steps++ % 6 === 0) history.push(count());
        if (history.length > 100) history.shift();
      },
      draw(pen) {
        const axes = [
          { x: 17, y: -7 },
          { x: 9, y: -7 },
          { x: 9, y: 3.2 },
        ];
        pen.line(axes, { stroke: 'box' });
        const last = history.at(-1) ?? count();
        for (const [name, color, y] of [
          ['pairs', 'accent', 7],
          ['touching', 'good', 6],
          ['awake', 'outline', 5],
        ] as const) {
          const points = history.map((past, i) => ({ x: 9 + 0.08 * i, y: 0.01 * past[name] - 7 }));
          pen.line(points, { stroke: color, width: 2.5 });
          pen.text({ x: 9, y }, `${last[name]} ${name}`, color);
        }
        pen.text({ x: 9, y: 4 }, `tree height ${last.height}`);
      },
      facts: () => {
        const { pairs, touching, height } = count();
        return {
          'Pairs to update': pairs, // whose bounding boxes overlap
          'Pairs to solve': touching,
          'Tree height': height, // of the broad phase
        };
      },
    };
  },
});
