import type { MemberGroup } from '../../src/reference/notes.ts';
import type * as symbols from './symbols/index.ts';

const ANCHORS = ['getAnchorA', 'getAnchorB'];
const LOCAL_ANCHORS = ['getLocalAnchorA', 'getLocalAnchorB'];
const MOTOR = ['enableMotor', 'isMotorEnabled', 'getMotorSpeed', 'setMotorSpeed'];
const MOTOR_TORQUE = ['getMotorTorque', 'getMaxMotorTorque', 'setMaxMotorTorque'];
const LIMITS = ['enableLimit', 'isLimitEnabled', 'getLowerLimit', 'getUpperLimit', 'setLimits'];
const FREQUENCY = ['getFrequency', 'setFrequency', 'getDampingRatio', 'setDampingRatio'];
const MAX_FORCE = ['getMaxForce', 'setMaxForce'];
const MAX_TORQUE = ['getMaxTorque', 'setMaxTorque'];

/** Members of the largest classes by task, in the order of their pages. */
export const groups: Partial<Record<keyof typeof symbols, MemberGroup[]>> = {
  World: [
    { title: 'Create', members: ['new'] },
    {
      title: 'Step',
      members: [
        ...['step', 'clearForces', 'getAutoClearForces', 'setAutoClearForces'],
        ...['isLocked', 'queueUpdate'],
      ],
    },
    {
      title: 'Bodies',
      members: [
        ...['createBody', 'createDynamicBody', 'createKinematicBody', 'destroyBody'],
        ...['getBodyCount', 'getBodyList'],
      ],
    },
    {
      title: 'Joints',
      members: ['createJoint', 'destroyJoint', 'getJointCount', 'getJointList'],
    },
    { title: 'Gravity and origin', members: ['getGravity', 'setGravity', 'shiftOrigin'] },
    { title: 'Queries and ray casts', members: ['queryAABB', 'rayCast'] },
    { title: 'Contacts', members: ['getContactCount', 'getContactList'] },
    {
      title: 'Events',
      members: [
        ...['on', 'off', 'publish'],
        ...['begin-contact', 'end-contact', 'pre-solve', 'post-solve'],
        ...['add-body', 'add-fixture', 'add-joint'],
        ...['remove-body', 'remove-fixture', 'remove-joint'],
      ],
    },
    {
      title: 'Sleeping, CCD, and solver settings',
      members: [
        ...['getAllowSleeping', 'setAllowSleeping'],
        ...['getContinuousPhysics', 'setContinuousPhysics'],
        ...['getSubStepping', 'setSubStepping', 'getWarmStarting', 'setWarmStarting'],
      ],
    },
    {
      title: 'Broad-phase statistics',
      members: ['getProxyCount', 'getTreeBalance', 'getTreeHeight', 'getTreeQuality'],
    },
  ],
  Body: [
    {
      title: 'Create fixtures',
      members: ['createFixture', 'destroyFixture', 'getFixtureList'],
    },
    {
      title: 'Position and rotation',
      members: [
        ...['getPosition', 'setPosition', 'getAngle', 'setAngle', 'getTransform', 'setTransform'],
        ...['isFixedRotation', 'setFixedRotation'],
      ],
    },
    {
      title: 'Velocity and damping',
      members: [
        ...['getLinearVelocity', 'setLinearVelocity', 'getAngularVelocity', 'setAngularVelocity'],
        ...['getLinearVelocityFromLocalPoint', 'getLinearVelocityFromWorldPoint'],
        ...['getLinearDamping', 'setLinearDamping', 'getAngularDamping', 'setAngularDamping'],
      ],
    },
    {
      title: 'Forces, impulses, and gravity',
      members: [
        ...['applyForce', 'applyForceToCenter', 'applyTorque'],
        ...['applyLinearImpulse', 'applyAngularImpulse'],
        ...['getGravityScale', 'setGravityScale'],
      ],
    },
    {
      title: 'Static, kinematic, or dynamic',
      members: [
        ...['getType', 'setType', 'isStatic', 'isKinematic', 'isDynamic'],
        ...['setStatic', 'setKinematic', 'setDynamic'],
      ],
    },
    {
      title: 'Mass',
      members: [
        ...['getMass', 'getInertia', 'getMassData', 'setMassData', 'resetMassData'],
        ...['getLocalCenter', 'getWorldCenter'],
      ],
    },
    {
      title: 'Sleeping and activation',
      members: [
        ...['isAwake', 'setAwake', 'isSleepingAllowed', 'setSleepingAllowed'],
        ...['isActive', 'setActive'],
      ],
    },
    {
      title: 'Collision',
      members: ['isBullet', 'setBullet', 'shouldCollide', 'getContactList'],
    },
    {
      title: 'Local and world coordinates',
      members: ['getLocalPoint', 'getLocalVector', 'getWorldPoint', 'getWorldVector'],
    },
    {
      title: 'World, lists, and user data',
      members: [
        ...['getWorld', 'isWorldLocked', 'getNext', 'getJointList'],
        ...['getUserData', 'setUserData', 'style'],
      ],
    },
  ],
  Fixture: [
    { title: 'Create', members: ['new'] },
    { title: 'Body and shape', members: ['getBody', 'getShape', 'getType', 'getNext'] },
    {
      title: 'Density, friction, and restitution',
      members: [
        ...['getDensity', 'setDensity', 'getFriction', 'setFriction'],
        ...['getRestitution', 'setRestitution', 'getMassData'],
      ],
    },
    {
      title: 'Sensors and collision filters',
      members: [
        ...['isSensor', 'setSensor', 'setFilterData', 'refilter', 'shouldCollide'],
        ...['getFilterCategoryBits', 'setFilterCategoryBits'],
        ...['getFilterMaskBits', 'setFilterMaskBits'],
        ...['getFilterGroupIndex', 'setFilterGroupIndex'],
      ],
    },
    { title: 'Point tests, ray casts, and AABB', members: ['testPoint', 'rayCast', 'getAABB'] },
    { title: 'User data', members: ['getUserData', 'setUserData', 'style'] },
  ],
  Contact: [
    {
      title: 'Fixtures',
      members: ['getFixtureA', 'getFixtureB', 'getChildIndexA', 'getChildIndexB'],
    },
    {
      title: 'Touching, enabling, and filtering',
      members: ['isTouching', 'isEnabled', 'setEnabled', 'flagForFiltering', 'getNext'],
    },
    { title: 'Contact points', members: ['getManifold', 'getWorldManifold'] },
    {
      title: 'Friction, restitution, and tangent speed',
      members: [
        ...['getFriction', 'setFriction', 'resetFriction'],
        ...['getRestitution', 'setRestitution', 'resetRestitution'],
        ...['getTangentSpeed', 'setTangentSpeed'],
      ],
    },
  ],
  Vec2: [
    { title: 'Create and copy', members: ['new', 'clone', 'zero'] },
    {
      title: 'Components',
      members: ['x', 'y', 'set', 'setNum', 'setVec2', 'setZero', 'setCombine', 'setMul'],
    },
    {
      title: 'Add and subtract',
      members: [
        ...['add', 'addMul', 'addCombine', 'sub', 'subMul', 'subCombine'],
        ...['combine', 'wSub', 'mid'],
      ],
    },
    { title: 'Scale and negate', members: ['mul', 'mulNumVec2', 'mulVec2Num', 'neg'] },
    {
      title: 'Length and distance',
      members: [
        ...['length', 'lengthOf', 'lengthSquared', 'normalize', 'clamp'],
        ...['distance', 'distanceSquared'],
      ],
    },
    {
      title: 'Dot and cross products',
      members: [
        ...['dot', 'skew', 'cross', 'crossVec2Vec2', 'crossVec2Num', 'crossNumVec2'],
        ...['addCross', 'addCrossVec2Num', 'addCrossNumVec2'],
      ],
    },
    { title: 'Bounds and absolute values', members: ['lower', 'upper', 'abs'] },
    { title: 'Compare and validate', members: ['areEqual', 'isValid', 'assert'] },
  ],
  Settings: [
    {
      title: 'Units and shapes',
      members: ['lengthUnitsPerMeter', 'polygonRadius', 'maxPolygonVertices', 'maxManifoldPoints'],
    },
    {
      title: 'Position correction',
      members: [
        ...['baumgarte', 'linearSlop', 'angularSlop'],
        ...['maxLinearCorrection', 'maxAngularCorrection'],
      ],
    },
    {
      title: 'Restitution threshold and maximum speeds',
      members: ['velocityThreshold', 'maxTranslation', 'maxRotation'],
    },
    {
      title: 'Sleeping',
      members: ['timeToSleep', 'linearSleepTolerance', 'angularSleepTolerance'],
    },
    {
      title: 'Continuous collision detection (CCD)',
      members: [
        ...['toiBaugarte', 'maxSubSteps', 'maxTOIContacts'],
        ...['maxTOIIterations', 'maxDistanceIterations'],
      ],
    },
    { title: 'Broad phase', members: ['aabbExtension', 'aabbMultiplier'] },
  ],
  Joint: joint({ isBase: true }),
  RevoluteJoint: joint(
    { anchors: LOCAL_ANCHORS },
    { title: 'Angle', members: ['getJointAngle', 'getJointSpeed', 'getReferenceAngle'] },
    { title: 'Limits', members: LIMITS },
    { title: 'Motor', members: [...MOTOR, ...MOTOR_TORQUE] },
  ),
  PrismaticJoint: joint(
    { anchors: [...LOCAL_ANCHORS, 'getLocalAxisA'] },
    {
      title: 'Translation',
      members: ['getJointTranslation', 'getJointSpeed', 'getReferenceAngle'],
    },
    { title: 'Limits', members: LIMITS },
    {
      title: 'Motor',
      members: [...MOTOR, 'getMotorForce', 'getMaxMotorForce', 'setMaxMotorForce'],
    },
  ),
  DistanceJoint: joint(
    { anchors: LOCAL_ANCHORS },
    { title: 'Length', members: ['getLength', 'setLength'] },
    { title: 'Spring', members: FREQUENCY },
  ),
  WheelJoint: joint(
    { anchors: [...LOCAL_ANCHORS, 'getLocalAxisA'] },
    { title: 'Motor', members: [...MOTOR, ...MOTOR_TORQUE] },
    {
      title: 'Suspension spring',
      members: [
        ...['getSpringFrequencyHz', 'setSpringFrequencyHz'],
        ...['getSpringDampingRatio', 'setSpringDampingRatio'],
      ],
    },
    { title: 'Translation and speed', members: ['getJointTranslation', 'getJointSpeed'] },
  ),
  WeldJoint: joint(
    { anchors: [...LOCAL_ANCHORS, 'getReferenceAngle'] },
    { title: 'Spring', members: FREQUENCY },
  ),
  MouseJoint: joint(
    {},
    { title: 'Target', members: ['getTarget', 'setTarget'] },
    { title: 'Force and spring', members: [...MAX_FORCE, ...FREQUENCY] },
  ),
  MotorJoint: joint(
    {},
    {
      title: 'Target position and angle',
      members: [
        ...['getLinearOffset', 'setLinearOffset', 'getAngularOffset', 'setAngularOffset'],
        ...['getCorrectionFactor', 'setCorrectionFactor'],
      ],
    },
    { title: 'Maximum force and torque', members: [...MAX_FORCE, ...MAX_TORQUE] },
  ),
  RopeJoint: joint(
    { anchors: LOCAL_ANCHORS },
    { title: 'Length', members: ['getMaxLength', 'setMaxLength', 'getLimitState'] },
  ),
  FrictionJoint: joint(
    { anchors: LOCAL_ANCHORS },
    { title: 'Maximum force and torque', members: [...MAX_FORCE, ...MAX_TORQUE] },
  ),
  PulleyJoint: joint(
    { anchors: ['getGroundAnchorA', 'getGroundAnchorB'] },
    {
      title: 'Lengths and ratio',
      members: [
        ...['getLengthA', 'getLengthB', 'getCurrentLengthA', 'getCurrentLengthB'],
        'getRatio',
      ],
    },
  ),
  GearJoint: joint(
    {},
    { title: 'Joints and ratio', members: ['getJoint1', 'getJoint2', 'getRatio', 'setRatio'] },
  ),
};

/**
 * What all joints have, around what one of them adds.
 * @param anchors its members that describe where it is attached
 * @param isBase whether it is the base class, which has no `TYPE`
 */
function joint(
  { anchors = [], isBase = false }: { anchors?: string[]; isBase?: boolean },
  ...added: MemberGroup[]
): MemberGroup[] {
  return [
    { title: 'Create', members: ['new'] },
    ...added,
    {
      title: 'Bodies and anchors',
      members: ['getBodyA', 'getBodyB', 'getCollideConnected', ...ANCHORS, ...anchors],
    },
    { title: 'Reaction force and torque', members: ['getReactionForce', 'getReactionTorque'] },
    {
      title: 'Type, lists, and user data',
      members: [
        ...['getType', ...(isBase ? [] : ['TYPE']), 'isActive', 'getNext'],
        ...['getUserData', 'setUserData', 'style'],
      ],
    },
  ];
}
