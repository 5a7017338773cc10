import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, fieldOf, value } from '../shared/defaults.ts';
import { LATER, OLD_ORIGIN, SWITCH } from '../shared/texts.ts';

const world = new planck.World();
const origin = { x: 0, y: 0 };
const CONTACT = 'The contact; when it has ended it is used for other fixtures, so do not keep it.';
const TYPED = 'What the body starts with; its `type` is overwritten.';
const POSITION = { summary: 'Where the origin of the body is in the world.', unit: 'm' };

export const World: SymbolNotes<typeof planck.World> = {
  summary: 'Holds bodies and joints, moves them on with `step()`, and tells what is where.',
  example: {
    code: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 10 } });
crate.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

for (let i = 0; i < 60; i++) world.step(1 / 60);
console.log(crate.getPosition().y.toFixed(2)); // 4.92`,
  },
  new: {
    summary: 'Makes an empty world from a definition, or from gravity alone.',
    parameters: {
      def: { summary: 'A definition, or the gravity vector.', default: asIn('WorldDef') },
    },
  },
  members: {
    clearForces: {
      summary: 'Sets the forces and torques that were applied to zero.',
      remarks: 'A step does so at its end, unless you call `setAutoClearForces(false)`.',
    },
    createBody: {
      summary: 'Makes a body in this world; within a step it does nothing and returns `null`.',
      remarks: LATER,
      parameters: {
        def: { summary: 'What the body starts with; it is only read.', default: asIn('BodyDef') },
        position: POSITION,
        angle: {
          summary: 'How far the body is turned.',
          unit: 'rad',
          default: value(world.createBody(origin).getAngle()),
        },
      },
      example: {
        setup: 'falling-box',
        code: `const ground = world.createBody(); // static, at the origin
const ball = world.createBody({ type: 'dynamic', position: { x: 2, y: 5 } });
console.log(ground.isStatic(), ball.isDynamic()); // true true`,
      },
    },
    createDynamicBody: {
      summary: 'As `createBody()`, for a `dynamic` body.',
      parameters: {
        def: { summary: TYPED, default: asIn('BodyDef') },
        position: POSITION,
        angle: {
          summary: 'How far the body is turned.',
          unit: 'rad',
          default: value(world.createDynamicBody(origin).getAngle()),
        },
      },
    },
    createJoint: {
      summary: 'Adds a joint to the world; within a step it does nothing and returns `null`.',
      remarks: `It wakes neither body. ${LATER}`,
      parameters: { joint: 'A new joint of bodies of this world.' },
      example: {
        setup: 'falling-box',
        code: `import { RevoluteJoint } from 'planck';

const ground = world.createBody();
const hinge = world.createJoint(new RevoluteJoint({}, ground, box, { x: 0, y: 6 }));
// null only when the world is locked, as within its events
hinge?.setMotorSpeed(2);
hinge?.setMaxMotorTorque(50);
hinge?.enableMotor(true);`,
      },
    },
    createKinematicBody: {
      summary: 'As `createBody()`, for a `kinematic` body.',
      parameters: {
        def: { summary: TYPED, default: asIn('BodyDef') },
        position: POSITION,
        angle: {
          summary: 'How far the body is turned.',
          unit: 'rad',
          default: value(world.createKinematicBody(origin).getAngle()),
        },
      },
    },
    destroyBody: {
      summary:
        'Takes a body out of the world, with its fixtures and joints; does nothing within a step.',
      remarks: `Listeners to \`remove-joint\` are called twice for each of its joints. ${LATER}`,
      parameters: { b: 'A body of this world.' },
      returns: '`true` if it was taken out, `false` if it had been before.',
    },
    destroyJoint: {
      summary: 'Takes a joint out of the world and wakes its bodies; does nothing within a step.',
      remarks:
        'Its bodies may collide from then on, unless another joint or a filter forbids it. ' +
        LATER,
      parameters: {
        joint:
          'A joint of this world; for one that is not in it any more, `getJointCount()` goes wrong.',
      },
    },
    getAllowSleeping: 'Whether bodies that rest may sleep.',
    getAutoClearForces: 'Whether a step ends by setting all forces to zero.',
    getBodyCount: 'How many bodies there are.',
    getBodyList: {
      summary: 'The body that was created last, or `null`; go on with `getNext()`.',
      returns: '',
    },
    getContactCount:
      'How many pairs of fixtures have bounding boxes that overlap, touching or not.',
    getContactList: {
      summary:
        'The newest contact, or `null`; go on with `getNext()`, and expect some that do not touch.',
      remarks:
        'Contacts come and go within a step: to miss none, listen to `begin-contact` and `end-contact`.',
      returns: '',
    },
    getContinuousPhysics: 'Whether fast bodies are kept from passing through others.',
    getGravity: { summary: 'The gravity vector itself, not a copy.', unit: 'm/s²' },
    getJointCount: 'How many joints there are.',
    getJointList: {
      summary: 'The joint that was created last, or `null`; go on with `getNext()`.',
      returns: '',
    },
    getProxyCount: 'How many bounding boxes the broad-phase keeps.',
    getSubStepping: 'Whether `step()` returns after each time of impact.',
    getTreeBalance: 'By how much children in the tree of bounding boxes differ in height at most.',
    getTreeHeight: 'How deep the tree of bounding boxes is.',
    getTreeQuality: 'The perimeters of all boxes in the tree over that of its root; small is good.',
    getWarmStarting: 'Whether a step starts from the impulses of the last one.',
    isLocked: 'Tells if a step is running, when nothing can be created or destroyed.',
    off: {
      summary: 'Takes a listener away again; it has to be the same function.',
      parameters: {
        name: 'The event that it was added to.',
        listener: 'The same function that was added; any other is ignored.',
      },
      returns: 'This world, so that calls can follow one another.',
    },
    on: {
      summary: "Listens to an event; what isn't a function is ignored.",
      parameters: {
        name: 'The event, such as `begin-contact`; one of your own comes from `publish()`.',
        listener: 'What is called each time; added twice, it is called twice.',
      },
      returns: 'This world, so that calls can follow one another.',
      example: {
        setup: 'falling-box',
        code: `import type { Contact } from 'planck';

const hit = (contact: Contact) => {
  const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
  if (bodies.includes(box)) box.setUserData('has landed');
};
world.on('begin-contact', hit);
// as soon as nobody listens any more
world.off('begin-contact', hit);`,
      },
    },
    publish: {
      summary: 'Calls the listeners of an event, and returns how many there are.',
      parameters: {
        name: 'The name of the event; it may be one of your own.',
        arg1: 'What listeners get first.',
        arg2: 'What they get second.',
        arg3: 'What they get third.',
      },
    },
    queryAABB: {
      summary:
        'Calls a function with each fixture whose bounding box, with its margin, overlaps a rectangle; a chain comes once for each of its edges.',
      parameters: {
        aabb: 'The rectangle to look in.',
        callback: 'Gets each fixture; if it returns `false`, the query ends.',
      },
      example: {
        setup: 'falling-box',
        code: `import { AABB, type Fixture } from 'planck';

const near: Fixture[] = [];
world.queryAABB(new AABB({ x: -1, y: 3 }, { x: 1, y: 5 }), (fixture) => {
  near.push(fixture);
  return true; // go on
});
console.log(near.length); // 1`,
      },
    },
    queueUpdate: {
      summary: 'Calls a function when the running step is over, or at once if there is none.',
      parameters: { callback: 'Gets the world, once it may be changed.' },
      example: {
        setup: 'falling-box',
        code: `world.on('begin-contact', () => {
  // The world is locked here: what changes it waits until the step is over.
  world.queueUpdate(() => world.destroyBody(box));
});`,
      },
    },
    rayCast: {
      summary:
        'Calls a function with each fixture along a line, not sorted by distance, unless the line starts inside of it.',
      parameters: {
        point1: { summary: 'Where the ray starts.', unit: 'm' },
        point2: { summary: 'Where the ray ends.', unit: 'm' },
        callback:
          'Gets each hit; the number that it returns says how the ray goes on: 0 ends it, `fraction` cuts it off here, 1 changes nothing.',
      },
      example: {
        setup: 'falling-box',
        code: `let nearest: { x: number; y: number } | undefined;
world.rayCast({ x: -5, y: 4 }, { x: 5, y: 4 }, (fixture, point, normal, fraction) => {
  nearest = { x: point.x, y: point.y };
  return fraction; // cut the ray here, so that only what is nearer follows
});
console.log(nearest?.x.toFixed(2)); // -0.50`,
      },
    },
    setAllowSleeping: {
      summary: 'Lets bodies sleep or not; `false` wakes all of them.',
      parameters: { flag: '`false` keeps all bodies awake.' },
    },
    setAutoClearForces: {
      summary: 'Lets a step end by setting all forces to zero, or keeps them for the next.',
      parameters: { flag: '`false` keeps forces until you call `clearForces()`.' },
    },
    setContinuousPhysics: {
      summary: 'Switches the continuous collision of fast bodies on or off.',
      parameters: { flag: SWITCH },
    },
    setGravity: {
      summary: 'Sets gravity; bodies that sleep stay asleep.',
      parameters: {
        gravity: { summary: 'The acceleration of all dynamic bodies; it is copied.', unit: 'm/s²' },
      },
    },
    setSubStepping: {
      summary: 'Lets `step()` return after each time of impact that it handles.',
      parameters: { flag: SWITCH },
    },
    setWarmStarting: {
      summary: 'Lets a step start from the impulses of the last one, or from zero.',
      parameters: { flag: '`false` starts each step from zero.' },
    },
    shiftOrigin: {
      summary: 'Moves everything so that a point becomes the origin; does nothing within a step.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
    step: {
      summary: 'Moves the world on by a time step; with a length of 0 it only updates contacts.',
      remarks:
        'Call it with the same length each time, such as 1/60: a length that varies makes stacks and joints unsteady.',
      parameters: {
        timeStep: {
          summary: 'How much time passes; the same in each call, if you can.',
          unit: 's',
        },
        velocityIterations: {
          summary:
            'How often velocities are corrected; 0 counts as left out, and so does what is not a whole number.',
          default: value(fieldOf(world, 'm_velocityIterations')),
        },
        positionIterations: {
          summary: 'How often positions are corrected at most; 0 counts as left out.',
          default: value(fieldOf(world, 'm_positionIterations')),
        },
      },
      example: {
        setup: 'falling-box',
        code: `const STEP = 1 / 60;
let waiting = 0;

/** @param seconds since the last picture */
function advance(seconds: number) {
  waiting += Math.min(seconds, 0.25);
  for (; waiting >= STEP; waiting -= STEP) world.step(STEP);
}`,
      },
    },
  },
  events: {
    'add-body': {
      summary: 'A body was created.',
      parameters: { body: 'The new body, still without fixtures.' },
    },
    'add-fixture': {
      summary: 'A fixture was created, and is on its body.',
      parameters: { fixture: 'The new fixture, already on its body.' },
    },
    'add-joint': { summary: 'A joint was added.', parameters: { joint: 'The new joint.' } },
    'begin-contact': {
      summary: 'Two fixtures begin to touch; sensors count.',
      remarks:
        'It is called within the step, so nothing can be created or destroyed: hand that to `queueUpdate()`. With continuous collision it may come more than once in a step for the same contact.',
      parameters: { contact: CONTACT },
    },
    'end-contact': {
      summary: 'Two fixtures no longer touch; sensors count.',
      remarks:
        'It is also called when one of the fixtures or bodies is destroyed or deactivated while they touch, within a step or outside of one.',
      parameters: { contact: CONTACT },
    },
    'post-solve': {
      summary: 'The solver has answered to a contact, and tells how hard it pushed.',
      remarks:
        'It is called within the step: hand what creates or destroys to `queueUpdate()`. For sensors it is not called.',
      parameters: {
        contact: CONTACT,
        impulse: 'How hard the solver pushed; it is used again in the next step.',
      },
    },
    'pre-solve': {
      summary:
        'Two fixtures touch, and the solver has not yet answered; the last chance to change the contact. Not called for sensors.',
      remarks: 'It is called within the step: hand what creates or destroys to `queueUpdate()`.',
      parameters: {
        contact: `${CONTACT} \`setEnabled(false)\` lets the fixtures pass in this step.`,
        oldManifold:
          'How the shapes touched in the step before; it is used again for the next contact.',
      },
    },
    'remove-body': {
      summary: 'A body was destroyed.',
      parameters: { body: 'The body, out of the world by now.' },
    },
    'remove-fixture': {
      summary: 'A fixture was destroyed, by itself or with its body.',
      parameters: {
        fixture:
          'The fixture; its `getBody()` is `null` if it was destroyed by itself, and not with its body.',
      },
    },
    'remove-joint': {
      summary: 'A joint was destroyed, by itself or with one of its bodies.',
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
  summary: 'What a world starts with: gravity, and switches for sleeping and for the solver.',
  members: {
    allowSleep: {
      summary: 'Whether bodies that rest may sleep, which saves time.',
      default: value(world.getAllowSleeping()),
    },
    blockSolve: {
      summary:
        'Whether the two points of a contact are solved together, which makes stacks steadier.',
      default: value(fieldOf(world, 'm_blockSolve')),
    },
    continuousPhysics: {
      summary: 'Whether fast bodies are kept from passing through others.',
      default: value(world.getContinuousPhysics()),
    },
    gravity: {
      summary: 'What pulls on every dynamic body, as an acceleration.',
      unit: 'm/s²',
      default: value(world.getGravity()),
    },
    subStepping: {
      summary: 'Whether `step()` returns after each time of impact that it handles.',
      default: value(world.getSubStepping()),
    },
    warmStarting: {
      summary: 'Whether a step starts from the impulses of the last one, which makes it steadier.',
      default: value(world.getWarmStarting()),
    },
  },
};

export const WorldAABBQueryCallback: SymbolNotes<planck.WorldAABBQueryCallback> = {
  summary: 'Gets each fixture that `World.queryAABB()` finds; nothing but `false` stops the query.',
  parameters: { fixture: 'A fixture that was found.' },
};

export const WorldRayCastCallback: SymbolNotes<planck.WorldRayCastCallback> = {
  summary:
    'Gets each fixture that `World.rayCast()` hits, not sorted by distance, and returns how to go on.',
  parameters: {
    fixture: 'The fixture that the ray hits.',
    point: { summary: 'Where it hits, in the world.', unit: 'm' },
    normal: { summary: 'The direction of the surface there, one unit long.', unit: '' },
    fraction: {
      summary: 'Where it hits, as a part of the whole way: 0 at the start, 1 at the end.',
      unit: '0 to 1',
    },
  },
  returns: 'How the ray goes on, as listed above.',
};
