import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Force, impulse, and torque',
  description:
    'Three boxes float without gravity: a force pushes the first for one second, an impulse changes the velocity of the second immediately, and a torque rotates the third for one second. The first two reach the same speed. Try another mass, or push off center.',
  params: {
    strength: range('Force and impulse', {
      min: 0.5,
      max: 4,
      step: 0.1,
      value: 2,
      unit: 'N, N·s',
    }),
    torque: range('Torque', { min: 0, max: 2, step: 0.1, value: 0.5, unit: 'N·m' }),
    offset: range('Offset from center', { min: -0.5, max: 0.5, value: 0, unit: 'm' }),
    mass: range('Mass', { min: 0.5, max: 4, step: 0.1, value: 1, unit: 'kg', restart: true }),
  },
  poster: 0.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: 0 } });

    const room = world.createBody();
    const corner = { x: 6, y: 3.3 };
    room.createFixture({
      shape: new Chain([corner, { x: -6, y: 3.3 }, { x: -6, y: -3.3 }, { x: 6, y: -3.3 }], true),
    });

    const createBox = (y: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x: -4.2, y } });
      // The area is 1 m², so the density equals the mass.
      box.createFixture({ shape: new Box(0.5, 0.5), density: params.mass });
      return box;
    };
    const pushed = createBox(2.1);
    const kicked = createBox(0);
    const turned = createBox(-2.1);
    /** The point on a box's left side where it is pushed. */
    const pushPoint = (box: typeof pushed) => box.getWorldPoint({ x: -0.5, y: params.offset });

    // Seconds since the force, the torque, and the impulse started.
    let pushTime = 0;
    let turnTime = 0;
    let kickTime = Infinity;

    const kick = () => {
      // Applied once: an impulse changes the velocity immediately.
      kicked.applyLinearImpulse({ x: params.strength, y: 0 }, pushPoint(kicked));
      kickTime = 0;
    };
    kick();

    return {
      world,
      view: { x: 0, y: 0, width: 12.2, height: 6.9 },
      step(dt) {
        // Applied before every step, because the world clears forces after it.
        if (pushTime < 1) pushed.applyForce({ x: params.strength, y: 0 }, pushPoint(pushed));
        if (turnTime < 1) turned.applyTorque(params.torque);
        pushTime += dt;
        turnTime += dt;
        kickTime += dt;
      },
      controls: {
        'Apply force': () => {
          pushTime = 0;
        },
        'Apply impulse': kick,
        'Apply torque': () => {
          turnTime = 0;
        },
        'Repeat all': () => {
          for (const [index, box] of [pushed, kicked, turned].entries()) {
            box.setTransform({ x: -4.2, y: 2.1 - 2.1 * index }, 0);
            box.setLinearVelocity({ x: 0, y: 0 });
            box.setAngularVelocity(0);
          }
          pushTime = 0;
          turnTime = 0;
          kick();
        },
      },
      goal: {
        text: 'Give boxes of 4 kg a speed of 1 m/s, one by a force and one by an impulse.',
        hint: 'An impulse changes the speed by impulse / mass. A force does the same in one second.',
        isReached: () =>
          params.mass === 4 &&
          [pushed, kicked].every((box) => Math.abs(box.getLinearVelocity().length() - 1) < 0.02),
      },
      facts: () => ({
        'Speed (force)': `${pushed.getLinearVelocity().length().toFixed(2)} m/s`,
        'Speed (impulse)': `${kicked.getLinearVelocity().length().toFixed(2)} m/s`,
        'Angular velocity': `${turned.getAngularVelocity().toFixed(2)} rad/s`,
      }),
      draw(pen) {
        const arrow = (box: typeof pushed) => {
          const tip = pushPoint(box);
          pen.arrow({ x: tip.x - params.strength * 0.4, y: tip.y }, tip, 'bad');
        };
        if (pushTime < 1) arrow(pushed);
        if (kickTime < 0.3) arrow(kicked);
        if (turnTime < 1 && params.torque > 0) {
          // A half circle around the box, with an arrowhead at its end.
          const { x, y } = turned.getPosition();
          const rim = (angle: number) => ({ x: x + Math.cos(angle), y: y + Math.sin(angle) });
          const arc = Array.from({ length: 13 }, (_, index) => rim((index * Math.PI) / 12));
          pen.line(arc, { stroke: 'bad' });
          pen.arrow(rim(3), rim(Math.PI), 'bad');
        }
        for (const box of [pushed, kicked]) {
          const { x, y } = box.getPosition();
          const velocity = box.getLinearVelocity();
          pen.arrow({ x, y }, { x: x + velocity.x / 2, y: y + velocity.y / 2 }, 'good');
        }
        pen.text({ x: -5.7, y: 2.85 }, 'force');
        pen.text({ x: -5.7, y: 0.75 }, 'impulse');
        pen.text({ x: -5.7, y: -1.15 }, 'torque');
      },
    };
  },
});
