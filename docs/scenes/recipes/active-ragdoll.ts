import {
  type Body,
  Box,
  Chain,
  Circle,
  type Contact,
  type ContactImpulse,
  RevoluteJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region figure
/** Bone of a figure that stands upright and faces right. Lengths in meters, angles in radians. */
interface Bone {
  /** Index of the bone that it's connected to. */
  parent: number;
  /** Height of its center and of its joint above the ground. */
  y: number;
  jointY: number;
  halfWidth: number;
  halfHeight: number;
  /** Limits of the joint: counterclockwise is forward. */
  limits: [number, number];
}

const TORSO: Bone = {
  parent: -1,
  y: 1.16,
  jointY: 0,
  halfWidth: 0.17,
  halfHeight: 0.34,
  limits: [0, 0],
};
const HEAD: Bone = {
  parent: 0,
  y: 1.66,
  jointY: 1.5,
  halfWidth: 0.15,
  halfHeight: 0.17,
  limits: [-0.5, 0.5],
};
const ARM: Bone = {
  parent: 0,
  y: 1.2,
  jointY: 1.39,
  halfWidth: 0.08,
  halfHeight: 0.21,
  limits: [-1, 3],
};
const FOREARM: Bone = {
  parent: 0,
  y: 0.86,
  jointY: 1.03,
  halfWidth: 0.07,
  halfHeight: 0.19,
  limits: [0, 2.4],
};
const THIGH: Bone = {
  parent: 0,
  y: 0.63,
  jointY: 0.84,
  halfWidth: 0.11,
  halfHeight: 0.23,
  limits: [-0.8, 1.8],
};
const SHIN: Bone = {
  parent: 0,
  y: 0.21,
  jointY: 0.43,
  halfWidth: 0.09,
  halfHeight: 0.24,
  limits: [-2.2, 0],
};

/** The arms are bones 2 to 5, the legs 6 to 9. */
const BONES: Bone[] = [
  TORSO,
  HEAD,
  ...[ARM, { ...FOREARM, parent: 2 }, ARM, { ...FOREARM, parent: 4 }],
  ...[THIGH, { ...SHIN, parent: 6 }, THIGH, { ...SHIN, parent: 8 }],
];

/** Creates the bones, the torso first, and connects each to its parent. */
export function createFigure(
  world: World,
  feet: Vec2Value,
): { bones: Body[]; joints: RevoluteJoint[] } {
  const bones: Body[] = [];
  const joints: RevoluteJoint[] = [];
  for (const { parent, y, jointY, halfWidth, halfHeight, limits } of BONES) {
    const bone = world.createBody({ type: 'dynamic', position: { x: feet.x, y: feet.y + y } });
    const shape = new Box(halfWidth, halfHeight);
    // Fixtures of the same negative group don't collide.
    bone.createFixture({ shape, density: 30, friction: 0.8, filterGroupIndex: -1 });
    bones.push(bone);
    const parentBone = bones[parent];
    if (!parentBone) continue;
    const [lowerAngle, upperAngle] = limits;
    const options = { enableLimit: true, lowerAngle, upperAngle, enableMotor: true };
    const anchor = { x: feet.x, y: feet.y + jointY };
    const joint = new RevoluteJoint(options, parentBone, bone, anchor);
    world.createJoint(joint);
    joints.push(joint);
  }
  return { bones, joints };
}
// #endregion

// #region active
export interface MuscleOptions {
  /** Maximum torque of a joint, in N·m. */
  muscleTorque: number;
  /** Maximum torque that keeps the torso upright, in N·m. */
  balanceTorque: number;
  /** Time that the ragdoll stays limp after a hit, and then the time until its full strength is back, in seconds. */
  limpTime: number;
  recoveryTime: number;
}

const GAIN = 12; // 1/s: speed of a joint per radian of its error
const BALANCE = { stiffness: 600, damping: 60 }; // N·m/rad, and N·m·s/rad

/** Moves the joints of a ragdoll toward a pose and keeps its torso upright. */
export class ActiveRagdoll {
  readonly torso: Body;
  readonly joints: readonly RevoluteJoint[];
  readonly options: MuscleOptions;
  /** Target angle of each joint, in radians. */
  pose: readonly number[] = [];
  /** Seconds since the last hit. */
  private timer = Infinity;

  constructor(torso: Body, joints: readonly RevoluteJoint[], options: MuscleOptions) {
    this.torso = torso;
    this.joints = joints;
    this.options = options;
  }

  /** Fraction of the strength that is left, from 0 to 1. */
  get strength(): number {
    const { limpTime, recoveryTime } = this.options;
    return Math.max(0, Math.min(1, (this.timer - limpTime) / recoveryTime));
  }

  /** Makes the ragdoll limp for a moment. */
  goLimp(): void {
    this.timer = 0;
  }

  /**
   * Goes limp when a dynamic body hits a bone. Returns a function that removes the listener: call it before you destroy
   * the ragdoll, but not in an event.
   * @param minImpulse in N·s
   */
  feelHits(bones: readonly Body[], minImpulse: number): () => void {
    const world = this.torso.getWorld();
    const feel = (contact: Contact, { normalImpulses }: ContactImpulse) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const [bone] = bodies.filter((body) => bones.includes(body));
      const [other] = bodies.filter((body) => body.isDynamic() && !bones.includes(body));
      if (bone && other && Math.max(...normalImpulses) > minImpulse) this.goLimp();
    };
    world.on('post-solve', feel);
    return () => void world.off('post-solve', feel);
  }

  /** Call it before every step. */
  update(dt: number): void {
    this.timer += dt;
    const { muscleTorque, balanceTorque } = this.options;
    for (const [i, joint] of this.joints.entries()) {
      const error = (this.pose[i] ?? 0) - joint.getJointAngle();
      joint.setMotorSpeed(GAIN * error);
      // A little friction remains.
      joint.setMaxMotorTorque(Math.max(1, this.strength * muscleTorque));
    }
    const angle = wrapAngle(this.torso.getAngle());
    const torque = -BALANCE.stiffness * angle - BALANCE.damping * this.torso.getAngularVelocity();
    const maxTorque = this.strength * balanceTorque;
    this.torso.applyTorque(Math.max(-maxTorque, Math.min(maxTorque, torque)), true);
  }
}

