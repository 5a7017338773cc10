import { Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Circle shape: radius and local center',
  description:
    'Balls fall between rows of pegs; all of these shapes are circles. The pegs are fixtures of one body: a circle doesn’t have to be centered at the body’s origin. Every fifth body that falls is a compound of two circles. Try other radii, or throw a ball back up.',
  params: {
    radius: range('Ball radius', {
      min: 0.1,
      max: 0.35,
      value: 0.2,
      unit: 'm',
      restart: true,
    }),
    bounce: range('Peg restitution', { min: 0, max: 0.9, value: 0.4, restart: true }),
  },
  poster: 1.3,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -5, y: 20 },
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 20 },
      ]),
    });

    // All pegs are fixtures of one body, so their centers are not at its origin.
    const pegs = world.createBody();
    for (let row = 0; row < 3; row++) {
      for (let x = -3.75 + (row % 2) * 0.75; x <= 4; x += 1.5)
        pegs.createFixture({
          shape: new Circle({ x, y: 1.6 + row }, 0.18),
          restitution: params.bounce,
        });
    }

    const { radius } = params;
    for (let index = 0; index < 24; index++) {
      const body = world.createBody({
        type: 'dynamic',
        position: {
          x: -3.85 + (index % 8) * 1.1 + 0.1 * random(),
          y: 4.5 + Math.floor(index / 8) * 0.8,
        },
        // Without damping, a ball would roll indefinitely.
        angularDamping: 1,
      });
      const material = { density: 1, friction: 0.4 };
      if (index % 5 < 4) {
        body.createFixture({ ...material, shape: new Circle(radius) });
      } else {
        // Two smaller circles, one on each side of the origin.
        const small = 0.75 * radius;
        body.createFixture({ ...material, shape: new Circle({ x: -small, y: 0 }, small) });
        body.createFixture({ ...material, shape: new Circle({ x: small, y: 0 }, small) });
      }
    }

    return {
      world,
      view: { x: 0, y: 3.1, width: 10.4, height: 6.6 },
      facts: () => ({ 'Ball mass': `${(Math.PI * radius ** 2).toFixed(2)} kg` }),
    };
  },
});
