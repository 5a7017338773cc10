import {
  type Body,
  Chain,
  Circle,
  DistanceJoint,
  type Joint,
  Polygon,
  PrismaticJoint,
  RevoluteJoint,
  RopeJoint,
  type Shape,
  Transform,
  type Vec2Value,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region format
/** A number can be text: the eight hexadecimal digits of a 32-bit float. */
export type RubeNumber = number | string;
/** The vector (0, 0) is the number 0. */
export type RubeVector = 0 | { x: RubeNumber; y: RubeNumber };
export interface RubeVertices {
  x: RubeNumber[];
  y: RubeNumber[];
}

/** Fields of a fixture that the loader reads. The file omits those that are 0, false, or empty. */
export interface RubeFixture {
  name?: string;
  density?: RubeNumber;
  friction?: RubeNumber;
  restitution?: RubeNumber;
  sensor?: boolean;
  'filter-categoryBits'?: number;
  'filter-maskBits'?: number;
  'filter-groupIndex'?: number;
  circle?: { center: RubeVector; radius: RubeNumber };
  polygon?: { vertices: RubeVertices };
  chain?: { vertices: RubeVertices };
}

export interface RubeBody {
  name?: string;
  type: 0 | 1 | 2; // static, kinematic, dynamic
  position: RubeVector;
  angle?: RubeNumber;
  linearVelocity?: RubeVector;
  angularVelocity?: RubeNumber;
  linearDamping?: RubeNumber;
  angularDamping?: RubeNumber;
  gravityScale?: RubeNumber;
  bullet?: boolean;
  fixedRotation?: boolean;
  fixture?: RubeFixture[];
}

export interface RubeJoint {
  name?: string;
  type: string;
  /** Indexes in the list of bodies. */
  bodyA: number;
  bodyB: number;
  anchorA: RubeVector;
  anchorB: RubeVector;
  localAxisA?: RubeVector;
  collideConnected?: boolean;
  refAngle?: RubeNumber;
  enableLimit?: boolean;
  lowerLimit?: RubeNumber;
  upperLimit?: RubeNumber;
  enableMotor?: boolean;
  motorSpeed?: RubeNumber;
  maxMotorTorque?: RubeNumber;
  maxMotorForce?: RubeNumber;
  length?: RubeNumber;
  maxLength?: RubeNumber;
  frequency?: RubeNumber;
  dampingRatio?: RubeNumber;
  springFrequency?: RubeNumber;
  springDampingRatio?: RubeNumber;
}

export interface RubeImage {
  file: string;
  /** Index in the list of bodies; -1 for an image that is fixed in the world. */
  body: number;
  /** From the lower left one counterclockwise, in the local coordinates of the body. */
  corners: RubeVertices;
}

export interface RubeScene {
  gravity: RubeVector;
  body?: RubeBody[];
  joint?: RubeJoint[];
  image?: RubeImage[];
}
// #endregion

// #region load
export interface LoadedRubeScene {
  /** In the order of the file. */
  bodies: Body[];
  byName: Map<string, Body>;
}

/**
 * Creates the bodies and joints of a scene in a world.
 * @param offset where the origin of the scene is in the world, in meters
 */
export function loadRubeScene(
  world: World,
  scene: RubeScene,
  offset: Vec2Value = { x: 0, y: 0 },
): LoadedRubeScene {
  const byName = new Map<string, Body>();
  const bodies = (scene.body ?? []).map((data) => {
    const body = createBody(world, data, offset);
    if (data.name) byName.set(data.name, body);
    return body;
  });
  for (const data of scene.joint ?? []) {
    const joint = createJoint(data, bodies);
    if (joint) world.createJoint(joint);
  }
  return { bodies, byName };
}

function createBody(world: World, data: RubeBody, offset: Vec2Value): Body {
  const { x, y } = readVector(data.position);
  const body = world.createBody({
    type: (['static', 'kinematic', 'dynamic'] as const)[data.type],
    position: { x: x + offset.x, y: y + offset.y },
    angle: readNumber(data.angle),
    linearDamping: readNumber(data.linearDamping),
    angularDamping: readNumber(data.angularDamping),
    gravityScale: readNumber(data.gravityScale, 1),
    bullet: data.bullet ?? false,
    fixedRotation: data.fixedRotation ?? false,
    userData: data.name,
  });
  for (const fixture of data.fixture ?? []) {
    body.createFixture({
      shape: createShape(fixture),
      density: readNumber(fixture.density),
      friction: readNumber(fixture.friction),
      restitution: readNumber(fixture.restitution),
      isSensor: fixture.sensor ?? false,
      filterCategoryBits: fixture['filter-categoryBits'] ?? 1,
      filterMaskBits: fixture['filter-maskBits'] ?? 0xffff,
      filterGroupIndex: fixture['filter-groupIndex'] ?? 0,
      userData: fixture.name,
    });
  }
  body.setLinearVelocity(readVector(data.linearVelocity));
  body.setAngularVelocity(readNumber(data.angularVelocity));
  return body;
}

function createShape({ circle, polygon, chain }: RubeFixture): Shape {
  if (circle) return new Circle(readVector(circle.center), readNumber(circle.radius));
  if (polygon) return new Polygon(readPoints(polygon.vertices));
  const points = readPoints(chain?.vertices ?? { x: [], y: [] });
  const first = points[0];
  const last = points.at(-1);
  const isLoop = first?.x === last?.x && first?.y === last?.y;
  return isLoop ? new Chain(points.slice(0, -1), true) : new Chain(points);
}

export function readVector(value: RubeVector | undefined): Vec2Value {
  return value ? { x: readNumber(value.x), y: readNumber(value.y) } : { x: 0, y: 0 };
}

function readPoints({ x, y }: RubeVertices): Vec2Value[] {
  return x.map((_, i) => ({ x: readNumber(x[i]), y: readNumber(y[i]) }));
}

/** Reads a number, which is missing if it is the default. */
function readNumber(value: RubeNumber | undefined, defaultValue = 0): number {
  if (typeof value !== 'string') return value ?? defaultValue;
  const bits = new DataView(new ArrayBuffer(4));
  bits.setUint32(0, Number.parseInt(value, 16));
  return bits.getFloat32(0);
}
// #endregion

// #region joints
/** Creates a joint between two of the loaded bodies. Returns undefined if its type is unknown. */
function createJoint(data: RubeJoint, bodies: readonly Body[]): Joint | undefined {
  const bodyA = bodies[data.bodyA];
  const bodyB = bodies[data.bodyB];
  if (!bodyA || !bodyB) return undefined;
  const common = {
    bodyA,
    bodyB,
    localAnchorA: readVector(data.anchorA),
    localAnchorB: readVector(data.anchorB),
    collideConnected: data.collideConnected ?? false,
  };
  const motor = {
    enableMotor: data.enableMotor ?? false,
    motorSpeed: readNumber(data.motorSpeed),
    maxMotorTorque: readNumber(data.maxMotorTorque),
  };
  const enableLimit = data.enableLimit ?? false;
  const lower = readNumber(data.lowerLimit);
  const upper = readNumber(data.upperLimit);
  const spring = {
    frequencyHz: readNumber(data.frequency ?? data.springFrequency),
    dampingRatio: readNumber(data.dampingRatio ?? data.springDampingRatio),
  };
  const referenceAngle = readNumber(data.refAngle);
  const localAxisA = readVector(data.localAxisA);
  switch (data.type) {
    case 'revolute':
      return new RevoluteJoint({
        ...common,
        ...motor,
        referenceAngle,
        enableLimit,
        lowerAngle: lower,
        upperAngle: upper,
      });
    case 'prismatic':
      return new PrismaticJoint({
        ...common,
        ...motor,
        localAxisA,
        referenceAngle,
        enableLimit,
        lowerTranslation: lower,
        upperTranslation: upper,
        maxMotorForce: readNumber(data.maxMotorForce),
      });
    case 'wheel':
      return new WheelJoint({ ...common, ...motor, ...spring, localAxisA });
    case 'distance':
      return new DistanceJoint({ ...common, ...spring, length: readNumber(data.length) });
    case 'weld':
      return new WeldJoint({ ...common, ...spring, referenceAngle });
    case 'rope':
      return new RopeJoint({ ...common, maxLength: readNumber(data.maxLength) });
    default:
      return undefined;
  }
}
// #endregion

// #region images
/**
 * Returns the corners of an image in the world.
 * @param pose position and angle of the body of the image, or the offset of the scene if it has none
 */
export function placeImage(image: RubeImage, pose: Vec2Value & { angle: number }): Vec2Value[] {
  const transform = new Transform(pose, pose.angle);
  return readPoints(image.corners).map((corner) => Transform.mulVec2(transform, corner));
}
// #endregion

const box = (halfWidth: number, halfHeight: number, x = 0, y = 0) => ({
  vertices: {
    x: [x - halfWidth, x + halfWidth, x + halfWidth, x - halfWidth],
    y: [y - halfHeight, y - halfHeight, y + halfHeight, y + halfHeight],
  },
});
const wheel = (name: string, x: number): RubeBody => ({
  name,
  type: 2,
  position: { x, y: 1.75 },
  fixture: [{ density: 2, friction: 0.9, circle: { center: 0, radius: 0.35 } }],
});

/** A scene as R.U.B.E. exports it, but for what the loader doesn't read. */
const SCENE: RubeScene = {
  gravity: { x: 0, y: -10 },
  body: [
    {
      name: 'ground',
      type: 0,
      position: 0,
      fixture: [
        {
          friction: 0.8,
          chain: {
            vertices: {
              x: [-6.4, -6.2, -3.4, -1.8, 1.6, 3, 6.2, 6.4],
              y: [4, 1.4, 1.4, 0.4, 0.4, 0.9, 0.9, 4],
            },
          },
        },
        { friction: 0.4, polygon: box(0.12, 1.6, 3.6, 2.4) },
      ],
    },
    {
      name: 'chassis',
      type: 2,
      position: { x: -4.6, y: 2.05 },
      fixture: [
        { density: 2, friction: 0.4, polygon: box(0.95, 0.18) },
        { density: 1, friction: 0.4, polygon: box(0.4, 0.2, -0.2, 0.38) },
      ],
    },
    wheel('rear wheel', -5.2),
    wheel('front wheel', -4),
    {
      name: 'windmill',
      type: 2,
      position: { x: 3.6, y: '40833333' }, // the float 4.1
      fixture: [
        { density: 1, friction: 0.4, polygon: box(1.3, 0.1) },
        { density: 1, friction: 0.4, polygon: box(0.1, 1.3) },
      ],
    },
    {
      name: 'door',
      type: 2,
      position: { x: 0.4, y: 1.2 },
      fixture: [{ density: 0.5, friction: 0.3, polygon: box(0.1, 0.7) }],
    },
    {
      name: 'ball',
      type: 2,
      position: { x: 1.4, y: 4.4 },
      fixture: [{ density: 1, restitution: 0.6, circle: { center: 0, radius: 0.3 } }],
    },
    {
      name: 'hook',
      type: 0,
      position: { x: -1, y: 5.6 },
      fixture: [{ sensor: true, circle: { center: 0, radius: 0.1 } }],
    },
    {
      name: 'lamp',
      type: 2,
      position: { x: 0.6, y: 4.6 },
      fixture: [{ density: 3, friction: 0.4, circle: { center: 0, radius: 0.22 } }],
    },
  ],
  joint: [
    ...[2, 3].map((bodyB) => ({
      type: 'wheel',
      bodyA: 1,
      bodyB,
      anchorA: { x: bodyB === 2 ? -0.6 : 0.6, y: -0.3 },
      anchorB: 0 as const,
      localAxisA: { x: 0, y: 1 },
      enableMotor: bodyB === 2,
      motorSpeed: -6,
      maxMotorTorque: 8,
      springFrequency: 5,
      springDampingRatio: 0.7,
    })),
    {
      name: 'motor',
      type: 'revolute',
      bodyA: 0,
      bodyB: 4,
      anchorA: { x: 3.6, y: '40833333' },
      anchorB: 0,
      enableMotor: true,
      motorSpeed: 1.5,
      maxMotorTorque: 40,
    },
    {
      name: 'hinge',
      type: 'revolute',
      bodyA: 0,
      bodyB: 5,
      anchorA: { x: 0.4, y: 1.9 },
      anchorB: { x: 0, y: 0.7 },
      enableLimit: true,
      lowerLimit: -1.4,
      upperLimit: 1.4,
    },
    {
      type: 'rope',
      bodyA: 7,
      bodyB: 8,
      anchorA: 0,
      anchorB: 0,
      maxLength: 1.9,
    },
  ],
  image: [
    { file: 'car.png', body: 1, corners: box(1.05, 0.45, 0, 0.15).vertices },
    { file: 'ball.png', body: 6, corners: box(0.3, 0.3).vertices },
    { file: 'tree.png', body: -1, corners: box(0.6, 0.85, 5.2, 1.75).vertices },
  ],
};

export default defineScene({
  title: 'R.U.B.E. scene: bodies, joints, and images from a file',
  description:
    'A scene of the physics editor R.U.B.E., loaded from its exported JSON: a car with a motor, a door, a windmill, and a lamp on a rope. Dashed frames show where the file places images.',
  params: {
    images: toggle('Images', true),
    gravity: range('Gravity', { min: 0, max: 20, step: 0.5, value: 10, unit: 'm/s²' }),
    x: range('Offset', { min: -2, max: 2, step: 0.1, value: 0, unit: 'm', restart: true }),
  },
  poster: 1.2,
  create(params) {
    const world = new World({ gravity: readVector(SCENE.gravity) });
    const offset = { x: params.x, y: 0 };
    const { bodies, byName } = loadRubeScene(world, SCENE, offset);

    const chassis = byName.get('chassis');
    if (chassis) chassis.style = { fill: 'accent' };

    return {
      world,
      view: { x: 0, y: 3, width: 13, height: 7.4 },
      step() {
        if (world.getGravity().y === -params.gravity) return;
        world.setGravity({ x: 0, y: -params.gravity });
        // A change of gravity wakes nothing.
        for (const body of bodies) body.setAwake(true);
      },
      draw(pen) {
        for (const image of params.images ? (SCENE.image ?? []) : []) {
          const body = bodies[image.body];
          const corners = placeImage(image, body ? pen.poseOf(body) : { ...offset, angle: 0 });
          pen.polygon(corners, { stroke: 'accent', dashed: true });
          const x = corners.reduce((sum, corner) => sum + corner.x / corners.length, 0);
          const y = Math.max(...corners.map((corner) => corner.y)) + 0.1;
          pen.text({ x, y }, image.file, 'outline', 'center');
        }
      },
      info: () => 'Drag the car back, and let it drive through the door.',
      facts: () => ({
        Bodies: SCENE.body?.length ?? 0,
        Joints: world.getJointCount(),
        'Speed of the car': `${(chassis?.getLinearVelocity().length() ?? 0).toFixed(1)} m/s`,
      }),
    };
  },
});
