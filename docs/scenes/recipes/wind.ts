import {
  type Body,
  Box,
  Circle,
  DistanceProxy,
  Edge,
  type Fixture,
  type Polygon,
  RevoluteJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region wind
/**
 * Returns the velocity of gusty wind, in m/s: two waves that rarely coincide.
 * @param time in seconds
 * @param speed average, in m/s
 * @param gusts strength of the gusts, from 0 (steady) to 1 (from a calm to twice the speed)
 */
export function windAt(time: number, speed: number, gusts: number): Vec2Value {
  const gust = 0.6 * Math.sin(1.3 * time) + 0.4 * Math.sin(3.1 * time);
  return { x: speed * (1 + gusts * gust), y: 0.08 * speed * gust };
}
// #endregion

// #region drag
/**
 * Applies wind to a body. Call it before every step.
 * @param wind velocity in m/s
 * @param airDensity in kg/m²
 */
export function applyWind(body: Body, wind: Vec2Value, airDensity: number): void {
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    for (const { center, normal, length } of findSurfaces(fixture, wind)) {
      const velocity = body.getLinearVelocityFromWorldPoint(center);
      // Speed of the air toward the surface, relative to it.
      const speed = (velocity.x - wind.x) * normal.x + (velocity.y - wind.y) * normal.y;
      if (speed <= 0) continue; // on the lee side
      const force = 0.5 * airDensity * length * speed ** 2; // N
      body.applyForce({ x: -force * normal.x, y: -force * normal.y }, center);
    }
  }
}

/** Part of an outline, in world coordinates and meters. The normal points out of the body. */
interface Surface {
  center: Vec2Value;
  normal: Vec2Value;
  length: number;
}

/** Returns the edges of a polygon, or the diameter of a circle, which always faces the air that streams toward it. */
function findSurfaces(fixture: Fixture, wind: Vec2Value): Surface[] {
  const shape = fixture.getShape();
  const proxy = new DistanceProxy(); // gives access to the vertices
  proxy.set(shape, 0);
  const vertices = Array.from({ length: proxy.getVertexCount() }, (_, i) =>
    fixture.getBody().getWorldPoint(proxy.getVertex(i)),
  );
  if (shape instanceof Circle) {
    const velocity = fixture.getBody().getLinearVelocity();
    const air = { x: wind.x - velocity.x, y: wind.y - velocity.y }; // relative to the circle
    const speed = Math.hypot(air.x, air.y) || 1;
    const normal = { x: -air.x / speed, y: -air.y / speed };
    return vertices.map((center) => ({ center, normal, length: 2 * shape.getRadius() }));
  }
  return vertices.map((a, i) => {
    const b = vertices[(i + 1) % vertices.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return {
      center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      // Vertices are counterclockwise, so outside is to the right of each edge.
      normal: { x: (b.y - a.y) / length, y: (a.x - b.x) / length },
      length,
    };
  });
}
// #endregion

export default defineScene({
  title: 'Wind: air drag on each edge',
  description:
    'Gusts of wind lift a flag, swing a sign, and blow light balls and crates across the ground, which come back on the other side.',
  params: {
    speed: range('Wind', { min: -16, max: 16, step: 0.5, value: 9, unit: 'm/s' }),
    gusts: range('Gusts', { min: 0, max: 1, step: 0.05, value: 0.5 }),
    air: range('Density of air', { min: 0, max: 0.4, step: 0.02, value: 0.16, unit: 'kg/m²' }),
  },
  poster: 2.2,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -20, y: 0 }, { x: 20, y: 0 }), friction: 0.6 });
    ground.createFixture({ shape: new Box(0.06, 2.6, { x: -3.4, y: 2.6 }), filterMaskBits: 0 });
    ground.createFixture({ shape: new Box(0.06, 2, { x: 2.4, y: 2 }), filterMaskBits: 0 });
    ground.createFixture({ shape: new Box(1, 0.06, { x: 3.3, y: 4 }), filterMaskBits: 0 });

    const createBody = (x: number, y: number, shape: Polygon | Circle, density: number) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y }, angularDamping: 0.5 });
      body.createFixture({ shape, density, friction: 0.5, restitution: 0.3 });
      return body;
    };

    // A flag of eight strips, and a sign that hangs from its arm.
    const flag: Body[] = [];
    for (let i = 0; i < 8; i++) {
      const x = -3.22 + 0.24 * i;
      const strip = createBody(x, 4.6, new Box(0.12, 0.05), 1.2);
      strip.style = { fill: 'bad' };
      const joint = { lowerAngle: -0.6, upperAngle: 0.6, enableLimit: i > 0 };
      world.createJoint(
        new RevoluteJoint(joint, flag.at(-1) ?? ground, strip, { x: x - 0.12, y: 4.6 }),
      );
      flag.push(strip);
    }
    const sign = createBody(3.3, 3.1, new Box(0.7, 0.4, { x: 0, y: -0.3 }), 0.6);
    sign.style = { fill: 'accent' };
    world.createJoint(new RevoluteJoint({}, ground, sign, { x: 3.3, y: 4 }));

    const loose = Array.from({ length: 9 }, (_, i) => {
      const x = -5.5 + 1.3 * i;
      const y = 0.5 + 2 * random();
      const size = 0.18 + 0.12 * random();
      return createBody(x, y, i % 3 ? new Circle(size) : new Box(size, size), i % 3 ? 0.25 : 0.5);
    });

    let time = 0;
    const wind = () => windAt(time, params.speed, params.gusts);

    /** Puts a body that was blown away at the other side. */
    const wrap = (body: Body) => {
      const { x, y } = body.getPosition();
      if (Math.abs(x) > 7) body.setTransform({ x: -Math.sign(x) * 6.9, y }, body.getAngle());
    };

    const streaks = Array.from({ length: 14 }, () => ({
      x: 14 * random() - 7,
      y: 0.3 + 6 * random(),
    }));
    return {
      world,
      view: { x: 0, y: 3, width: 12, height: 6.8 },
      step(dt) {
        time += dt;
        for (let body = world.getBodyList(); body; body = body.getNext()) {
          if (body.isDynamic()) applyWind(body, wind(), params.air);
        }
        for (const body of loose) wrap(body);
        const { x, y } = wind();
        for (const streak of streaks) {
          streak.x = ((((streak.x + x * dt + 7) % 14) + 14) % 14) - 7;
          streak.y += y * dt;
        }
      },
      draw(pen) {
        const { x, y } = wind();
        for (const streak of streaks) {
          const tail = { x: streak.x - 0.09 * x, y: streak.y - 0.09 * y };
          pen.line([tail, streak], { stroke: 'box', width: 1.5 });
        }
      },
      info: () => 'Drag the flag, the sign, or a ball.',
      facts: () => {
        const air = wind();
        const angle = (sign.getAngle() * 180) / Math.PI;
        return {
          'Wind now': `${air.x.toFixed(1)} m/s`,
          'Angle of the sign': `${angle.toFixed(0)}°`,
        };
      },
    };
  },
});
