import {
  type Body,
  Box,
  Circle,
  Edge,
  type Fixture,
  Polygon,
  RevoluteJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

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
      const [x, y] = [-5.5 + 1.3 * i, 0.5 + 2 * random()];
      const size = 0.18 + 0.12 * random();
      return createBody(x, y, i % 3 ? new Circle(size) : new Box(size, size), i % 3 ? 0.25 : 0.5);
    });

    let time = 0;
    // #region wind
    /** Velocity of the wind in m/s: two waves that rarely coincide are gusts. */
    const wind = (): Vec2Value => {
      const gust = 0.6 * Math.sin(1.3 * time) + 0.4 * Math.sin(3.1 * time);
      return { x: params.speed * (1 + params.gusts * gust), y: 0.08 * params.speed * gust };
    };
    // #endregion

    // #region drag
    /**
     * Pushes a surface if it faces the wind.
     * @param point its center
     * @param normal the unit vector that points out of the body
     * @param length in meters
     */
    const pushSurface = (body: Body, point: Vec2Value, normal: Vec2Value, length: number) => {
      const air = wind();
      const own = body.getLinearVelocityFromWorldPoint(point);
      // Speed of the air toward the surface, as the body sees it.
      const speed = -((air.x - own.x) * normal.x + (air.y - own.y) * normal.y);
      if (speed <= 0) return; // on the lee side
      const force = 0.5 * params.air * length * speed ** 2; // newtons
      body.applyForce({ x: -force * normal.x, y: -force * normal.y }, point);
    };

    /** Applies the wind to a fixture. Call it before each step. */
    const blow = (body: Body, fixture: Fixture) => {
      const shape = fixture.getShape();
      if (shape instanceof Polygon) {
        for (const [i, normal] of shape.m_normals.entries()) {
          const a = shape.m_vertices[i] ?? normal;
          const b = shape.m_vertices[(i + 1) % shape.m_count] ?? normal;
          const middle = body.getWorldPoint({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
          const length = Math.hypot(b.x - a.x, b.y - a.y);
          pushSurface(body, middle, body.getWorldVector(normal), length);
        }
      } else {
        // A circle faces the wind with its diameter, wherever it comes from.
        const { x, y } = wind();
        const speed = Math.hypot(x, y) || 1;
        const normal = { x: -x / speed, y: -y / speed };
        pushSurface(body, body.getWorldCenter(), normal, 2 * shape.getRadius());
      }
    };
    // #endregion

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
          const fixture = body.getFixtureList();
          if (body.isDynamic() && fixture) blow(body, fixture);
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
