import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Hello world: falling box',
  description:
    'A box falls, rotates as it hits the ground, and comes to rest. Make it bounce, take it to the Moon with a gravity of 1.6 m/s², or straighten its angle. Drop more boxes, or drag a box and throw it.',
  params: {
    restitution: range('Restitution', { min: 0, max: 0.9, step: 0.05, value: 0, restart: true }),
    gravity: range('Gravity', { min: 0, max: 25, value: 10, unit: 'm/s²', restart: true }),
    angle: range('Angle', { min: 0, max: 0.8, step: 0.05, value: 0.4, unit: 'rad', restart: true }),
  },
  poster: 0.6,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -params.gravity } });

    // A body is static by default: it never moves.
    const room = world.createBody();
    const corners = [
      { x: -4.4, y: 9 },
      { x: -4.4, y: 0 },
      { x: 4.4, y: 0 },
      { x: 4.4, y: 9 },
    ];
    room.createFixture({ shape: new Chain(corners) });

    const drop = (x: number, angle: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y: 4 }, angle });
      // Box takes the half-width and half-height: this one is 1 m wide.
      const shape = new Box(0.5, 0.5);
      box.createFixture({ shape, density: 1, restitution: params.restitution });
    };
    drop(0, params.angle);

    return {
      world,
      view: { x: 0, y: 2.4, width: 9, height: 5.3 },
      controls: {
        'Drop a box': () => drop(6 * random() - 3, 3 * random()),
      },
    };
  },
});
