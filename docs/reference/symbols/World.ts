import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, fieldOf, value } from '../shared/defaults.ts';
import { LATER, LATER_NULL, NOT_IN_END_CONTACT, OLD_ORIGIN, SWITCH } from '../shared/texts.ts';

const world = new planck.World();
const origin = { x: 0, y: 0 };
const CONTACT =
  'The contact. Do not keep a reference: its object can begin again for the same fixtures, and is later reused for others.';
const LOCKED =
  'The world is locked: use `World.queueUpdate()` to defer changes that create or destroy objects.';
const TYPED = 'Initial state of the body; the method overwrites its `type`.';
const POSITION = { summary: "Position of the body's origin, in world coordinates.", unit: 'm' };
const ANGLE = { summary: 'Angle of the body, counterclockwise.', unit: 'rad' };
const CHAINABLE = 'This world, for chaining.';
const NO_CHANGES =
  'Do not create, destroy, or move bodies and fixtures in the callback, because the search can then throw. Collect the fixtures, and change them afterward.';

export const World: SymbolNotes<typeof planck.World> = {
  summary:
    'The simulation world: contains rigid bodies and joints, advances them with `step()`, and provides ray casts and AABB queries.',
  example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 10 } });
crate.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

for (let i = 0; i < 60; i++) world.step(1 / 60);
console.log(crate.getPosition().y.toFixed(2)); // 4.92`,
  new: {
    summary: 'Creates an empty world from a definition or a gravity vector.',
    parameters: {
      def: { summary: 'World definition, or only the gravity vector.', default: asIn('WorldDef') },
    },
  },
  members: {
    clearForces: {
      summary: 'Clears the forces and torques accumulated on all bodies.',
      remarks:
        'Each step clears them at its end, unless `setAutoClearForces(false)` has disabled this.',
    },
    createBody: {
      summary: 'Creates a rigid body in this world.',
      remarks: LATER_NULL,
      parameters: {
        def: {
          summary: 'Initial state of the body. The object is not modified or kept.',
          default: asIn('BodyDef'),
        },
        position: POSITION,
        angle: { ...ANGLE, default: value(world.createBody(origin).getAngle()) },
      },
      example: `import { World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const ground = world.createBody(); // static, at the origin
const ball = world.createBody({ type: 'dynamic', position: { x: 2, y: 5 } });
console.log(ground.isStatic(), ball.isDynamic()); // true true`,
    },
    createDynamicBody: {
      summary: 'Creates a dynamic body, in the same way as `createBody()`.',
      remarks: LATER_NULL,
      parameters: {
        def: { summary: TYPED, default: asIn('BodyDef') },
        position: POSITION,
        angle: { ...ANGLE, default: value(world.createDynamicBody(origin).getAngle()) },
      },
    },
    createJoint: {
      summary: 'Adds a joint (constraint) to the world and returns it.',
      remarks: `Does not wake the two bodies. ${LATER_NULL}`,
      parameters: {
        joint:
          'New joint between two bodies of this world. Adding a joint twice corrupts the list of joints, and the next step can hang.',
      },
      example: `import { Box, RevoluteJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const ground = world.createBody();
const hinge = world.createJoint(new RevoluteJoint({}, ground, box, { x: 0, y: 6 }));
// null only while the world is locked, as in a begin-contact listener
hinge?.setMotorSpeed(2);
hinge?.setMaxMotorTorque(50);
hinge?.enableMotor(true);`,
    },
    createKinematicBody: {
      summary: 'Creates a kinematic body, in the same way as `createBody()`.',
      remarks: LATER_NULL,
      parameters: {
        def: { summary: TYPED, default: asIn('BodyDef') },
        position: POSITION,
        angle: { ...ANGLE, default: value(world.createKinematicBody(origin).getAngle()) },
      },
    },
    destroyBody: {
      summary: 'Removes a body from the world, together with its fixtures, joints, and contacts.',
      remarks: `Emits \`remove-joint\` twice for each of its joints. ${LATER}\n\n${NOT_IN_END_CONTACT}`,
      parameters: { b: 'Body of this world.' },
      returns:
        '`true` if the body was removed, `false` if it was already destroyed, or `undefined` while the world is locked.',
    },
    destroyJoint: {
      summary: 'Removes a joint from the world and wakes its bodies.',
      remarks:
        'The two bodies can then collide with each other, unless another joint or a collision filter prevents it. Fixtures whose fat AABBs already overlap collide only after one of them has left its fat AABB; to avoid the delay, call `Fixture.refilter()` on one of them. ' +
        LATER,
      parameters: {
        joint:
          'Joint of this world. Destroying a joint that was already removed makes the result of `getJointCount()` wrong, and can put destroyed joints back into the list.',
      },
    },
    getAllowSleeping: 'Returns whether resting bodies can sleep.',
    getAutoClearForces: 'Returns whether each step clears forces and torques at its end.',
    getBodyCount: 'Returns the number of bodies.',
    getBodyList: {
      summary: 'Returns the body that was created last, or `null`; iterate with `Body.getNext()`.',
      returns: '',
    },
    getContactCount:
      'Returns the number of contacts: pairs of child shapes whose fat AABBs overlap, whether or not the shapes touch.',
    getContactList: {
      summary:
        'Returns the newest contact, or `null`; iterate with `Contact.getNext()`, and check `Contact.isTouching()`.',
      remarks:
        'Contacts can begin and end within a step. To catch all of them, listen to `begin-contact` and `end-contact`.',
      returns: '',
    },
    getContinuousPhysics: 'Returns whether continuous collision detection (CCD) is enabled.',
    getGravity: {
      summary: 'Returns the gravity vector: a live reference, which changes with `setGravity()`.',
      unit: 'm/s²',
    },
    getJointCount: 'Returns the number of joints.',
    getJointList: {
      summary:
        'Returns the joint that was created last, or `null`; iterate with `Joint.getNext()`.',
      returns: '',
    },
    getProxyCount:
      'Returns the length of the move buffer of the broad phase, usually 0 after a step; this is not the number of proxies.',
    getSubStepping: 'Returns whether `step()` returns after each time of impact (TOI).',
    getTreeBalance:
      'Returns the maximum height difference between the two children of a node in the dynamic tree of the broad phase.',
    getTreeHeight: 'Returns the height of the dynamic tree (BVH) of the broad phase.',
    getTreeQuality:
      'Returns the sum of the perimeters of all AABBs in the dynamic tree, divided by the perimeter of the root; a smaller ratio is better.',
    getWarmStarting: 'Returns whether warm starting is enabled.',
    isLocked:
      'Returns whether the world is locked, as it is during a step. While it is locked, objects cannot be created or destroyed.',
    off: {
      summary: 'Removes an event listener.',
      remarks:
        'If a listener removes itself while it runs, the engine skips the next listener of the event once.',
      parameters: {
        name: 'Name of the event.',
        listener: 'The function that was passed to `on()`. Any other function is ignored.',
      },
      returns: CHAINABLE,
    },
    on: {
      summary: 'Adds a listener for an event. A value that is not a function is ignored.',
      parameters: {
        name: 'Name of the event, such as `begin-contact`, or of a custom event emitted with `publish()`.',
        listener:
          'Function called each time the event is emitted. If it is added twice, it is called twice.',
      },
      returns: CHAINABLE,
      example: `import { Box, type Contact, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
world.createBody().createFixture({ shape: new Box(5, 0.1) });

const hit = (contact: Contact) => {
  const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
  if (bodies.includes(box)) box.setUserData('has landed');
};
world.on('begin-contact', hit);
for (let i = 0; i < 60; i++) world.step(1 / 60);
console.log(box.getUserData()); // has landed
// when the event is no longer needed
world.off('begin-contact', hit);`,
    },
    publish: {
      summary: 'Emits an event and returns the number of its listeners.',
      parameters: {
        name: 'Name of the event; custom names are allowed.',
        arg1: 'First argument passed to the listeners.',
        arg2: 'Second argument passed to the listeners.',
        arg3: 'Third argument passed to the listeners.',
      },
    },
    queryAABB: {
      summary:
        'Reports each fixture whose fat AABB overlaps a rectangle (AABB query). A chain is reported once for each overlapping edge.',
      remarks: NO_CHANGES,
      parameters: {
        aabb: 'Rectangle to search, in world coordinates.',
        callback: 'Function called with each fixture. Return `false` to stop the query.',
      },
      example: `import { AABB, Box, type Fixture, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const near: Fixture[] = [];
world.queryAABB(new AABB({ x: -1, y: 3 }, { x: 1, y: 5 }), (fixture) => {
  near.push(fixture);
  return true; // continue the query
});
console.log(near.length); // 1`,
    },
    queueUpdate: {
      summary:
        'Defers a function to the end of the current step. Between steps, calls the function immediately.',
      remarks:
        'In an `end-contact` listener, the function can run immediately, because `destroyBody()` and other methods emit that event between steps. Destroy bodies and fixtures after `step()` instead.',
      parameters: { callback: 'Function called with this world when the world is not locked.' },
      example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
world.createBody().createFixture({ shape: new Box(5, 0.1) });

world.on('begin-contact', () => {
  // The world is locked: defer the change to the end of the step.
  world.queueUpdate(() => world.destroyBody(box));
});
for (let i = 0; i < 60; i++) world.step(1 / 60);
console.log(world.getBodyCount()); // 1`,
    },
    rayCast: {
      summary: 'Casts a ray and reports each fixture that it hits, in no particular order.',
      remarks: `Fixtures that contain the start of the ray are not reported. Sensors are reported, and collision filters are ignored. A chain is reported once for each edge that the ray hits.\n\n${NO_CHANGES}`,
      parameters: {
        point1: { summary: 'Start of the ray, in world coordinates.', unit: 'm' },
        point2: { summary: 'End of the ray, in world coordinates.', unit: 'm' },
        callback:
          'Function called for each hit. Its return value controls the ray: `-1` to ignore the fixture, `0` to stop, `fraction` to clip the ray at the hit, or `1` to restore its full length.',
      },
      example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

let nearest: { x: number; y: number } | undefined;
world.rayCast({ x: -5, y: 4 }, { x: 5, y: 4 }, (fixture, point, normal, fraction) => {
  nearest = { x: point.x, y: point.y };
  return fraction; // clip the ray at this hit, so that only nearer hits follow
});
console.log(nearest?.x.toFixed(2)); // -0.50`,
    },
    setAllowSleeping: {
      summary: 'Enables or disables sleeping for all bodies. Disabling it wakes all bodies.',
      parameters: { flag: '`false` to keep all bodies awake.' },
    },
    setAutoClearForces: {
      summary: 'Enables or disables the clearing of forces and torques at the end of each step.',
      parameters: { flag: '`false` to keep forces until you call `clearForces()`.' },
    },
    setContinuousPhysics: {
      summary:
        'Enables or disables continuous collision detection (CCD), which prevents tunneling.',
      parameters: { flag: SWITCH },
    },
    setGravity: {
      summary: 'Sets the gravity vector. Does not wake sleeping bodies.',
      parameters: {
        gravity: {
          summary: 'Acceleration of all dynamic bodies. The vector is copied.',
          unit: 'm/s²',
        },
      },
    },
    setSubStepping: {
      summary:
        'Enables or disables sub-stepping: `step()` then returns after each time of impact (TOI) that it solves.',
      parameters: { flag: SWITCH },
    },
    setWarmStarting: {
      summary:
        'Enables or disables warm starting, which initializes the solver with the impulses of the previous step.',
      parameters: { flag: '`false` to start each step with zero impulses.' },
    },
    shiftOrigin: {
      summary: 'Moves the origin of the world coordinates to another point.',
      remarks: LATER,
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
    step: {
      summary:
        'Advances the simulation by one timestep: collision detection, integration, and constraint solving.',
      remarks:
        'Use a fixed timestep, such as 1/60 s: a varying timestep makes stacks and joints unstable. With a timestep of 0, a step updates contacts and clears forces, but does not move bodies.',
      parameters: {
        timeStep: { summary: 'Length of the timestep, preferably constant.', unit: 's' },
        velocityIterations: {
          summary:
            'Number of velocity iterations of the solver. If it is 0 or not an integer, the default is used. If it is negative, no iterations run, and no error is thrown.',
          default: value(fieldOf(world, 'm_velocityIterations')),
        },
        positionIterations: {
          summary:
            'Maximum number of position iterations (position correction). If it is 0, the default is used. If it is negative, no iterations run, and no error is thrown.',
          default: value(fieldOf(world, 'm_positionIterations')),
        },
      },
      example: `import { World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const STEP = 1 / 60;
let waiting = 0;

/** @param seconds Time since the last frame, in seconds. */
function advance(seconds: number) {
  waiting += Math.min(seconds, 0.25);
  for (; waiting >= STEP; waiting -= STEP) world.step(STEP);
}`,
    },
  },
  events: {
    'add-body': {
      summary: 'Emitted when a body is created.',
      parameters: { body: 'The new body, which has no fixtures yet.' },
    },
    'add-fixture': {
      summary: 'Emitted when a fixture is created.',
      parameters: { fixture: 'The new fixture, already attached to its body.' },
    },
    'add-joint': {
      summary: 'Emitted when a joint is added.',
      parameters: { joint: 'The new joint.' },
    },
    'begin-contact': {
      summary: 'Emitted when two fixtures begin to touch, including sensors.',
      remarks: `${LOCKED} With continuous collision detection (CCD), the event can be emitted more than once per step for the same contact.`,
      parameters: { contact: CONTACT },
    },
    'end-contact': {
      summary: 'Emitted when two fixtures stop touching, including sensors.',
      remarks:
        'This event is emitted not only during steps but also between them: `World.destroyBody()`, `Body.destroyFixture()`, `Body.setType()`, and `Body.setActive(false)` end contacts immediately, while the world is not locked. In that case, a function passed to `World.queueUpdate()` also runs immediately.\n\nIn this listener, do not destroy or deactivate bodies, destroy fixtures, or change the type of a body, either directly or with `queueUpdate()`: the contact can be returned twice to the pool that all worlds share, and a later `step()` can then hang, even in an unrelated world. Collect the bodies and fixtures in a `Set`, and process them after `World.step()`.',
      parameters: { contact: CONTACT },
    },
    'post-solve': {
      summary:
        'Emitted for each touching contact after its island is solved, with the contact impulses. Not emitted for sensors.',
      remarks: `The solver solves one island after another, so bodies in later islands have not moved yet. A time of impact (TOI) sub-step can emit the event again. ${LOCKED}`,
      parameters: {
        contact: CONTACT,
        impulse:
          'Normal and friction impulses of the contact. The solver overwrites this object: to keep the numbers, copy them.',
      },
    },
    'pre-solve': {
      summary:
        'Emitted for each touching contact before the solver processes it. This is the last opportunity to change or disable the contact. Not emitted for sensors.',
      remarks: LOCKED,
      parameters: {
        contact: `${CONTACT} \`setEnabled(false)\` disables its collision response for this step.`,
        oldManifold:
          'Contact manifold before the update. The object is reused for the next contact: to keep the manifold, copy it.',
      },
    },
    'remove-body': {
      summary: 'Emitted when a body is destroyed.',
      parameters: { body: 'The body, already removed from the world.' },
    },
    'remove-fixture': {
      summary: 'Emitted when a fixture is destroyed, directly or with its body.',
      parameters: {
        fixture:
          'The fixture. Its `getBody()` returns `null` after `Body.destroyFixture()`, but still returns the body during `World.destroyBody()`.',
      },
    },
    'remove-joint': {
      summary: 'Emitted when a joint is destroyed, directly or with one of its bodies.',
      remarks: 'Destroying a body emits this event twice for each of its joints.',
      parameters: { joint: 'The joint.' },
    },
  },
  see: [
    'Guide: [World](/world)',
    'Guide: [Simulation](/world/simulation)',
    'WorldDef',
    'Body',
    'Settings',
  ],
};

