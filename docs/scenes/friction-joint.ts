import { type Body, Chain, Circle, FrictionJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Friction joint: top-down friction',
  description:
    'Four pucks on a table, seen from above, start at the same speed. The friction joints that brake them have 0, 0.5, 1, and 2 times the maximum force. Doubling the force halves the stopping distance; a short line marks where each puck should stop.',
  params: {
    force: range('Max force', { min: 0, max: 5, step: 0.1, value: 1.1, unit: 'N' }),
    torque: range('Max torque', { min: 0, max: 1, step: 0.01, value: 0.1, unit: 'N·m' }),
    speed: range('Initial speed', {
      min: 0.5,
      max: 6,
      step: 0.1,
      value: 3,
      unit: 'm/s',
      restart: true,
    }),
  },
  poster: 1.8,
  create(params) {
    // Seen from above, so there is no gravity.
    const world = new World();
    const table = world.createBody();
    const corners = [
      { x: -5, y: -2.6 },
      { x: 5, y: -2.6 },
      { x: 5, y: 2.6 },
      { x: -5, y: 2.6 },
    ];
    table.createFixture({ shape: new Chain(corners, true), restitution: 1 });

    const pucks = [0, 0.5, 1, 2].map((share, lane) => {
      const start = { x: -4.3, y: 1.8 - 1.2 * lane };
      const puck = world.createBody({ type: 'dynamic', position: start });
      // 1 kg each: a force of 1 N slows it by 1 m/s per second.
      const radius = 0.4;
      const density = 1 / (Math.PI * radius ** 2);
      puck.createFixture({ shape: new Circle(radius), density, friction: 0 });
      // Connected bodies do not collide by default, but the walls belong to the table.
      const joint = new FrictionJoint({ collideConnected: true }, table, puck, start);
      world.createJoint(joint);
      return { puck, joint, share, start };
    });

    // The pucks that have reached a wall since the last push.
    const atWall = new Set<Body>();
    const push = () => {
      atWall.clear();
      for (const { puck, start } of pucks) {
        puck.setTransform(start, 0);
        puck.setLinearVelocity({ x: params.speed, y: 0 });
        puck.setAngularVelocity(6);
      }
    };
    push();

    world.on('begin-contact', (contact) => {
      for (const fixture of [contact.getFixtureA(), contact.getFixtureB()])
        atWall.add(fixture.getBody());
    });
    // A puck at rest still jitters.
    const hasStopped = ({ puck }: (typeof pucks)[number]) =>
      !atWall.has(puck) && puck.getLinearVelocity().length() < 0.2;

    /** A short line for each puck that should stop before the wall. */
    const stops = () =>
      pucks.flatMap(({ share, start }) => {
        // The stopping distance is v² / 2a.
        const x = start.x + params.speed ** 2 / (2 * share * params.force);
        return x > 4.6 ? [] : [[-0.45, 0.45].map((side) => ({ x, y: start.y + side }))];
      });
    const speeds = () => pucks.map(({ puck }) => puck.getLinearVelocity().length().toFixed(1));

    return {
      world,
      view: { x: 0, y: 0, width: 10.4, height: 5.6 },
      step() {
        for (const { joint, share } of pucks) {
          joint.setMaxForce(share * params.force);
          joint.setMaxTorque(share * params.torque);
        }
      },
      draw(pen) {
        for (const { puck, share, start } of pucks) {
          const { x, y } = puck.getPosition();
          pen.line([start, { x, y }], { stroke: 'accent', dashed: true });
          pen.text(
            { x: start.x + 0.55, y: start.y + 0.13 },
            `${(share * params.force).toFixed(1)} N`,
          );
        }
        for (const line of stops()) pen.line(line, { stroke: 'accent', width: 2 });
      },
      highlights: {
        stops(pen) {
          for (const line of stops()) pen.line(line, { stroke: 'accent', width: 6 });
        },
      },
      controls: { 'Push again': push },
      goal: {
        text: 'At an initial speed of 6 m/s, stop three pucks before they reach the wall.',
        hint: 'At twice the speed, a puck slides four times as far, unless the force is four times as large.',
        isReached: () => params.speed >= 6 && pucks.filter(hasStopped).length === 3,
      },
      facts: () => ({
        Speeds: `${speeds().join(', ')} m/s`,
      }),
    };
  },
});
