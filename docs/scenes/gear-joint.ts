import { Box, Circle, GearJoint, PrismaticJoint, RevoluteJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Gear joint: rack and pinion',
  description:
    'Gear joints couple a rack and two gears, so that none of them can move without the others. A motor drives one of the gears: turn it off, and drag a gear or the rack.',
  params: {
    ratio: range('Gear ratio', { min: 0.5, max: 2, step: 0.5, value: 1.5, restart: true }),
    motor: toggle('Motor', true),
    speed: range('Speed', { min: 0, max: 6, value: 1.5, unit: 'rad/s', under: 'motor' }),
  },
  poster: 0.4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const wall = world.createBody();
    // Gears do not collide: joints couple them, not their teeth.
    const noCollision = { filterGroupIndex: -1 };

    const createGear = (x: number, radius: number, teeth: number, firstTooth: number) => {
      const gear = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      gear.createFixture({ shape: new Circle(radius - 0.1), density: 1, ...noCollision });
      for (let tooth = 0; tooth < teeth; tooth++) {
        const angle = firstTooth + (2 * Math.PI * tooth) / teeth;
        const center = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
        gear.createFixture({ shape: new Box(0.12, 0.11, center, angle), ...noCollision });
      }
      const pin = new RevoluteJoint({}, wall, gear, { x, y: 0 });
      world.createJoint(pin);
      return { gear, pin };
    };

    // Twelve teeth per meter of radius, so that both gears have teeth of the same size.
    const first = createGear(0, 1, 12, 0);
    const teeth = 12 * params.ratio;
    const second = createGear(1 + params.ratio, params.ratio, teeth, Math.PI + Math.PI / teeth);

    const rack = world.createBody({ type: 'dynamic', position: { x: -1.35, y: 0 } });
    rack.createFixture({ shape: new Box(0.25, 1.5), density: 0.5, ...noCollision });
    for (let tooth = -2.5; tooth < 3; tooth++) {
      const center = { x: 0.34, y: (tooth * Math.PI) / 6 };
      rack.createFixture({ shape: new Box(0.12, 0.11, center, 0), ...noCollision });
    }
    const rail = new PrismaticJoint(
      { enableLimit: true, lowerTranslation: -1, upperTranslation: 1 },
      wall,
      rack,
      rack.getPosition(),
      { x: 0, y: 1 },
    );
    world.createJoint(rail);

    // Each joint keeps first + ratio × second constant: angles in radians, translations in meters.
    world.createJoint(
      new GearJoint({ ratio: params.ratio }, first.gear, second.gear, first.pin, second.pin),
    );
    world.createJoint(new GearJoint({ ratio: 1 }, first.gear, rack, first.pin, rail));

    /** 1 turns the first gear counterclockwise, -1 clockwise. */
    let direction = 1;
    return {
      world,
      view: { x: params.ratio - 0.3, y: 0, width: 8.6, height: 5.2 },
      step() {
        // Near an end of the rail, reverse the motor.
        const translation = rail.getJointTranslation();
        if (Math.abs(translation) > 0.9) direction = Math.sign(translation);
        first.pin.enableMotor(params.motor);
        first.pin.setMaxMotorTorque(200);
        first.pin.setMotorSpeed(direction * params.speed);
      },
      draw(pen) {
        // Marks on the gears and the rack, which start in a line.
        pen.dot(first.gear.getWorldPoint({ x: 0.6, y: 0 }), 'accent', 6);
        pen.dot(second.gear.getWorldPoint({ x: -0.6 * params.ratio, y: 0 }), 'accent', 6);
        pen.dot(rack.getPosition(), 'accent', 6);
      },
      facts: () => ({
        'First gear': `${first.pin.getJointAngle().toFixed(2)} rad`,
        'Second gear': `${second.pin.getJointAngle().toFixed(2)} rad`,
        Rack: `${rail.getJointTranslation().toFixed(2)} m`,
      }),
    };
  },
});
