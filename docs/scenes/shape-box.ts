import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Box shape: half-width and half-height',
  description:
    'A box is defined by its half-width and half-height, which two arrows show. A table next to it is a compound body of three boxes, each with its own local center and angle.',
  params: {
    halfWidth: range('Half-width', {
      min: 0.2,
      max: 1.4,
      value: 1,
      unit: 'm',
      restart: true,
    }),
    halfHeight: range('Half-height', {
      min: 0.2,
      max: 1.4,
      value: 0.6,
      unit: 'm',
      restart: true,
    }),
    turn: range('Leg angle', { min: 0, max: 0.6, value: 0.3, unit: 'rad', restart: true }),
  },
  poster: 0.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -5, y: 15 },
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 15 },
      ]),
      friction: 0.5,
    });

    const { halfWidth, halfHeight } = params;
    const box = world.createBody({ type: 'dynamic', position: { x: -2.4, y: 2.6 }, angle: 0.3 });
    box.createFixture({ shape: new Box(halfWidth, halfHeight), density: 1, friction: 0.5 });

    // Center and angle are in the body's local coordinates.
    const table = world.createBody({ type: 'dynamic', position: { x: 2.2, y: 3 } });
    const shapes = [
      new Box(1.6, 0.15),
      new Box(0.15, 0.8, { x: -1.1, y: -0.8 }, -params.turn),
      new Box(0.15, 0.8, { x: 1.1, y: -0.8 }, params.turn),
    ];
    for (const shape of shapes) table.createFixture({ shape, density: 1, friction: 0.5 });

    return {
      world,
      view: { x: 0, y: 2.2, width: 10.4, height: 5.2 },
      facts: () => ({
        'Box area': `${(4 * halfWidth * halfHeight).toFixed(2)} m²`,
        'Box mass': `${box.getMass().toFixed(2)} kg`,
        'Table mass': `${table.getMass().toFixed(2)} kg`,
      }),
      draw(pen) {
        const center = box.getPosition();
        const right = box.getWorldPoint({ x: halfWidth, y: 0 });
        const top = box.getWorldPoint({ x: 0, y: halfHeight });
        pen.arrow(center, right, 'accent');
        pen.arrow(center, top, 'accent');
        pen.dot(center, 'accent');
        const widthAt = box.getWorldPoint({ x: halfWidth + 0.15, y: 0 });
        pen.text({ x: widthAt.x, y: widthAt.y - 0.08 }, `${halfWidth} m`, 'accent');
        const heightAt = box.getWorldPoint({ x: 0, y: halfHeight + 0.2 });
        pen.text(heightAt, `${halfHeight} m`, 'accent', 'center');
        // The centers of the table's boxes.
        for (const local of [
          { x: 0, y: 0 },
          { x: -1.1, y: -0.8 },
          { x: 1.1, y: -0.8 },
        ])
          pen.dot(table.getWorldPoint(local), 'accent');
      },
    };
  },
});
