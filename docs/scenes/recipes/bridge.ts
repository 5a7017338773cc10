import { type Body, Box, Circle, RevoluteJoint, type Vec2Value, WheelJoint, World } from 'planck';
import { defineScene, range } from '#scene';

// #region bridge
/** Returns the points at which planks meet, on a parabola between two points that hangs down by the sag, in meters. */
export function hangPins(from: Vec2Value, to: Vec2Value, sag: number, planks: number): Vec2Value[] {
  return Array.from({ length: planks + 1 }, (_, i) => {
    const along = (2 * i) / planks - 1; // from −1 to 1
    return {
      x: (from.x + to.x) / 2 + ((to.x - from.x) / 2) * along,
      y: (from.y + to.y) / 2 + ((to.y - from.y) / 2) * along - sag * (1 - along ** 2),
    };
  });
}

/**
 * Creates a plank from each pin to the next and returns the hinges. The first and the last hinge attach the bridge to
 * the banks.
 */
export function createBridge(world: World, banks: Body, pins: Vec2Value[]): RevoluteJoint[] {
  const hinges: RevoluteJoint[] = [];
  let last = banks;
  for (const [i, pin] of pins.entries()) {
    const next = pins[i + 1];
    const plank = next ? createPlank(world, pin, next) : banks;
    const hinge = new RevoluteJoint({}, last, plank, pin);
    world.createJoint(hinge);
    hinges.push(hinge);
    last = plank;
  }
  return hinges;
}

function createPlank(world: World, from: Vec2Value, to: Vec2Value): Body {
  const plank = world.createBody({
    type: 'dynamic',
    position: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: Math.atan2(to.y - from.y, to.x - from.x),
    angularDamping: 1,
  });
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Heavy planks: what they carry should weigh at most ten times as much.
  plank.createFixture({ shape: new Box(length / 2, 0.07), density: 40, friction: 0.9 });
  return plank;
}
// #endregion

// #region break
/**
 * Destroys the hinges whose force exceeds the strength and returns the others. Call it after every step.
 * @param strength in newtons
 */
export function breakHinges(
  hinges: RevoluteJoint[],
  strength: number,
  dt: number,
): RevoluteJoint[] {
  const broken = hinges.filter((hinge) => hingeForce(hinge, dt) > strength);
  for (const hinge of broken) hinge.getBodyA().getWorld().destroyJoint(hinge);
  return hinges.filter((hinge) => !broken.includes(hinge));
}

/** Returns the force of a hinge in the last step, in newtons. */
export function hingeForce(hinge: RevoluteJoint, dt: number): number {
  return hinge.getReactionForce(1 / dt).length();
}
// #endregion

const BANK = { x: 4, y: 2.93 }; // m, where the bridge begins on the right

export default defineScene({
  title: 'Rope bridge: planks, hinges, and a breaking load',
  description:
    'A cart drives to and fro across a rope bridge of planks. Drop crates until a hinge breaks: the redder a hinge, the closer its force is to the limit.',
  params: {
    planks: range('Planks', { min: 6, max: 14, step: 1, value: 12, restart: true }),
    sag: range('Sag', { min: 0.3, max: 1.1, step: 0.1, value: 0.8, unit: 'm', restart: true }),
    strength: range('Strength', { min: 200, max: 3000, step: 50, value: 1500, unit: 'N' }),
  },
  poster: 3.2,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const banks = world.createBody();
    for (const side of [-1, 1]) {
      banks.createFixture({ shape: new Box(1.6, 1.5, { x: 5.6 * side, y: 1.5 }), friction: 0.9 });
      banks.createFixture({ shape: new Box(0.1, 2.5, { x: 7.1 * side, y: 5.5 }) });
    }
    banks.createFixture({ shape: new Box(8, 0.1, { x: 0, y: -0.1 }), friction: 0.9 });

    const pins = hangPins({ x: -BANK.x, y: BANK.y }, BANK, params.sag, params.planks);
    let hinges = createBridge(world, banks, pins);
    const total = hinges.length;
    for (const hinge of hinges.slice(0, -1)) hinge.getBodyB().style = { fill: 'amber' };

    const cart = world.createBody({ type: 'dynamic', position: { x: -5.2, y: 3.75 } });
    cart.createFixture({ shape: new Box(0.6, 0.15), density: 40, friction: 0.6 });
    cart.style = { fill: 'accent' };
    const motors = [-0.42, 0.42].map((x) => {
      const center = { x: -5.2 + x, y: 3.4 };
      const wheel = world.createBody({ type: 'dynamic', position: center });
      wheel.createFixture({ shape: new Circle(0.26), density: 15, friction: 1.5 });
      const spring = { frequencyHz: 4, dampingRatio: 0.7, enableMotor: true, maxMotorTorque: 60 };
      const joint = new WheelJoint(spring, cart, wheel, center, { x: 0, y: 1 });
      world.createJoint(joint);
      return joint;
    });

    const crates: Body[] = [];
    const drop = () => {
      const crate = world.createBody({
        type: 'dynamic',
        position: { x: 3 * (random() - 0.5), y: 6.6 },
        angularDamping: 0.5,
        style: { fill: 'jade' },
      });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 30, friction: 0.8 });
      crates.push(crate);
      const oldest = crates.length > 12 ? crates.shift() : undefined;
      if (oldest) world.destroyBody(oldest);
    };

    let direction = 1;
    let strongest = 0;
    return {
      world,
      view: { x: 0, y: 3.5, width: 14.2, height: 7.4 },
      step() {
        const { x, y } = cart.getPosition();
        if (Math.abs(x) > 5 && y > 2.5) direction = -Math.sign(x);
        // Clockwise is forward.
        for (const motor of motors) motor.setMotorSpeed(-5 * direction);
      },
      stepped(dt) {
        strongest = Math.max(0, ...hinges.map((hinge) => hingeForce(hinge, dt)));
        hinges = breakHinges(hinges, params.strength, dt);
      },
      draw(pen) {
        for (const hinge of hinges) {
          const load = Math.min(1, hingeForce(hinge, 1 / 60) / params.strength);
          pen.dot(hinge.getAnchorA(), load > 0.7 ? 'bad' : load > 0.4 ? 'accent' : 'good', 5);
        }
      },
      controls: { 'Drop a crate': drop },
      info: () => 'Drop crates on the bridge, or drag them.',
      facts: () => ({
        'Largest force': `${strongest.toFixed(0)} N`,
        'Broken hinges': `${total - hinges.length} of ${total}`,
      }),
    };
  },
});