/** Returns the same angle between −π and π. */
function wrapAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
// #endregion

// #region poses
/** Target angles in the order of the joints: head, arm, forearm, arm, forearm, thigh, shin, thigh, shin. */
export const POSES = {
  stand: [0, 0.2, 0.4, -0.2, 0.3, 0.25, -0.3, -0.15, -0.1],
  cheer: [0.2, 2.8, 0.3, 2.6, 0.4, 0.25, -0.3, -0.15, -0.1],
  crouch: [-0.3, 1, 1.6, 0.7, 1.8, 1.3, -1.9, 1.2, -2],
};

/**
 * Returns the pose at a phase of a step cycle.
 * @param phase in radians; a step cycle is 2π
 * @param direction 1 for forward, −1 for backward
 */
export function walkPose(phase: number, direction: number): number[] {
  const leg = (angle: number) => {
    // The knee bends while the leg swings in the direction of the walk.
    const swing = Math.max(0, direction * Math.cos(angle));
    return [0.15 + 0.6 * Math.sin(angle), -0.1 - 1.2 * swing];
  };
  const swing = 0.7 * Math.sin(phase);
  return [0, -swing, 0.6, swing, 0.6, ...leg(phase), ...leg(phase + Math.PI)];
}
// #endregion

const STEP_RATE = 9; // rad/s, of the step cycle
const HIT_IMPULSE = 8; // N·s
const BALL_INTERVAL = 4.5; // s, until somebody plays
const BALL_RADIUS = 0.22; // m
const BALL_SPEED = 9; // m/s

