import { AABB, type Body, Box, Chain, type Fixture, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { distanceTo, fixturesNear } from '../shared/helpers.ts';

// #region explosion
/**
 * Pushes the dynamic bodies within a radius away from a point and returns them.
 * @param radius in meters
 * @param strength impulse at the center, in N·s; it decreases to 0 at the radius
 */
export function explode(world: World, center: Vec2Value, radius: number, strength: number): Body[] {
  const distances = findBodies(world, center, radius);
  for (const [body, distance] of distances) {
    const { x, y } = body.getWorldCenter();
    const offset = { x: x - center.x, y: y - center.y };
    const length = Math.hypot(offset.x, offset.y);
    if (length === 0) continue; // every direction is away from the explosion
    const scale = (strength * (1 - distance / radius)) / length;
    const impulse = { x: scale * offset.x, y: scale * offset.y };
    body.applyLinearImpulse(impulse, pointToward(body, center), true);
  }
  return [...distances.keys()];
}

/** Returns the distance in meters from a point to the surface of each dynamic body within a radius. */
function findBodies(world: World, { x, y }: Vec2Value, radius: number): Map<Body, number> {
  const box = new AABB({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius });
  const accepts = (fixture: Fixture) => fixture.getBody().isDynamic() && !fixture.isSensor();
  const distances = new Map<Body, number>();
  for (const { fixture, child } of fixturesNear(world, box, accepts)) {
    const body = fixture.getBody();
    const distance = distanceTo(fixture, child, { x, y });
    if (distance < (distances.get(body) ?? radius)) distances.set(body, distance);
  }
  return distances;
}

/** Returns a point 0.1 m from the center of mass, on the side of the explosion: bodies spin a little. */
function pointToward(body: Body, center: Vec2Value): Vec2Value {
  const { x, y } = body.getWorldCenter();
  const local = body.getLocalPoint(center);
  const offset = body.getWorldVector({ x: 0.1 * Math.sign(local.x), y: 0 });
  return { x: x + offset.x, y: y + offset.y };
}
// #endregion

export default defineScene({
  title: 'Explosion: an impulse for each body in a radius',
  description:
    'A wall of bricks. Click to set off an explosion there: it pushes the bodies around it away, those close to it the most.',
  params: {
    strength: range('Impulse', { min: 2, max: 20, step: 1, value: 12, unit: 'N·s' }),
    radius: range('Radius', { min: 0.5, max: 4, step: 0.1, value: 2.5, unit: 'm' }),
  },
  poster: 1.25,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6, y: 12 },
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.7 });
    const bricks: { body: Body; position: Vec2Value }[] = [];
    for (let row = 0; row < 9; row++) {
      for (let i = 0; i < 6; i++) {
        const position = { x: -2.4 + 0.82 * i + 0.41 * (row % 2), y: 0.2 + 0.4 * row };
        const body = world.createBody({ type: 'dynamic', position });
        body.createFixture({ shape: new Box(0.4, 0.2), density: 4, friction: 0.7 });
        bricks.push({ body, position });
      }
    }

    let blast = { x: 0, y: 0, age: 1 };
    let pushed = 0;
    const detonate = (point: Vec2Value) => {
      blast = { x: point.x, y: point.y, age: 0 };
      pushed = explode(world, blast, params.radius, params.strength).length;
    };
    let time = 0;
    let pointer: Vec2Value = { x: -0.2, y: 0.9 };
    const fastest = () => Math.max(...bricks.map(({ body }) => body.getLinearVelocity().length()));
    return {
      world,
      view: { x: 0, y: 3.4, width: 12.2, height: 7.2 },
      step(dt) {
        if (time < 1 && time + dt >= 1 && pushed === 0) detonate(pointer);
        time += dt;
        blast.age += dt;
      },
      pointer: {
        move: ({ x, y }) => {
          pointer = { x, y };
        },
        down: detonate,
      },
      draw(pen) {
        pen.circle(pointer, params.radius, { stroke: 'box', dashed: true });
        if (blast.age > 0.3) return;
        const progress = blast.age / 0.3;
        pen.circle(blast, params.radius * progress, { stroke: 'bad', width: 6 * (1 - progress) });
        pen.circle(blast, 0.5 * (1 - progress), { fill: 'bad' });
      },
      controls: {
        Detonate: () => detonate({ x: 0, y: 0.5 }),
        Rebuild() {
          for (const { body, position } of bricks) {
            body.setTransform(position, 0);
            body.setLinearVelocity({ x: 0, y: 0 });
            body.setAngularVelocity(0);
          }
        },
      },
      info: () => 'Click or tap: explosion.',
      facts: () => ({
        'Bodies pushed': pushed,
        'Fastest brick': `${fastest().toFixed(1)} m/s`,
      }),
    };
  },
});
