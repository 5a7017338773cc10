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
  type Vec2Value,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region format
/** A number can be text: the eight hexadecimal digits of a 32-bit float. */
type RubeNumber = number | string;
/** The vector (0, 0) is the number 0. */
type RubeVector = 0 | { x: RubeNumber; y: RubeNumber };
interface RubeVertices {
  x: RubeNumber[];
  y: RubeNumber[];
}

/** What this loader reads of a fixture. Fields that are 0, false, or empty are missing in a file. */
interface RubeFixture {
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

interface RubeBody {
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

interface RubeJoint {
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

interface RubeImage {
  file: string;
  /** Index in the list of bodies; -1 for an image that is fixed in the world. */
  body: number;
  /** From the lower left one counterclockwise, in the local coordinates of the body. */
  corners: RubeVertices;
}

interface RubeScene {
  gravity: RubeVector;
  body?: RubeBody[];
  joint?: RubeJoint[];
  image?: RubeImage[];
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
    // #region numbers
    /** Reads a number, which is missing if it is the default. */
    const num = (value: RubeNumber | undefined, byDefault = 0) => {
      if (typeof value !== 'string') return value ?? byDefault;
      const bits = new DataView(new ArrayBuffer(4));
      bits.setUint32(0, Number.parseInt(value, 16));
      return bits.getFloat32(0);
    };

    const vec = (value: RubeVector | undefined) => {
      return value ? { x: num(value.x), y: num(value.y) } : { x: 0, y: 0 };
    };

    const points = ({ x, y }: RubeVertices) => x.map((_, i) => ({ x: num(x[i]), y: num(y[i]) }));
    // #endregion

    // #region bodies
    const shapeOf = ({ circle, polygon, chain }: RubeFixture): Shape => {
      if (circle) return new Circle(vec(circle.center), num(circle.radius));
      if (polygon) return new Polygon(points(polygon.vertices));
      const outline = points(chain?.vertices ?? { x: [], y: [] });
      const [first, last] = [outline[0], outline.at(-1)];
      const isLoop = first?.x === last?.x && first?.y === last?.y;
      return isLoop ? new Chain(outline.slice(0, -1), true) : new Chain(outline);
    };

    /** Creates a body. What was moved in the editor is moved by the offset, too. */
    const createBody = (data: RubeBody, offset: Vec2Value) => {
      const { x, y } = vec(data.position);
      const body = world.createBody({
        type: (['static', 'kinematic', 'dynamic'] as const)[data.type],
        position: { x: x + offset.x, y: y + offset.y },
        angle: num(data.angle),
        linearDamping: num(data.linearDamping),
        angularDamping: num(data.angularDamping),
        gravityScale: num(data.gravityScale, 1),
        bullet: data.bullet ?? false,
        fixedRotation: data.fixedRotation ?? false,
        userData: data.name,
      });
      for (const fixture of data.fixture ?? [])
        body.createFixture({
          shape: shapeOf(fixture),
          density: num(fixture.density),
          friction: num(fixture.friction),
          restitution: num(fixture.restitution),
          isSensor: fixture.sensor ?? false,
          filterCategoryBits: fixture['filter-categoryBits'] ?? 1,
          filterMaskBits: fixture['filter-maskBits'] ?? 0xffff,
          filterGroupIndex: fixture['filter-groupIndex'] ?? 0,
          userData: fixture.name,
        });
      body.setLinearVelocity(vec(data.linearVelocity));
      body.setAngularVelocity(num(data.angularVelocity));
      return body;
    };
    // #endregion

    // #region joints
    /** Creates a joint between two of the loaded bodies; undefined if its type is unknown. */
    const createJoint = (data: RubeJoint, bodies: readonly Body[]): Joint | undefined => {
      const [bodyA, bodyB] = [bodies[data.bodyA], bodies[data.bodyB]];
      if (!bodyA || !bodyB) return;
      const common = {
        bodyA,
        bodyB,
        localAnchorA: vec(data.anchorA),
        localAnchorB: vec(data.anchorB),
        collideConnected: data.collideConnected ?? false,
      };
      const motor = {
        enableMotor: data.enableMotor ?? false,
        motorSpeed: num(data.motorSpeed),
        maxMotorTorque: num(data.maxMotorTorque),
      };
      const enableLimit = data.enableLimit ?? false;
      const [lower, upper] = [num(data.lowerLimit), num(data.upperLimit)];
      const spring = {
        frequencyHz: num(data.frequency ?? data.springFrequency),
        dampingRatio: num(data.dampingRatio ?? data.springDampingRatio),
      };
      const referenceAngle = num(data.refAngle);
      const localAxisA = vec(data.localAxisA);
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
            maxMotorForce: num(data.maxMotorForce),
          });
        case 'wheel':
          return new WheelJoint({ ...common, ...motor, ...spring, localAxisA });
        case 'distance':
          return new DistanceJoint({ ...common, ...spring, length: num(data.length) });
        case 'weld':
          return new WeldJoint({ ...common, ...spring, referenceAngle });
        case 'rope':
          return new RopeJoint({ ...common, maxLength: num(data.maxLength) });
        default:
          return;
      }
    };
    // #endregion

    // #region load
    const world = new World({ gravity: vec(SCENE.gravity) });

    const load = (data: RubeScene, offset: Vec2Value) => {
      const bodies = (data.body ?? []).map((body) => createBody(body, offset));
      const joints = (data.joint ?? []).map((joint) => createJoint(joint, bodies));
      for (const joint of joints) if (joint) world.createJoint(joint);
      return { bodies, byName: new Map(bodies.map((body) => [body.getUserData(), body])) };
    };

    const offset = { x: params.x, y: 0 };
    const { bodies, byName } = load(SCENE, offset);
    // #endregion

    const chassis = byName.get('chassis');
    if (chassis) chassis.style = { fill: 'accent' };

    // #region images
    /** Returns the corners of an image in the world. */
    const cornersOf = (image: RubeImage, poseOf: (body: Body) => Vec2Value & { angle: number }) => {
      const body = bodies[image.body];
      const { x, y, angle } = body ? poseOf(body) : { ...offset, angle: 0 };
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return points(image.corners).map((corner) => ({
        x: x + corner.x * cos - corner.y * sin,
        y: y + corner.x * sin + corner.y * cos,
      }));
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 3, width: 13, height: 7.4 },
      step: () => world.setGravity({ x: 0, y: -params.gravity }),
      draw(pen) {
        for (const image of params.images ? (SCENE.image ?? []) : []) {
          const corners = cornersOf(image, pen.poseOf);
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