export const WorldDef: SymbolNotes<planck.WorldDef> = {
  summary:
    'Definition of a world: gravity, sleeping, continuous collision detection, and solver options.',
  members: {
    allowSleep: {
      summary: 'Whether resting bodies can sleep, which saves computing time.',
      default: value(world.getAllowSleeping()),
      atRuntime: ['World.getAllowSleeping', 'World.setAllowSleeping'],
    },
    blockSolve: {
      summary:
        'Whether the solver solves both points of a contact together (block solver), which makes stacking more stable.',
      default: value(fieldOf(world, 'm_blockSolve')),
    },
    continuousPhysics: {
      summary:
        'Whether continuous collision detection (CCD) prevents the tunneling of fast bodies.',
      default: value(world.getContinuousPhysics()),
    },
    gravity: {
      summary: 'Gravity: the acceleration of all dynamic bodies.',
      unit: 'm/s²',
      default: value(world.getGravity()),
    },
    subStepping: {
      summary: 'Whether `step()` returns after each time of impact (TOI) that it solves.',
      default: value(world.getSubStepping()),
    },
    warmStarting: {
      summary:
        'Whether the solver starts with the impulses of the previous step (warm starting), which stabilizes stacks and joints.',
      default: value(world.getWarmStarting()),
    },
  },
};

