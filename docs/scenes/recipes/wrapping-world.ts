import { type Body, Circle, DistanceJoint, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region wrap
/** Moves a coordinate to the other side if it is beyond an edge. The world goes from −half to half. */
export function wrapCoordinate(value: number, half: number): number {
  if (value > half) return value - 2 * half;
  return value < -half ? value + 2 * half : value;
}

/**
 * Moves bodies to the other side if their middle is beyond an edge. Bodies that joints connect have to move together,
 * so pass all of them. Call it after every step.
 * @param halfSize half of the width and of the height of the world, in meters
 */
export function wrapBodies(bodies: readonly Body[], halfSize: Vec2Value): void {
  const x = bodies.reduce((sum, body) => sum + body.getPosition().x, 0) / bodies.length;
  const y = bodies.reduce((sum, body) => sum + body.getPosition().y, 0) / bodies.length;
  const dx = wrapCoordinate(x, halfSize.x) - x;
  const dy = wrapCoordinate(y, halfSize.y) - y;
  if (dx === 0 && dy === 0) return;
  for (const body of bodies) {
    const position = body.getPosition();
    // This keeps the velocity.
    body.setTransform({ x: position.x + dx, y: position.y + dy }, body.getAngle());
  }
}
// #endregion

// #region copies
/**
 * Returns by how much to move the copies of a body that are drawn on the other side, one for each edge that it might
 * cross.
 * @param radius of the body, in meters
 */
export function copyOffsets({ x, y }: Vec2Value, radius: number, halfSize: Vec2Value): Vec2Value[] {
  const dx = Math.abs(x) > halfSize.x - radius ? -2 * halfSize.x * Math.sign(x) : 0;
  const dy = Math.abs(y) > halfSize.y - radius ? -2 * halfSize.y * Math.sign(y) : 0;
  const offsets: Vec2Value[] = [];
  if (dx !== 0) offsets.push({ x: dx, y: 0 });
  if (dy !== 0) offsets.push({ x: 0, y: dy });
  if (dx !== 0 && dy !== 0) offsets.push({ x: dx, y: dy }); // in a corner
  return offsets;
}
// #endregion

/** Half of the size of the world, in meters. */
const HALF = { x: 8.5, y: 5 };
const SHIP = [
  { x: 0.6, y: 0 },
  { x: -0.4, y: 0.4 },
  { x: -0.4, y: -0.4 },
];

export default defineScene({
  title: 'Wrapping world: what leaves on one side returns on the other',
  description:
    'A ship, rocks, and two satellites on a rod drift through space. What leaves the picture on one side comes back on the other, with the same velocity. Near an edge, a copy is drawn on the other side. Shoot the rocks.',
  params: {
    margin: range('Margin', { min: 0, max: 1.5, step: 0.1, value: 0, unit: 'm' }),
    copies: toggle('Draw copies', true),
    thrust: range('Thrust', { min: 2, max: 20, step: 1, value: 8, unit: 'm/s²' }),
  },
  poster: 2.4,
  create(params, random) {
    const world = new World();
    const outlines = new Map<Body, Vec2Value[]>();

    const create = (points: Vec2Value[], position: Vec2Value, fill: string) => {
      const body = world.createBody({ type: 'dynamic', position, style: { fill } });
      body.createFixture({ shape: new Polygon(points), density: 1, restitution: 0.6 });
      outlines.set(body, points);
      return body;
    };
    const ship = create(SHIP, { x: 0, y: 0 }, 'accent');
    ship.setAngle(0.5);
    ship.setLinearVelocity({ x: 4, y: 2.2 });

    const rocks: Body[] = [];
    const createRock = (position: Vec2Value, radius: number, speed: number) => {
      const points = Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * 2 * Math.PI;
        const distance = radius * (0.85 + 0.3 * random());
        return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
      });
      const rock = create(points, position, 'static');
      const direction = 2 * Math.PI * random();
      rock.setLinearVelocity({ x: speed * Math.cos(direction), y: speed * Math.sin(direction) });
      rock.setAngularVelocity(2 * random() - 1);
      rocks.push(rock);
    };
    const createWave = () => {
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6) * 2 * Math.PI + 0.4;
        createRock({ x: 7 * Math.cos(angle), y: 4 * Math.sin(angle) }, 0.9, 1 + random());
      }
    };
    createWave();

    const square = [-0.3, 0.3].flatMap((x) => [-0.3, 0.3].map((y) => ({ x, y })));
    const satellites = [-1, 1].map((side) => {
      const outline = [0, 1, 3, 2].flatMap((i) => square[i] ?? []);
      return create(outline, { x: -4 + side, y: -3 }, 'good');
    });
    const [first, second] = satellites as [Body, Body];
    world.createJoint(
      new DistanceJoint({}, first, second, first.getPosition(), second.getPosition()),
    );
    for (const [i, satellite] of satellites.entries())
      satellite.setLinearVelocity({ x: -2.2, y: i ? 0.8 : -1.4 });

    let shots: { body: Body; age: number }[] = [];
    const held = new Set<string>();
    let isPlayed = false;
    const shoot = () => {
      const { x, y } = ship.getWorldVector({ x: 1, y: 0 });
      const velocity = ship.getLinearVelocity();
      const shot = world.createBody({
        type: 'dynamic',
        position: ship.getWorldPoint({ x: 0.85, y: 0 }),
        linearVelocity: { x: velocity.x + 12 * x, y: velocity.y + 12 * y },
        bullet: true,
        style: { fill: 'bad' },
      });
      shot.createFixture({ shape: new Circle(0.1), density: 1, restitution: 0.5 });
      shots.push({ body: shot, age: 0 });
    };
    const steer = () => {
      const turn = Number(held.has('ArrowLeft')) - Number(held.has('ArrowRight'));
      if (isPlayed) ship.setAngularVelocity(3.5 * turn);
      if (!held.has('ArrowUp')) return;
      const { x, y } = ship.getWorldVector({ x: 1, y: 0 });
      const force = params.thrust * ship.getMass();
      ship.applyForceToCenter({ x: force * x, y: force * y });
    };

    const hits = new Set<Body>();
    world.on('begin-contact', (contact) => {
      const bodyA = contact.getFixtureA().getBody();
      const bodyB = contact.getFixtureB().getBody();
      if (shots.some(({ body }) => body === bodyA || body === bodyB)) hits.add(bodyA).add(bodyB);
    });
    let destroyed = 0;
    /** Splits the rocks that were hit and removes shots. */
    const clean = (dt: number) => {
      for (const rock of rocks.filter((body) => hits.has(body))) {
        const { x, y } = rock.getPosition();
        rocks.splice(rocks.indexOf(rock), 1);
        const isLarge = rock.getMass() > 1;
        world.destroyBody(rock);
        outlines.delete(rock);
        destroyed++;
        for (const side of isLarge ? [-0.5, 0.5] : []) createRock({ x: x + side, y }, 0.5, 2.5);
      }
      for (const shot of shots) shot.age += dt;
      const isOver = ({ body, age }: { body: Body; age: number }) => age > 0.9 || hits.has(body);
      for (const { body } of shots.filter(isOver)) world.destroyBody(body);
      shots = shots.filter((shot) => !isOver(shot));
      hits.clear();
      if (rocks.length === 0) createWave();
    };

    return {
      world,
      view: { x: 0, y: 0, width: 2 * HALF.x, height: 2 * HALF.y },
      mouseForce: 0,
      step: steer,
      stepped(dt) {
        clean(dt);
        const halfSize = { x: HALF.x + params.margin, y: HALF.y + params.margin };
        for (const body of [ship, ...rocks, ...shots.map((shot) => shot.body)])
          wrapBodies([body], halfSize);
        wrapBodies(satellites, halfSize); // a joint connects them, so they move together
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight', ' '],
        down(key) {
          isPlayed = true;
          if (key === ' ' && !held.has(key)) shoot();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        for (const [body, points] of params.copies ? outlines : []) {
          const { x, y, angle } = pen.poseOf(body);
          const cos = Math.cos(angle);
          const sin = Math.sin(angle);
          for (const offset of copyOffsets({ x, y }, 1.2, HALF)) {
            const copy = points.map((point) => ({
              x: x + offset.x + point.x * cos - point.y * sin,
              y: y + offset.y + point.x * sin + point.y * cos,
            }));
            pen.polygon(copy, { fill: body.style?.fill, stroke: 'outline', dashed: true });
          }
        }
        if (held.has('ArrowUp')) {
          const { x, y, angle } = pen.poseOf(ship);
          const at = (dx: number, dy: number) => ({
            x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
            y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
          });
          pen.polygon([at(-0.4, 0.2), at(-0.9, 0), at(-0.4, -0.2)], { fill: 'bad' });
        }
        const { x, y } = HALF;
        const frame = [
          { x: -x, y: -y },
          { x, y: -y },
          { x, y },
          { x: -x, y },
        ];
        pen.polygon(frame, { stroke: 'quiet', width: 2 });
      },
      info: () => 'Press ←/→ or A/D to turn, ↑ or W to fly, and Space to shoot.',
      facts: () => ({
        Speed: `${ship.getLinearVelocity().length().toFixed(1)} m/s`,
        'Rocks hit': destroyed,
      }),
    };
  },
});
