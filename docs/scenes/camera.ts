import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Camera: world coordinates to canvas pixels',
  description:
    'A box tumbles in a room. A colored frame marks the part of the world that a canvas of 640 × 400 pixels shows. The y-axis points up in the world but down on the canvas, so each point has different coordinates in meters and in pixels. Move the camera, or change the scale.',
  params: {
    scale: range('Scale', { min: 60, max: 160, step: 5, value: 100, unit: 'px/m' }),
    camera: range('Camera position', { min: -0.5, max: 0.5, step: 0.1, value: 0, unit: 'm' }),
  },
  poster: 0.85,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5.6, y: 9 },
      { x: -5.6, y: 0 },
      { x: 5.6, y: 0 },
      { x: 5.6, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.5 });

    const box = world.createBody({
      type: 'dynamic',
      position: { x: -1.6, y: 3 },
      linearVelocity: { x: 1.6, y: 3 },
      angularVelocity: -3,
    });
    box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.5, restitution: 0.6 });

    const canvas = { width: 640, height: 400 };
    const center = () => ({ x: params.camera, y: 1.75 });
    /** Converts world coordinates to canvas pixels; y is flipped. */
    const toPixels = ({ x, y }: { x: number; y: number }) => ({
      x: canvas.width / 2 + (x - center().x) * params.scale,
      y: canvas.height / 2 - (y - center().y) * params.scale,
    });
    const format = ({ x, y }: { x: number; y: number }, digits: number) =>
      `${x.toFixed(digits)}, ${y.toFixed(digits)}`;

    return {
      world,
      view: { x: 0, y: 1.85, width: 11.8, height: 7.1 },
      draw(pen) {
        const half = { x: canvas.width / params.scale / 2, y: canvas.height / params.scale / 2 };
        const { x, y } = center();
        const corner = { x: x - half.x, y: y + half.y };
        const frame = [
          corner,
          { x: x + half.x, y: y + half.y },
          { x: x + half.x, y: y - half.y },
          { x: x - half.x, y: y - half.y },
        ];
        pen.polygon(frame, { stroke: 'accent', width: 3 });
        const inside = { x: corner.x + 0.2, y: corner.y - 0.2 };
        pen.arrow(inside, { x: inside.x + 0.8, y: inside.y }, 'accent');
        pen.arrow(inside, { x: inside.x, y: inside.y - 0.8 }, 'accent');
        pen.text({ x: corner.x, y: corner.y + 0.15 }, '0, 0 px', 'accent');

        pen.arrow({ x: 0, y: 0 }, { x: 1, y: 0 }, 'good');
        pen.arrow({ x: 0, y: 0 }, { x: 0, y: 1 }, 'good');
        pen.text({ x: 0, y: -0.6 }, '0, 0 m', 'good', 'center');

        const position = box.getPosition();
        pen.dot(position, 'accent');
        pen.text(
          { x: position.x, y: position.y + 1.3 },
          `${format(position, 1)} m`,
          'good',
          'center',
        );
        pen.text(
          { x: position.x, y: position.y + 0.7 },
          `${format(toPixels(position), 0)} px`,
          'accent',
          'center',
        );
      },
      controls: {
        'Toss the box'() {
          box.setLinearVelocity({ x: -0.8 * box.getPosition().x, y: 7 });
          box.setAngularVelocity(-4);
          box.setAwake(true);
        },
      },
      facts: () => ({
        'World position': `${format(box.getPosition(), 2)} m`,
        'Canvas position': `${format(toPixels(box.getPosition()), 0)} px`,
      }),
    };
  },
});
