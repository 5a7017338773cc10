import { Box, Circle, GearJoint, PrismaticJoint, PulleyJoint, RevoluteJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Gear and pulley joints: elevator with a counterweight',
  description:
    'A small gear drives a large one, whose drum winds up a rope and lifts an elevator with a load. A second rope runs over a pulley to a counterweight: the closer its weight is to that of the elevator and the load, the less torque the motor needs.',
  params: {
    speed: range('Motor speed', { min: 2, max: 15, step: 0.5, value: 8, unit: 'rad/s' }),
    load: range('Load', { min: 1, max: 20, step: 1, value: 8, unit: 'kg', restart: true }),
    counter: range('Counterweight', {
      min: 1,
      max: 20,
      step: 1,
      value: 6,
      unit: 'kg',
      restart: true,
    }),
  },
  poster: 1.3,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const frame = world.createBody();
    frame.createFixture({ shape: new Box(6, 0.1, { x: 0, y: -0.1 }) });
    // Ropes are drawn over these wheels; the pulley joint works without them.
    const wheels = [-1.5, 0.4, 2.2, 3].map((x) => ({ x, y: 5.2 }));
    for (const center of wheels) frame.createFixture({ shape: new Circle(center, 0.2) });

    const createGear = (x: number, radius: number, teeth: number, firstTooth: number) => {
      const gear = world.createBody({ type: 'dynamic', position: { x, y: 2 } });
      gear.createFixture({ shape: new Circle(radius - 0.1), density: 1, filterGroupIndex: -1 });
      for (let tooth = 0; tooth < teeth; tooth++) {
        const angle = firstTooth + (2 * Math.PI * tooth) / teeth;
        const center = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
        gear.createFixture({ shape: new Box(0.12, 0.11, center, angle), filterGroupIndex: -1 });
      }
      const pin = new RevoluteJoint({}, frame, gear, { x, y: 2 });
      world.createJoint(pin);
      return { gear, pin };
    };
    const small = createGear(-4.2, 0.5, 6, 0);
    const large = createGear(-2.2, 1.5, 18, Math.PI + Math.PI / 18);

    const createBox = (
      x: number,
      y: number,
      kilograms: number,
      half = 0.12 * Math.sqrt(kilograms),
    ) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y }, angularDamping: 3 });
      box.createFixture({ shape: new Box(half, half), density: kilograms / (4 * half * half) });
      return box;
    };
    const lift = world.createBody({ type: 'dynamic', position: { x: 1.3, y: 0.4 } });
    lift.createFixture({ shape: new Box(0.8, 0.1), density: 12.5, friction: 0.8 });
    createBox(1.3, 0.51 + 0.12 * Math.sqrt(params.load), params.load);
    const counterweight = createBox(3.2, 3.7, params.counter);

    const rail = new PrismaticJoint(
      { enableLimit: true, lowerTranslation: 0, upperTranslation: 3 },
      frame,
      lift,
      lift.getPosition(),
      { x: 0, y: 1 },
    );
    world.createJoint(rail);

    // The large gear has three times the radius of the small one. Its drum winds up half a meter of
    // rope per radian: angle + 2 × height stays constant.
    world.createJoint(new GearJoint({ ratio: 3 }, small.gear, large.gear, small.pin, large.pin));
    world.createJoint(new GearJoint({ ratio: 2 }, large.gear, lift, large.pin, rail));
    world.createJoint(
      new PulleyJoint(
        {},
        lift,
        counterweight,
        { x: 2, y: 5.2 },
        { x: 3.2, y: 5.2 },
        { x: 2, y: 0.4 },
        counterweight.getPosition(),
        1,
      ),
    );

    /** 1 lifts, -1 lowers. */
    let direction = 1;
    small.pin.enableMotor(true);
    small.pin.setMaxMotorTorque(60);
    return {
      world,
      view: { x: -0.4, y: 2.6, width: 9.6, height: 5.8 },
      step() {
        const height = rail.getJointTranslation();
        if (height > 2.9) direction = -1;
        if (height < 0.1) direction = 1;
        small.pin.setMotorSpeed(direction * params.speed);
      },
      draw(pen) {
        pen.circle(large.gear.getPosition(), 0.5, { fill: 'static', stroke: 'outline' });
        // The rope of the drum, which the second gear joint models.
        const { x, y } = lift.getPosition();
        const rope = [
          { x: -1.7, y: 2 },
          { x: -1.7, y: 5.2 },
          { x: 0.6, y: 5.2 },
          { x: 0.6, y },
        ];
        pen.line(rope, { stroke: 'joint' });
        pen.dot({ x: 0.6, y }, 'joint');
        pen.dot(small.gear.getWorldPoint({ x: 0.25, y: 0 }), 'accent', 5);
        pen.dot(large.gear.getWorldPoint({ x: 1, y: 0 }), 'accent', 5);
        pen.text({ x: x - 0.4, y: y - 0.35 }, `${params.load} kg`);
        const { x: weightX, y: weightY } = counterweight.getPosition();
        pen.text({ x: weightX, y: weightY - 0.85 }, `${params.counter} kg`, 'outline', 'center');
      },
      facts: () => ({
        Height: `${rail.getJointTranslation().toFixed(2)} m`,
        'Motor torque': `${small.pin.getMotorTorque(60).toFixed(1)} N·m`,
      }),
    };
  },
});
