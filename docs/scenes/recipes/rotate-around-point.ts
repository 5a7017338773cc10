import { type Body, Box, Chain, Circle, RevoluteJoint, type Vec2Value, World } from 'planck';
import { choice, defineScene, range } from '#scene';

// #region rotate
/**
 * Sets the velocity that moves a kinematic body around a point in the next step. Call it before every step.
 * @param angularVelocity counterclockwise, in rad/s
 * @param dt length of the step, in seconds
 */
export function turnAround(
  body: Body,
  pivot: Vec2Value,
  angularVelocity: number,
  dt: number,
): void {
  const position = body.getPosition();
  const end = rotate(position, pivot, angularVelocity * dt);
  // Within a step, the body moves along a straight line, so its velocity is that of the chord.
  body.setLinearVelocity({ x: (end.x - position.x) / dt, y: (end.y - position.y) / dt });
  body.setAngularVelocity(angularVelocity);
}

/** Rotates a point around another one, counterclockwise by an angle in radians. */
export function rotate(point: Vec2Value, pivot: Vec2Value, angle: number): Vec2Value {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [point.x - pivot.x, point.y - pivot.y];
  return { x: pivot.x + cos * x - sin * y, y: pivot.y + sin * x + cos * y };
}
// #endregion

// #region joint
/** Rotates a dynamic body around a point with a motor of limited torque, in N·m. */
export function pinToPoint(ground: Body, body: Body, pivot: Vec2Value, maxMotorTorque: number) {
  const joint = new RevoluteJoint({ enableMotor: true, maxMotorTorque }, ground, body, pivot);
  ground.getWorld().createJoint(joint);
  return joint; // then call joint.setMotorSpeed()
}
// #endregion

const DRUM_RADIUS = 3; // m
const ORBIT = 2.05; // m, radius of the paddles' way
const PADDLES = 3;

export default defineScene({
  title: 'Rotate around a point: velocity, teleport, or joint',
  description:
    'Paddles turn in two drums and stir balls. On the left, they have the velocity of the chord; on the right, the reader chooses a method.',
  params: {
    method: choice('On the right', ['set position', 'tangent velocity', 'revolute joint']),
    speed: range('Speed', { min: -4, max: 4, step: 0.25, value: 2, unit: 'rad/s' }),
    torque: range('Max torque', { min: 10, max: 600, step: 10, value: 300, unit: 'N·m' }),
  },
  poster: 2.5,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    const centers = [
      { x: -3.3, y: 0 },
      { x: 3.3, y: 0 },
    ] as const;
    const balls: Body[] = [];
    /** Returns the paddles, which are turned to the center. */
    const fillDrum = (center: Vec2Value) => {
      const rim = Array.from({ length: 36 }, (_, i) =>
        rotate({ x: center.x + DRUM_RADIUS, y: center.y }, center, (i / 18) * Math.PI),
      );
      ground.createFixture({ shape: new Chain(rim, true), friction: 0.3 });
      for (let i = 0; i < 16; i++) {
        const position = { x: center.x - 1.2 + 0.5 * (i % 6), y: -1.9 + 0.5 * Math.floor(i / 6) };
        const ball = world.createBody({
          type: 'dynamic',
          position,
          style: { fill: ['jade', 'amber', 'moss'][i % 3] },
        });
        const radius = 0.17 + 0.08 * random();
        ball.createFixture({ shape: new Circle(radius), density: 4, friction: 0.3 });
        balls.push(ball);
      }
      return Array.from({ length: PADDLES }, (_, i) => {
        const angle = Math.PI / 2 + (i * 2 * Math.PI) / PADDLES;
        const paddle = world.createBody({
          type: 'kinematic',
          position: rotate({ x: center.x + ORBIT, y: center.y }, center, angle),
          angle,
          style: { fill: 'accent' },
        });
        paddle.createFixture({ shape: new Box(0.7, 0.1), density: 10, friction: 0.3 });
        return paddle;
      });
    };
    const left = fillDrum(centers[0]);
    const right = fillDrum(centers[1]);

    /** The joints of the paddles on the right, while they are dynamic. */
    let joints: RevoluteJoint[] = [];
    let method = '';
    const restart = () => {
      method = params.method;
      for (const joint of joints) world.destroyJoint(joint);
      const isJoint = method === 'revolute joint';
      for (const [i, paddle] of right.entries()) {
        const angle = Math.PI / 2 + (i * 2 * Math.PI) / PADDLES;
        paddle.setType(isJoint ? 'dynamic' : 'kinematic');
        paddle.setTransform(rotate({ x: 3.3 + ORBIT, y: 0 }, centers[1], angle), angle);
        paddle.setLinearVelocity({ x: 0, y: 0 });
        paddle.setAngularVelocity(0);
      }
      joints = isJoint
        ? right.map((paddle) => pinToPoint(ground, paddle, centers[1], params.torque))
        : [];
    };

    const radiusOf = (paddle: Body | undefined, center: Vec2Value) => {
      const { x, y } = paddle?.getPosition() ?? center;
      return Math.hypot(x - center.x, y - center.y);
    };
    return {
      world,
      view: { x: 0, y: 0, width: 13.2, height: 6.9 },
      step(dt) {
        if (method !== params.method) restart();
        for (const paddle of left) turnAround(paddle, centers[0], params.speed, dt);
        for (const joint of joints) {
          joint.setMotorSpeed(params.speed);
          joint.setMaxMotorTorque(params.torque);
        }
        for (const paddle of right) {
          const { x, y } = paddle.getPosition();
          const angle = params.speed * dt;
          if (method === 'set position')
            paddle.setTransform(rotate({ x, y }, centers[1], angle), paddle.getAngle() + angle);
          if (method !== 'tangent velocity') continue;
          paddle.setLinearVelocity({ x: -params.speed * y, y: params.speed * (x - centers[1].x) });
          paddle.setAngularVelocity(params.speed);
        }
      },
      draw(pen) {
        for (const [paddles, center] of [
          [left, centers[0]],
          [right, centers[1]],
        ] as const) {
          pen.circle(center, ORBIT, { stroke: 'quiet', dashed: true });
          pen.dot(center, 'outline', 4);
          for (const paddle of paddles) {
            const { x, y } = pen.poseOf(paddle);
            const velocity = paddle.getLinearVelocity();
            pen.arrow({ x, y }, { x: x + velocity.x / 4, y: y + velocity.y / 4 }, 'outline');
          }
        }
        pen.text({ x: -6.5, y: 3.1 }, 'velocity of the chord', 'good');
        pen.text({ x: 6.5, y: 3.1 }, params.method, 'emphasis', 'end');
      },
      facts: () => ({
        'Radius on the left': `${radiusOf(left[0], centers[0]).toFixed(2)} m`,
        'On the right': `${radiusOf(right[0], centers[1]).toFixed(2)} m`,
      }),
    };
  },
});
