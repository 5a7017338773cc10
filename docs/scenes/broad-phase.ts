import {
  AABB,
  type Body,
  type AABB as Bounds,
  Box,
  Circle,
  DynamicTree,
  Polygon,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Broad phase: tight and fat AABBs',
  description:
    'Each shape moves in its fat AABB. When its tight AABB leaves the fat one, the broad phase updates the fat one, which lights up. Lines connect the candidate pairs, whose fat AABBs overlap: dashed while the shapes are apart, solid when they touch. Make the shapes faster, or add some.',
  params: {
    speed: range('Speed', { min: 0, max: 3, step: 0.1, value: 0.3, unit: 'm/s' }),
    count: range('Bodies', { min: 2, max: 9, step: 1, value: 6, restart: true }),
  },
  poster: 4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: 0 } });
    // A dynamic tree, as in the broad phase of the world.
    const tree = new DynamicTree<Body>();

    const needle = [
      { x: -0.6, y: -0.06 },
      { x: 0.6, y: -0.06 },
      { x: 0.6, y: 0.06 },
      { x: -0.6, y: 0.06 },
    ];
    const shapes = [new Circle(0.3), new Box(0.3, 0.24), new Polygon(needle)];
    const tightBox = (body: Body) => {
      const box = new AABB();
      body.getFixtureList()?.getShape().computeAABB(box, body.getTransform(), 0);
      return box;
    };
    const movers = Array.from({ length: params.count }, (_, i) => {
      const body = world.createBody({
        type: 'dynamic',
        // Rows of three, from the top down.
        position: { x: 2 * (i % 3) - 2, y: 1.4 - 1.15 * Math.floor(i / 3) },
        angle: 3 * random(),
        angularVelocity: random() - 0.5,
      });
      const shape = shapes[i % 3];
      if (shape) body.createFixture({ shape, density: 1, restitution: 1, friction: 0 });
      const tight = tightBox(body);
      const position = body.getPosition().clone();
      const heading = 7 * random();
      const id = tree.createProxy(tight, body);
      return { body, id, tight, position, heading, age: 60 };
    });
    let updates: number[] = []; // in every step of the last second

    return {
      world,
      view: { x: 0, y: 0.1, width: 6, height: 3.5 },
      step() {
        for (const mover of movers) {
          const { x, y } = mover.body.getPosition();
          const velocity = mover.body.getLinearVelocity();
          if (velocity.length() > 0.01) mover.heading = Math.atan2(velocity.y, velocity.x);
          let [vx, vy] = [Math.cos(mover.heading), Math.sin(mover.heading)];
          // Turn back at the edges of the picture.
          if (Math.abs(x) > 2.3) vx = -Math.sign(x) * Math.abs(vx);
          if (Math.abs(y) > 1) vy = -Math.sign(y) * Math.abs(vy);
          mover.body.setLinearVelocity({ x: vx * params.speed, y: vy * params.speed });
        }
      },
      stepped() {
        let updated = 0;
        for (const mover of movers) {
          const tight = tightBox(mover.body);
          const { x, y } = mover.body.getPosition();
          const displacement = { x: x - mover.position.x, y: y - mover.position.y };
          const swept = new AABB();
          swept.combine(mover.tight, tight);
          // Changes the tree only if the fat AABB doesn't contain this one.
          const isUpdated = tree.moveProxy(mover.id, swept, displacement);
          Object.assign(mover, { tight, position: { x, y }, age: isUpdated ? 0 : mover.age + 1 });
          if (isUpdated) updated++;
        }
        updates = [...updates.slice(-59), updated];
      },
      draw(pen) {
        const frame = ({ lowerBound: a, upperBound: b }: Bounds) => [
          a,
          { x: b.x, y: a.y },
          b,
          { x: a.x, y: b.y },
        ];
        for (const { id, tight, age } of movers) {
          const style = age < 6 ? { stroke: 'accent', width: 3 } : { stroke: 'box' };
          pen.polygon(frame(tree.getFatAABB(id)), { fill: 'sensor', ...style });
          pen.polygon(frame(tight), { stroke: 'outline', width: 1, dashed: true });
        }
        for (let contact = world.getContactList(); contact; contact = contact.getNext()) {
          const a = contact.getFixtureA().getBody().getPosition();
          const b = contact.getFixtureB().getBody().getPosition();
          pen.line([a, b], { stroke: 'joint', width: 2, dashed: !contact.isTouching() });
        }
        pen.text({ x: -2.9, y: 1.6 }, 'dashed: tight AABB, filled: fat AABB');
      },
      facts: () => ({
        'Candidate pairs': world.getContactCount(),
        'Updates in the last second': updates.reduce((sum, each) => sum + each, 0),
      }),
    };
  },
});