export const WorldAABBQueryCallback: SymbolNotes<planck.WorldAABBQueryCallback> = {
  summary: 'Callback for `World.queryAABB()`. Only a return value of `false` stops the query.',
  parameters: { fixture: 'Fixture whose fat AABB overlaps the rectangle.' },
};

export const WorldRayCastCallback: SymbolNotes<planck.WorldRayCastCallback> = {
  summary:
    'Callback for `World.rayCast()`: receives each hit, in no particular order, and returns a number that controls the ray.',
  remarks: `Return one of the following values:

- \`-1\` to ignore the fixture and keep the current length of the ray (filter).
- \`0\` to stop the ray cast (terminate).
- \`fraction\` to clip the ray at this hit, so that only nearer hits follow (closest hit).
- \`1\` to restore the full length of the ray, even if an earlier hit clipped it. A farther hit can then be reported after a nearer one.`,
  parameters: {
    fixture: 'Fixture that the ray hits.',
    point: { summary: 'Point of the hit, in world coordinates.', unit: 'm' },
    normal: { summary: 'Unit normal of the surface at the hit, in world coordinates.', unit: '' },
    fraction: {
      summary: 'Position of the hit along the ray: 0 at its start, 1 at its end.',
      unit: '0 to 1',
    },
  },
  returns: '`-1`, `0`, `fraction`, or `1`, as described above.',
};
