import { Box, Edge, World } from 'planck';
import { choice, defineScene } from '#scene';

export default defineScene({
  title: 'Units and scale: one fall in three sizes',
  description:
    'A box falls onto a tower, and the view is scaled to the size of the boxes. Boxes of 10 m seem to fall in slow motion, because they fall ten times as far as boxes of 1 m. The falling box leaves a dot every tenth of a second. Compare the sizes: a world measured in pixels is a world of giants.',
  params: {
    size: choice('Box size', ['0.1 m', '1 m', '10 m'], { value: '10 m', restart: true }),
  },
  poster: 3,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    /** The side of a box, in meters. All lengths are multiples of it; gravity is not. */
    const side = Number.parseFloat(params.size);

    const ground = world.createBody();
    ground.createFixture({
      shape: new Edge({ x: -20 * side, y: 0 }, { x: 20 * side, y: 0 }),
      friction: 0.6,
    });

    const createBox = (x: number, y: number) => {
      const position = { x: x * side, y: y * side };
      const box = world.createBody({ type: 'dynamic', position });
      box.createFixture({ shape: new Box(side / 2, side / 2), density: 1, friction: 0.6 });
      return box;
    };
    for (const y of [0.5, 1.5]) createBox(0.6, y);
    const falling = createBox(0, 6.5);

    let time = 0;
    let landingTime = 0;
    const trace: { x: number; y: number }[] = [];
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      if (bodies.includes(falling) && landingTime === 0) landingTime = time;
    });

    return {
      world,
      view: { x: 0, y: 3.4 * side, width: 12 * side, height: 7.6 * side },
      step(dt) {
        // Until it lands, the box leaves a dot every tenth of a second.
        const { x, y } = falling.getPosition();
        if (landingTime === 0 && Math.round(time / dt) % 6 === 0) trace.push({ x, y });
        time += dt;
      },
      facts: () => ({
        'Fall time': landingTime > 0 ? `${landingTime.toFixed(2)} s` : '…',
        Speed: `${falling.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
      draw(pen) {
        for (const point of trace) pen.dot(point, 'accent');
        // A scale bar as long as the side of a box.
        const [from, to] = [
          { x: 2.5 * side, y: 0.3 * side },
          { x: 3.5 * side, y: 0.3 * side },
        ];
        pen.arrow(from, to, 'accent');
        pen.arrow(to, from, 'accent');
        pen.text({ x: 3 * side, y: 0.5 * side }, params.size, 'accent', 'center');
        const text =
          landingTime > 0 ? `fell for ${landingTime.toFixed(2)} s` : `${time.toFixed(1)} s`;
        pen.text({ x: -0.8 * side, y: 4.4 * side }, text, 'outline', 'end');
      },
    };
  },
});
