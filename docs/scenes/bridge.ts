import { Box, Circle, RevoluteJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Bridge: revolute joints and reaction force',
  description:
    'Planks that are connected end to end by revolute joints span the gap between two banks. A weight lands on the bridge, rolls to the middle, and pulls it down; arrows show the reaction force at each bank. Drop more weights, or drag a plank.',
  params: {
    planks: range('Planks', { min: 4, max: 16, step: 1, value: 12, restart: true }),
    sag: range('Sag', { min: 0.2, max: 1.5, step: 0.1, value: 0.7, unit: 'm', restart: true }),
    weight: range('Mass of each weight', { min: 1, max: 25, step: 1, value: 15, unit: 'kg' }),
  },
  poster: 2.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const banks = world.createBody();
    banks.createFixture({ shape: new Box(8, 0.1, { x: 0, y: -0.1 }) });
    for (const x of [-4.4, 4.4]) banks.createFixture({ shape: new Box(0.9, 1.4, { x, y: 1.4 }) });

    // The pins are on a parabola, which is longer than the distance between the banks.
    const pins = Array.from({ length: params.planks + 1 }, (_, i) => {
      const share = (2 * i) / params.planks - 1;
      return { x: 3.5 * share, y: 2.7 - params.sag * (1 - share ** 2) };
    });
    let last = banks;
    const joints = pins.map((pin, i) => {
      const next = pins[i + 1];
      if (!next) return new RevoluteJoint({}, last, banks, pin);
      const [dx, dy] = [next.x - pin.x, next.y - pin.y];
      const plank = world.createBody({
        type: 'dynamic',
        position: { x: pin.x + dx / 2, y: pin.y + dy / 2 },
        angle: Math.atan2(dy, dx),
      });
      const shape = new Box(Math.hypot(dx, dy) / 2, 0.09);
      plank.createFixture({ shape, density: 40, friction: 0.5 });
      const joint = new RevoluteJoint({}, last, plank, pin);
      last = plank;
      return joint;
    });
    for (const joint of joints) world.createJoint(joint);

    const weights: (typeof banks)[] = [];
    const drop = () => {
      const position = { x: 4 * random() - 2, y: 4.7 };
      const weight = world.createBody({ type: 'dynamic', position, angularDamping: 0.5 });
      // Heavier weights are larger.
      const radius = 0.15 + 0.07 * Math.sqrt(params.weight);
      const density = params.weight / (Math.PI * radius ** 2);
      weight.createFixture({ shape: new Circle(radius), density, friction: 0.5 });
      weights.push(weight);
      // Remove the oldest weight.
      const oldest = weights.length > 6 && weights.shift();
      if (oldest) world.destroyBody(oldest);
    };
    drop();
    /** Whether a weight of 25 kg is above the gap, and not on the ground. */
    const isCarried = (weight: typeof banks) =>
      weight.getMass() > 24.9 &&
      Math.abs(weight.getPosition().x) < 3.5 &&
      weight.getPosition().y > 0.8;
    /** Reaction force at the left bank, in newtons. */
    const reaction = () => joints[0]?.getReactionForce(60) ?? { x: 0, y: 0 };

    return {
      world,
      view: { x: 0, y: 2.6, width: 9.2, height: 5.6 },
      draw(pen) {
        // Reaction force at each bank, drawn at 1 m per 1000 N.
        for (const [joint, side] of [
          [joints[0], 1],
          [joints.at(-1), -1],
        ] as const) {
          if (!joint) continue;
          const { x, y } = joint.getAnchorA();
          const force = joint.getReactionForce(60);
          const tip = { x: x + (side * force.x) / 1000, y: y + (side * force.y) / 1000 };
          pen.arrow({ x, y }, tip, 'accent');
        }
      },
      controls: { 'Drop a weight': drop },
      goal: {
        text: 'Carry six weights of 25 kg for 3 s with less than 2000 N at the left bank.',
        hint: 'The flatter the bridge, the larger the tension. Change the sag, then drop the weights.',
        isReached: () => {
          const { x, y } = reaction();
          return weights.filter(isCarried).length === 6 && Math.hypot(x, y) < 2000;
        },
        seconds: 3,
      },
      facts: () => ({
        Weights: weights.length,
        'Force at the left bank': `${Math.hypot(reaction().x, reaction().y).toFixed(0)} N`,
      }),
    };
  },
});
