import { type Body, Box, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region radial-gravity
export interface Planet {
  /** In world coordinates. */
  center: Vec2Value;
  /** In meters. */
  radius: number;
  /** Gravity at the surface, in m/s². */
  gravity: number;
}

/** Pulls a body toward a planet. Call it before every step, because forces last for one step. */
export function attract(body: Body, planet: Planet): void {
  const position = body.getWorldCenter();
  const x = planet.center.x - position.x;
  const y = planet.center.y - position.y;
  const distance = Math.hypot(x, y);
  if (distance === 0) return;
  // Newton's law: a quarter of the pull at twice the distance.
  const acceleration = planet.gravity * (planet.radius / distance) ** 2;
  const force = (acceleration * body.getMass()) / distance;
  body.applyForceToCenter({ x: x * force, y: y * force });
}

/**
 * Returns the speed of a circular orbit, in m/s. Gravity is the centripetal acceleration there, which is v²/r.
 * @param distance from the center of the planet, in meters
 */
export function orbitSpeed(planet: Planet, distance: number): number {
  return planet.radius * Math.sqrt(planet.gravity / distance);
}
// #endregion

const PLANET_RADIUS = 2; // m

export default defineScene({
  title: 'Radial gravity: a planet pulls what is around it',
  description:
    'A planet attracts each body toward its center. Crates stand on all sides of it, and a moon stays in orbit. Throw them.',
  params: {
    strength: range('Gravity at the surface', {
      min: 2,
      max: 20,
      step: 0.5,
      value: 10,
      unit: 'm/s²',
      restart: true,
    }),
    height: range('Height of the orbit', {
      min: 1,
      max: 3,
      step: 0.1,
      value: 2,
      unit: 'm',
      restart: true,
    }),
  },
  poster: 2,
  create(params) {
    const world = new World();
    const ground = world.createBody();
    ground.createFixture({ shape: new Circle(PLANET_RADIUS), friction: 0.8 });
    const planet = {
      center: ground.getPosition(),
      radius: PLANET_RADIUS,
      gravity: params.strength,
    };

    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * 2 * Math.PI;
      const crate = world.createBody({
        type: 'dynamic',
        position: { x: 2.4 * Math.cos(angle), y: 2.4 * Math.sin(angle) },
        angle,
      });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 1, friction: 0.8 });
    }

    const distance = PLANET_RADIUS + params.height;
    const speed = orbitSpeed(planet, distance);
    const moon = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: distance },
      linearVelocity: { x: speed, y: 0 },
      angularVelocity: -speed / distance,
      style: { fill: 'accent' },
    });
    moon.createFixture({ shape: new Circle(0.25), density: 1 });

    return {
      world,
      view: { x: 0, y: 0, width: 15, height: 10 },
      step() {
        for (let body = world.getBodyList(); body; body = body.getNext()) {
          if (body.isDynamic()) attract(body, planet);
        }
      },
      facts: () => {
        const { x, y } = moon.getPosition();
        return { 'Height of the moon': `${(Math.hypot(x, y) - PLANET_RADIUS).toFixed(2)} m` };
      },
    };
  },
});
