import {
  type Body,
  Box,
  Circle,
  DistanceJoint,
  type Joint,
  MouseJoint,
  RevoluteJoint,
  RopeJoint,
  Vec2,
  WeldJoint,
  WheelJoint,
} from 'planck';
import {
  addBall,
  addCrate,
  addGround,
  createWorld,
  type Run,
  STEP,
  type Symptom,
  simulate,
} from './symptom.ts';

/** Joints that do nothing, too much, or the wrong thing. */
export const joints: Symptom[] = [
  {
    heading: 'A joint has no effect',
    check: 'world.getJointCount()',
    run(isBroken) {
      const world = createWorld();
      const ground = world.createBody();
      const body = addCrate(world, 0, 5);
      const joint = new RevoluteJoint({}, ground, body, { x: 0, y: 5 });
      if (!isBroken) world.createJoint(joint);
      simulate(world, 1);
      return { world, body, joint, isSeen: body.getPosition().y < 4 };
    },
  },
  {
    heading: 'A joint has no effect',
    check: 'body.isAwake()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const other = addCrate(world, -2, 0.5);
      const body = addCrate(world, 2, 0.5);
      simulate(world, 2);
      const points = [other.getPosition(), body.getPosition()] as const;
      const joint = new DistanceJoint({ length: 2, frequencyHz: 2 }, other, body, ...points);
      const { x } = body.getPosition();
      world.createJoint(joint);
      if (!isBroken) body.setAwake(true);
      simulate(world, 0.5);
      return { world, body, other, joint, isSeen: body.getPosition().x === x };
    },
  },
  {
    heading: "A motor doesn't turn",
    check: 'joint.getMaxMotorTorque()',
    run(isBroken) {
      const world = createWorld();
      const ground = world.createBody();
      const body = addCrate(world, 0, 5);
      const maxMotorTorque = isBroken ? undefined : 100;
      const options = {
        enableMotor: true,
        motorSpeed: 2,
        ...(maxMotorTorque && { maxMotorTorque }),
      };
      const joint = new RevoluteJoint(options, ground, body, { x: 0, y: 5 });
      world.createJoint(joint);
      simulate(world, 1);
      return { world, body, joint, isSeen: body.getAngle() === 0 };
    },
  },
  {
    heading: "A motor doesn't turn",
    check: 'joint.isMotorEnabled()',
    run(isBroken) {
      const world = createWorld();
      const ground = world.createBody();
      const body = addCrate(world, 0, 5);
      const options = { enableMotor: !isBroken, motorSpeed: 2, maxMotorTorque: 100 };
      const joint = new RevoluteJoint(options, ground, body, { x: 0, y: 5 });
      world.createJoint(joint);
      simulate(world, 1);
      return { world, body, joint, isSeen: body.getAngle() === 0 };
    },
  },
  {
    heading: 'Bodies jump when a joint is created',
    check: 'planck.Vec2.distance(joint.getAnchorA(), joint.getAnchorB()) < 0.1',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const ground = world.createBody();
      const body = addCrate(world, 0, 5);
      const localAnchors = { localAnchorA: { x: 2, y: 5 }, localAnchorB: { x: 0, y: 0 } };
      const joint = isBroken
        ? new RevoluteJoint({ ...localAnchors, bodyA: ground, bodyB: body })
        : new RevoluteJoint({}, ground, body, { x: 0, y: 5 });
      const distance = Vec2.distance(joint.getAnchorA(), joint.getAnchorB());
      world.createJoint(joint);
      world.step(STEP);
      const planck = { Vec2: { distance: () => distance } };
      return { world, body, joint, planck, isSeen: body.getPosition().x > 0.1 };
    },
  },
  {
    heading: 'A joint ignores its limits',
    check: 'joint.isLimitEnabled()',
    run(isBroken) {
      const world = createWorld();
      const ground = world.createBody();
      const body = addCrate(world, 1, 5);
      const options = { lowerAngle: -0.5, upperAngle: 0.5, enableLimit: !isBroken };
      const joint = new RevoluteJoint(options, ground, body, { x: 0, y: 5 });
      world.createJoint(joint);
      let lowest = 0;
      simulate(world, 2, () => {
        lowest = Math.min(lowest, body.getAngle());
      });
      return { world, body, joint, isSeen: lowest < -1 };
    },
  },
  {
    heading: 'A body with a joint falls through the floor',
    check: 'joint.getCollideConnected()',
    run(isBroken) {
      const world = createWorld();
      const ground = addGround(world);
      const body = addBall(world, 0, 2);
      const options = {
        maxLength: 6,
        localAnchorA: { x: 0, y: 3 },
        localAnchorB: { x: 0, y: 0 },
        collideConnected: !isBroken,
      };
      const joint = new RopeJoint(options, ground, body);
      world.createJoint(joint);
      simulate(world, 2);
      return { world, body, joint, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: "Dragging with the mouse doesn't work",
    check: 'joint.getMaxForce() > body.getMass() * 10',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const ground = world.createBody();
      const body = addCrate(world, 0, 0);
      const options = isBroken ? {} : { maxForce: 100 };
      const joint = new MouseJoint(options, ground, body, { x: 0, y: 0 });
      world.createJoint(joint);
      joint.setTarget({ x: 3, y: 0 });
      simulate(world, 2);
      return { world, body, joint, isSeen: body.getPosition().x < 1 };
    },
  },
  {
    heading: "Dragging with the mouse doesn't work",
    check: 'joint.getBodyB() === body',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const ground = world.createBody();
      const body = addCrate(world, 0, 0);
      const [a, b] = isBroken ? [body, ground] : [ground, body];
      const joint = new MouseJoint({ maxForce: 100 }, a, b, { x: 0, y: 0 });
      world.createJoint(joint);
      joint.setTarget({ x: 3, y: 0 });
      simulate(world, 2);
      return { world, body, joint, isSeen: body.getPosition().x < 1 };
    },
  },
  {
    heading: "A car doesn't drive, or disappears",
    check: 'joint.getSpringFrequencyHz()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 2);
      const wheel = world.createBody({ type: 'dynamic', position: { x: 0, y: 1 } });
      wheel.createFixture({ shape: new Circle(0.4), density: 1 });
      const options = { frequencyHz: isBroken ? 0 : 4 };
      const joint = new WheelJoint(options, body, wheel, wheel.getPosition(), { x: 0, y: 1 });
      world.createJoint(joint);
      let error: unknown;
      try {
        simulate(world, 1);
      } catch (caught) {
        error = caught;
      }
      return { world, body, joint, isSeen: error instanceof TypeError };
    },
  },
  {
    heading: 'A joint has no effect',
    check: 'joint',
    run(isBroken) {
      const world = createWorld();
      const ground = addGround(world);
      const body = addBall(world, 0, 2);
      let joint: Joint | null = null;
      const weld = () => {
        joint = world.createJoint(new WeldJoint({}, ground, body, body.getPosition()));
      };
      world.on('begin-contact', () => (isBroken ? weld() : world.queueUpdate(weld)));
      simulate(world, 1);
      const run = { world, body, isSeen: world.getJointCount() === 0 };
      return Object.assign(run, { joint: joint as unknown as Joint });
    },
  },
  {
    heading: 'A joint ignores its limits',
    check: 'joint.getUpperLimit() > 2 * Math.PI',
    run: (isBroken) => runLimited(isBroken ? [-30, 30] : [-0.5, 0.5], (a, b) => [a, b]),
  },
  {
    heading: 'A joint ignores its limits',
    check: 'joint.getBodyB() === body',
    run: (isBroken) => runLimited([-0.5, 2], (a, b) => (isBroken ? [b, a] : [a, b])),
  },
  {
    heading: 'Two joints make a body rotate',
    check: 'planck.Vec2.distance(joint.getAnchorB(), body.getWorldCenter()) < 0.01',
    run(isBroken) {
      const world = createWorld();
      const ceiling = world.createBody();
      const body = world.createBody({ type: 'dynamic', position: { x: 0, y: 5 } });
      body.createFixture({ shape: new Box(2, 0.2), density: 1 });
      const [joint] = [-2, 2].map((x) => {
        const options = { frequencyHz: x < 0 ? 2 : 1, dampingRatio: 0.5 };
        const anchor = { x: isBroken ? x : 0, y: 5 };
        return world.createJoint(new DistanceJoint(options, ceiling, body, { x, y: 8 }, anchor));
      });
      let largest = 0;
      simulate(world, 5, () => {
        largest = Math.max(largest, Math.abs(body.getAngle()));
      });
      return { world, body, joint: joint ?? undefined, isSeen: largest > 0.05 };
    },
  },
  {
    heading: 'Two joints make a body rotate',
    check: 'body.isFixedRotation()',
    run(isBroken) {
      const world = createWorld();
      const ceiling = world.createBody();
      const body = addCrate(world, 0, 5);
      body.setFixedRotation(!isBroken);
      const center = body.getWorldCenter();
      for (const x of [-3, 3])
        world.createJoint(new DistanceJoint({}, ceiling, body, { x, y: 8 }, center));
      body.applyAngularImpulse(1);
      simulate(world, 1);
      return { world, body, isSeen: body.getAngle() > 1 };
    },
  },
  {
    heading: "Dragging with the mouse doesn't work",
    check: 'body.isDynamic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const ground = world.createBody();
      const body = addCrate(world, 0, 0);
      if (isBroken) body.setKinematic();
      const joint = new MouseJoint({ maxForce: 1e6 }, ground, body, { x: 0, y: 0 });
      world.createJoint(joint);
      joint.setTarget({ x: 3, y: 0 });
      simulate(world, 2);
      return { world, body, joint, isSeen: body.getPosition().x < 1 };
    },
  },
];

/** A plank that falls from level about a hinge at its left end; the limits should stop it at −0.5 rad. */
function runLimited(
  [lowerAngle, upperAngle]: [number, number],
  order: (ground: Body, plank: Body) => [Body, Body],
): Run {
  const world = createWorld();
  const body = world.createBody({ type: 'dynamic', position: { x: 1, y: 5 } });
  body.createFixture({ shape: new Box(1, 0.1), density: 5 });
  const options = { enableLimit: true, lowerAngle, upperAngle };
  const hinge = { x: 0, y: 5 };
  const joint = new RevoluteJoint(options, ...order(world.createBody(), body), hinge);
  world.createJoint(joint);
  let lowest = 0;
  simulate(world, 2, () => {
    lowest = Math.min(lowest, body.getAngle());
  });
  return { world, body, joint, isSeen: lowest < -1 };
}
