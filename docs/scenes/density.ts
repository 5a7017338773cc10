import { Box, Chain, Polygon, RevoluteJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Density and mass',
  description:
    'Two boxes of the same size fall side by side, at the same speed, onto a seesaw. The denser box has more mass, so its side of the seesaw goes down. Change the densities while the seesaw rocks, or drag a box.',
  params: {
    left: range('Left density', {
      min: 0.5,
      max: 10,
      step: 0.5,
      value: 1,
      unit: 'kg/m²',
    }),
    right: range('Right density', {
      min: 0.5,
      max: 10,
      step: 0.5,
      value: 3,
      unit: 'kg/m²',
    }),
  },
  poster: 1.2,
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
      friction: 0.6,
    });
    // A separate body: connected bodies do not collide by default, but the plank must hit the floor.
    const stand = world.createBody();
    stand.createFixture({
      shape: new Polygon([
        { x: -0.5, y: 0 },
        { x: 0.5, y: 0 },
        { x: 0, y: 0.75 },
      ]),
    });

    const plank = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.9 } });
    plank.createFixture({ shape: new Box(3.6, 0.12), density: 2, friction: 0.9 });
    // A motor with a target speed of 0 acts as friction in the hinge, so equal masses stay level.
    const friction = { enableMotor: true, motorSpeed: 0, maxMotorTorque: 15 };
    world.createJoint(new RevoluteJoint(friction, stand, plank, { x: 0, y: 0.9 }));

    const createBox = (x: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y: 4.2 } });
      const fixture = box.createFixture({ shape: new Box(0.6, 0.6), density: 1, friction: 0.9 });
      return { box, fixture, x };
    };
    const left = createBox(-2.6);
    const right = createBox(2.6);

    const setDensity = ({ box, fixture }: typeof left, density: number) => {
      if (fixture.getDensity() === density) return;
      fixture.setDensity(density);
      // The mass does not change until this call.
      box.resetMassData();
      box.setAwake(true);
    };

    return {
      world,
      view: { x: 0, y: 2.5, width: 10.4, height: 6 },
      step() {
        setDensity(left, params.left);
        setDensity(right, params.right);
      },
      controls: {
        'Drop both again': () => {
          for (const { box, x } of [left, right]) {
            box.setTransform({ x, y: 4.2 }, 0);
            box.setLinearVelocity({ x: 0, y: 0 });
            box.setAngularVelocity(0);
            box.setAwake(true);
          }
        },
      },
      facts: () => ({
        'Left mass': `${left.box.getMass().toFixed(2)} kg`,
        'Right mass': `${right.box.getMass().toFixed(2)} kg`,
      }),
      draw(pen) {
        for (const { box } of [left, right]) {
          const { x, y } = box.getPosition();
          pen.text({ x, y: y + 0.95 }, `${box.getMass().toFixed(1)} kg`, 'outline', 'center');
        }
      },
    };
  },
});
