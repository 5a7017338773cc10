import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Body types: static, kinematic, and dynamic',
  description:
    'Three identical planks each carry a box. The static plank hangs in the air, the kinematic one moves up and down regardless of its load, and the dynamic one falls. If you push all three up, only the dynamic plank responds.',
  params: {
    speed: range('Kinematic body speed', { min: 0, max: 3, value: 1, unit: 'm/s' }),
  },
  poster: 1.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -5, y: 12 },
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 12 },
      ]),
    });

    // Only the type differs.
    const createPlank = (type: 'static' | 'kinematic' | 'dynamic', x: number) => {
      const plank = world.createBody({ type, position: { x, y: 2 } });
      plank.createFixture({ shape: new Box(1.1, 0.2), density: 1, friction: 0.6 });
      return plank;
    };
    const hanging = createPlank('static', -3.2);
    const lift = createPlank('kinematic', 0);
    const falling = createPlank('dynamic', 3.2);
    const planks = [hanging, lift, falling];

    for (const plank of planks) {
      const position = { x: plank.getPosition().x, y: 2.7 };
      const box = world.createBody({ type: 'dynamic', position });
      box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.6 });
    }

    let direction = 1;

    return {
      world,
      view: { x: 0, y: 2.6, width: 10.4, height: 6.2 },
      step() {
        // Forces do not affect a kinematic body, so the scene sets its velocity.
        const { y } = lift.getPosition();
        if (y > 3.2) direction = -1;
        if (y < 1.4) direction = 1;
        lift.setLinearVelocity({ x: 0, y: direction * params.speed });
      },
      controls: {
        'Push all three up': () => {
          // In N·s. Impulses do not affect static and kinematic bodies.
          for (const plank of planks) plank.applyLinearImpulse({ x: 0, y: 8 }, plank.getPosition());
        },
      },
      facts: () => ({
        Masses: planks.map((plank) => `${plank.getMass().toFixed(2)} kg`).join(', '),
      }),
      draw(pen) {
        for (const plank of planks)
          pen.text({ x: plank.getPosition().x, y: 5.2 }, plank.getType(), 'outline', 'center');
      },
    };
  },
});