export default defineScene({
  title: 'Active ragdoll: motors that follow a pose, and balance',
  description:
    'A ragdoll stands, cheers, crouches, and walks, because motors move its joints toward a pose. A ball knocks it over. It goes limp, then gets up again. Drag it by a limb.',
  params: {
    muscleTorque: range('Muscles', { min: 0, max: 300, step: 10, value: 180, unit: 'N·m' }),
    balanceTorque: range('Balance', { min: 0, max: 400, step: 10, value: 250, unit: 'N·m' }),
  },
  poster: 2.2,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -3.1, y: 5 },
      { x: -3.1, y: 0 },
      { x: 3.1, y: 0 },
      { x: 3.1, y: 5 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.8 });
    const { bones, joints } = createFigure(world, { x: -0.5, y: 0.02 });
    const [torso] = bones;
    if (!torso) throw new Error('there is no torso');
    // The limbs on the far side are darker.
    for (const [i, bone] of bones.entries())
      bone.style = { fill: i > 1 && (i - 2) % 4 < 2 ? 'amber' : 'accent' };
    const options = { ...params, limpTime: 0.8, recoveryTime: 0.6 };
    const ragdoll = new ActiveRagdoll(torso, joints, options);
    ragdoll.feelHits(bones, HIT_IMPULSE);

    const balls: Body[] = [];
    let side = 1;
    const throwBall = () => {
      side = -side;
      const { x, y } = torso.getWorldCenter();
      const position = { x: 2.7 * side, y: 1.6 + 0.4 * random() };
      const ball = world.createBody({ type: 'dynamic', position, bullet: true });
      ball.createFixture({ shape: new Circle(BALL_RADIUS), density: 30, restitution: 0.3 });
      const time = Math.abs(x - position.x) / BALL_SPEED; // s, until it arrives
      const rise = y + 0.2 - position.y + 5 * time ** 2; // m, with the fall in this time
      ball.setLinearVelocity({ x: -BALL_SPEED * side, y: rise / Math.max(time, 0.1) });
      balls.push(ball);
      const oldest = balls.length > 3 ? balls.shift() : undefined;
      if (oldest) world.destroyBody(oldest);
    };

    const held = new Set<string>();
    let isPlayed = false;
    let time = 0;
    let phase = 0; // of the step cycle, in radians
    const choosePose = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      phase += STEP_RATE * dt;
      if (direction) return walkPose(phase, direction);
      if (held.has('ArrowUp')) return POSES.cheer;
      if (held.has('ArrowDown')) return POSES.crouch;
      // Until somebody plays, it cheers from time to time.
      return !isPlayed && time % 2.2 > 1.1 ? POSES.cheer : POSES.stand;
    };
    return {
      world,
      view: { x: 0, y: 1.55, width: 6.4, height: 3.7 },
      step(dt) {
        Object.assign(options, params);
        if (!isPlayed && time % BALL_INTERVAL < 1.6 && (time + dt) % BALL_INTERVAL >= 1.6)
          throwBall();
        time += dt;
        ragdoll.pose = choosePose(dt);
        ragdoll.update(dt);
      },
      draw(pen) {
        const head = bones[1];
        if (!head) return;
        const { x, y, angle } = pen.poseOf(head);
        const eye = { x: x + 0.07 * Math.cos(angle), y: y + 0.07 * Math.sin(angle) };
        pen.circle(eye, 0.035, { fill: 'outline' });
        // The strength that is left.
        const { x: left, y: top } = { x: x - 0.35, y: y + 0.6 };
        const bar = (length: number) => [
          { x: left, y: top },
          { x: left + 0.7 * length, y: top },
        ];
        pen.line(bar(1), { stroke: 'quiet', width: 4 });
        if (ragdoll.strength > 0) pen.line(bar(ragdoll.strength), { stroke: 'good', width: 4 });
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          isPlayed = true;
          if (key === ' ' && !held.has(key)) throwBall();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { 'Throw a ball': throwBall },
      info: () =>
        'Walk with ← →, cheer with ↑, crouch with ↓. Throw a ball with Space. Drag a limb.',
      facts: () => ({
        Strength: `${(100 * ragdoll.strength).toFixed(0)}%`,
        Torso: `${((180 / Math.PI) * wrapAngle(torso.getAngle())).toFixed(0)}°`,
      }),
    };
  },
});
