import { type Body, Box, Circle, type Joint, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Breakable joints: reaction force',
  description:
    'Weights fall onto a bridge. A bar above each joint shows its reaction force, averaged over several steps. A joint breaks if the force exceeds its strength, which the mark above the bar shows.',
  params: {
    strength: range('Joint strength', { min: 500, max: 3000, step: 50, value: 2000, unit: 'N' }),
    steps: range('Average over', {
      min: 1,
      max: 30,
      step: 1,
      value: 10,
      unit: 'steps',
      restart: true,
    }),
    mass: range('Mass of each weight', { min: 5, max: 40, step: 1, value: 15, unit: 'kg' }),
  },
  poster: 2.72,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const banks = world.createBody();
    banks.createFixture({ shape: new Box(6, 0.1, { x: 0, y: -0.1 }) });
    for (const x of [-4.7, 4.7]) banks.createFixture({ shape: new Box(1, 1, { x, y: 1 }) });

    const PLANKS = 8;
    /** The joint at each end of a plank, with its reaction forces in the last steps, in newtons. */
    interface Link {
      joint: Joint;
      forces: number[];
    }
    let links: Link[] = [];
    let broken: Vec2Value[] = [];
    let planks: Body[] = [];
    let weights: Body[] = [];
    let timer = 0; // seconds since the last weight

    const build = () => {
      // Destroying a body also destroys its joints.
      for (const body of [...planks, ...weights]) world.destroyBody(body);
      [links, broken, planks, weights] = [[], [], [], []];
      timer = 1.3; // the first weight falls soon
      // The pins are on a parabola, which is longer than the distance between the banks.
      const pins = Array.from({ length: PLANKS + 1 }, (_, i) => {
        const share = (2 * i) / PLANKS - 1;
        return { x: 3.7 * share, y: 1.9 - 0.8 * (1 - share ** 2) };
      });
      for (const [i, a] of pins.entries()) {
        const b = pins[i + 1];
        const last = planks.at(-1) ?? banks;
        const plank = b ? createPlank(a, b) : banks;
        const joint = world.createJoint(new RevoluteJoint({}, last, plank, a));
        if (joint) links.push({ joint, forces: [] });
      }
    };
    const createPlank = (a: Vec2Value, b: Vec2Value) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const plank = world.createBody({
        type: 'dynamic',
        position: { x: a.x + dx / 2, y: a.y + dy / 2 },
        angle: Math.atan2(dy, dx),
      });
      const shape = new Box(Math.hypot(dx, dy) / 2, 0.09);
      plank.createFixture({ shape, density: 20, friction: 0.6 });
      planks.push(plank);
      return plank;
    };
    const drop = () => {
      const position = { x: 4 * random() - 2, y: 3.6 };
      const weight = world.createBody({ type: 'dynamic', position, angularDamping: 1 });
      // Heavier weights are larger.
      const radius = 0.09 * Math.sqrt(params.mass);
      const density = params.mass / (Math.PI * radius ** 2);
      weight.createFixture({ shape: new Circle(radius), density, friction: 0.6 });
      weights.push(weight);
    };
    build();

    /** Average reaction force over the last steps, in newtons. */
    const loadOf = ({ forces }: Link) =>
      forces.reduce((sum, force) => sum + force, 0) / params.steps;
    /** The link with the maximum load, unless all are broken. */
    const weakest = (): Link | undefined => [...links].sort((a, b) => loadOf(b) - loadOf(a))[0];

    return {
      world,
      view: { x: 0, y: 2.15, width: 11.4, height: 5 },
      step(dt) {
        timer += dt;
        if (timer < 1.6 || broken.length > 0 || weights.length > 8) return;
        timer = 0;
        drop();
      },
      stepped(dt) {
        for (const link of links) {
          const { x, y } = link.joint.getReactionForce(1 / dt);
          link.forces = [...link.forces, Math.hypot(x, y)].slice(-params.steps);
        }
        const weak = weakest();
        if (!weak || loadOf(weak) <= params.strength) return;
        broken.push(weak.joint.getAnchorA());
        world.destroyJoint(weak.joint);
        // Without this joint, the forces at all others change: average them anew.
        links = links.filter((link) => link !== weak);
        for (const link of links) link.forces = [];
      },
      draw(pen) {
        const height = 1.2; // of a bar at full strength, in meters
        for (const link of links) {
          const { x, y } = link.joint.getAnchorA();
          const share = loadOf(link) / params.strength;
          const bar = [
            { x, y },
            { x, y: y + height * share },
          ];
          const limit = [
            { x: x - 0.25, y: y + height },
            { x: x + 0.25, y: y + height },
          ];
          const color = share > 0.8 ? 'bad' : share > 0.5 ? 'accent' : 'good';
          pen.line(bar, { stroke: color, width: 7 });
          pen.line(limit, { stroke: 'outline', width: 2 });
        }
        pen.text({ x: -4.1, y: 3 }, `${params.strength} N`, 'outline', 'end');
        for (const point of broken) pen.circle(point, 0.15, { stroke: 'bad', width: 3 });
      },
      controls: { 'Drop a weight': drop, Rebuild: build },
      facts: () => {
        const weak = weakest();
        return {
          'Maximum force': `${(weak ? loadOf(weak) : 0).toFixed(0)} N`,
          Weights: weights.length,
          'Broken joints': broken.length,
        };
      },
    };
  },
});
