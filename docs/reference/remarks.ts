import { flat } from './flat.ts';

/** The way around what a step forbids. Which call does nothing within one, its first sentence says. */
const LATER =
  'From a listener, hand it to `World.queueUpdate()`, which waits for the end of the step.';
/** What the first sentence says already, and the library's comment says again. */
const SAID = '';
const IMPULSES =
  'Impulses carry over from step to step, so they are a hint and not a measurement. For the strength of a hit, listen to `post-solve`.';

/** What follows the first sentence, where the library's own words repeat it, mislead, or break off. */
export const remarks: Record<string, string> = {
  ChainShape: 'Its edges must not cross each other.',
  MouseJoint: 'Call `setTarget()` each time that the pointer moves.',
  RopeJoint:
    'Set the length when you make it: a change while it is tight jerks the bodies. For a length that changes, take a `DistanceJoint`.',
  PulleyJoint:
    'It is steadier together with a `PrismaticJoint` for each side. Keep both sides from going down to a length of 0, such as with static shapes below the fixed points.',
  GearJoint:
    'Destroy it before you destroy one of its joints. Between a `RevoluteJoint` and a `PrismaticJoint` the ratio has a unit: length per angle, or its inverse.',
  ManifoldPoint: IMPULSES,
  Manifold:
    'It is measured from a face of one shape or from two centers, see `type`, and holds while the bodies move a little. For world coordinates, call `Contact.getWorldManifold()`.',
  RevoluteJointDef:
    'Anchors are measured from the origin of a body, not from its center of mass, which moves as fixtures come and go.',
  RevoluteJointOpt: SAID,
  Settings:
    'All of them are static: `Settings.velocityThreshold = 0.5` changes it for every world.',
  CollidePolygons: 'The normal points from the first to the second.',
  BodyType:
    'A kinematic body has a mass of 0, is pushed by nothing, and collides with dynamic bodies only. A dynamic body collides with all; without a mass of its own it has 1 kg, and collisions do not turn it.',
  ...flat({
    Body: {
      createFixture:
        'With a density above 0, the mass of the body is computed again. Contacts come with the next step. ' +
        LATER,
      destroyFixture: LATER,
      setActive:
        'Out of the simulation, a body meets nothing, and neither queries nor rays find it; it stays in the list of the world. ' +
        LATER,
      setMassData: LATER,
      setTransform: LATER,
      shouldCollide: SAID,
    },
    ChainShape: { computeMass: SAID, testPoint: SAID },
    Contact: { update: 'Bounding boxes may not overlap any more when it is called.' },
    Fixture: {
      shouldCollide:
        'The engine asks once, when bounding boxes begin to overlap; see `refilter()`.',
    },
    DynamicTree: { createProxy: SAID },
    Settings: {
      lengthUnitsPerMeter:
        'The engine multiplies all lengths and speeds here with it, but for `polygonRadius`. If 50 of your units are one meter, set 50.',
    },
    Testbed: {
      start: 'To set it up first, keep what `Testbed.mount()` returns, and call its `start()`.',
    },
    Vec2: {
      length: 'To compare lengths, `lengthSquared()` will do, without a square root.',
      lengthOf: 'To compare lengths, `lengthSquared()` will do, without a square root.',
    },
    World: {
      clearForces: 'A step does so at its end, unless you call `setAutoClearForces(false)`.',
      createBody: LATER,
      createJoint: `It wakes neither body. ${LATER}`,
      destroyBody: `Listeners to \`remove-joint\` are called twice for each of its joints. ${LATER}`,
      destroyJoint: `Its bodies may collide from then on, unless another joint or a filter forbids it. ${LATER}`,
      getContactList:
        'Contacts come and go within a step: to miss none, listen to `begin-contact` and `end-contact`.',
      step: 'Call it with the same length each time, such as 1/60: a length that varies makes stacks and joints unsteady.',
      'begin-contact':
        'It is called within the step, so nothing can be created or destroyed: hand that to `queueUpdate()`. With continuous collision it may come more than once in a step for the same contact.',
      'end-contact':
        'It is also called when one of the fixtures or bodies is destroyed or deactivated while they touch, within a step or outside of one.',
      'pre-solve':
        'It is called within the step: hand what creates or destroys to `queueUpdate()`.',
      'post-solve':
        'It is called within the step: hand what creates or destroys to `queueUpdate()`. For sensors it is not called.',
    },
  }),
};
