import { type Body, Box, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

const PLANET_RADIUS = 2;

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
    const planet = world.createBody();
    planet.createFixture({ shape: new Circle(PLANET_RADIUS), friction: 0.8 });

    // #region attract
    /** Pulls a body toward the planet. Call it before each step: forces last for one step. */
    const attract = (body: Body) => {
      const center = planet.getPosition();
      const position = body.getPosition();
      const [x, y] = [center.x - position.x, center.y - position.y];
      const distance = Math.hypot(x, y);
      // Newton's law: a quarter of the pull at twice the distance.
      const acceleration = params.strength * (PLANET_RADIUS / distance) ** 2;
      const force = (acceleration * body.getMass()) / distance;
      body.applyForceToCenter({ x: x * force, y: y * force });
    };
    // #endregion

    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * 2 * Math.PI;
      const crate = world.createBody({
        type: 'dynamic',
        position: { x: 2.4 * Math.cos(angle), y: 2.4 * Math.sin(angle) },
        angle,
      });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 1, friction: 0.8 });
    }

    // #region orbit
    // On a circle, gravity is the centripetal acceleration v²/r.
    const radius = PLANET_RADIUS + params.height;
    const orbitSpeed = PLANET_RADIUS * Math.sqrt(params.strength / radius);
    const moon = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: radius },
      linearVelocity: { x: orbitSpeed, y: 0 },
      angularVelocity: -orbitSpeed / radius,
      style: { fill: 'accent' },
    });
    moon.createFixture({ shape: new Circle(0.25), density: 1 });
    // #endregion

    return {
      world,
      view: { x: 0, y: 0, width: 15, height: 10 },
      step() {
        for (let body = world.getBodyList(); body; body = body.getNext())
          if (body.isDynamic()) attract(body);
      },
      facts: () => {
        const { x, y } = moon.getPosition();
        return { 'Height of the moon': `${(Math.hypot(x, y) - PLANET_RADIUS).toFixed(2)} m` };
      },
    };
  },
});
