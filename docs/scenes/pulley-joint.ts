import { Box, Circle, PulleyJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Pulley joint: pulley ratio',
  description:
    'Two boxes hang from one rope that runs over two wheels. With a pulley ratio of 2, the left box moves twice as far as the right one, and balances twice its own mass, as with a block and tackle.',
  params: {
    left: range('Left mass', { min: 1, max: 10, step: 0.5, value: 3, unit: 'kg', restart: true }),
    right: range('Right mass', { min: 1, max: 10, step: 0.5, value: 4, unit: 'kg', restart: true }),
    ratio: range('Pulley ratio', { min: 0.5, max: 3, step: 0.1, value: 2, restart: true }),
  },
  poster: 1.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const frame = world.createBody();
    frame.createFixture({ shape: new Box(6, 0.1, { x: 0, y: -0.1 }) });
    // A beam stops the boxes below the wheels.
    frame.createFixture({ shape: new Box(2.6, 0.1, { x: 0, y: 5 }) });
    const wheels = [-1.6, 1.6].map((x) => ({ x, y: 5.4 }));
    for (const center of wheels) frame.createFixture({ shape: new Circle(center, 0.3) });

    const createWeight = (x: number, y: number, kilograms: number) => {
      const half = 0.2 * Math.sqrt(kilograms);
      const position = { x, y: y - half };
      const weight = world.createBody({ type: 'dynamic', position, angularDamping: 2 });
      weight.createFixture({ shape: new Box(half, half), density: kilograms / (4 * half * half) });
      return { weight, hook: { x, y } };
    };
    const left = createWeight(-1.9, 3.3, params.left);
    const right = createWeight(1.9, 2, params.right);

    // Length on the left + ratio × length on the right stays constant.
    const pulley = new PulleyJoint(
      {},
      left.weight,
      right.weight,
      { x: -1.9, y: 5.4 },
      { x: 1.9, y: 5.4 },
      left.hook,
      right.hook,
      params.ratio,
    );
    world.createJoint(pulley);

    /** Whether both boxes are at rest, and nothing but the rope holds them. */
    const isHanging = () =>
      [left, right].every(
        ({ weight }) => weight.getLinearVelocity().length() < 0.01 && !weight.getContactList(),
      );
    const lengths = () => [pulley.getCurrentLengthA(), pulley.getCurrentLengthB()] as const;
    return {
      world,
      view: { x: 0, y: 2.8, width: 9.4, height: 6.1 },
      draw(pen) {
        for (const { weight } of [left, right]) {
          const { x, y } = weight.getPosition();
          pen.text({ x: x + 0.75, y: y - 0.1 }, `${weight.getMass().toFixed(1)} kg`);
        }
      },
      goal: {
        text: 'Balance 2 kg on the left with 5 kg on the right: both hang still for 3 s.',
        hint: 'The rope pulls the right box with the tension times the pulley ratio.',
        isReached: () => params.left === 2 && params.right === 5 && isHanging(),
        seconds: 3,
      },
      facts() {
        const [a, b] = lengths();
        return {
          'Left length': `${a.toFixed(2)} m`,
          'Right length': `${b.toFixed(2)} m`,
          'Left + ratio × right': `${(a + params.ratio * b).toFixed(2)} m`,
        };
      },
    };
  },
});
