import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, value } from '../shared/defaults.ts';
import { DENSITY, LATER, STYLE, USER_DATA } from '../shared/texts.ts';

const body = new planck.World().createBody();
const WAKE = '`false` leaves a body that sleeps asleep, which then ignores the call.';
const ACTING_POINT = {
  summary: 'Where it acts, in the world; off the center of mass it turns the body, too.',
  unit: 'm',
};

export const Body: SymbolNotes<typeof planck.Body> = {
  summary:
    'A rigid thing with a position, an angle and velocities; fixtures give it shape and mass.',
  example: {
    code: `import { Circle, World } from 'planck';

const world = new World();
const puck = world.createBody({ type: 'dynamic', linearVelocity: { x: 3, y: 0 } });
puck.createFixture({ shape: new Circle(0.25), density: 1 });
world.step(0.5);
console.log(puck.getPosition().x); // 1.5`,
  },
  members: {
    style: STYLE,
    advance: {
      summary: 'Moves it to a moment within the step, for continuous collision.',
      parameters: {
        alpha: { summary: 'The moment: 0 is the start of the step, 1 its end.', unit: '0 to 1' },
      },
    },
    applyAngularImpulse: {
      summary: 'Changes how fast it turns at once; only for dynamic bodies.',
      parameters: {
        impulse: { summary: 'How hard to hit it; positive is from x towards y.', unit: 'N·m·s' },
        wake: WAKE,
      },
    },
    applyForce: {
      summary:
        'Pushes at a point of the world during the next step; only dynamic bodies that are awake, or are woken, move.',
      parameters: {
        force: { summary: 'The force, as a vector of the world.', unit: 'N' },
        point: ACTING_POINT,
        wake: WAKE,
      },
      example: {
        setup: 'falling-box',
        code: `// Holds it against gravity: a force lasts one step, so it is applied before each.
for (let i = 0; i < 60; i++) {
  box.applyForce({ x: 0, y: 10 * box.getMass() }, box.getWorldCenter());
  world.step(1 / 60);
}
console.log(box.getPosition().y.toFixed(2)); // 4.00`,
      },
    },
    applyForceToCenter: {
      summary:
        'Pushes at the center of mass during the next step; only dynamic bodies that are awake, or are woken, move.',
      parameters: {
        force: { summary: 'The force, as a vector of the world.', unit: 'N' },
        wake: WAKE,
      },
    },
    applyLinearImpulse: {
      summary:
        'Changes its velocities at once, as a hit at a point of the world does; only for dynamic bodies.',
      parameters: {
        impulse: { summary: 'The impulse, as a vector of the world.', unit: 'N·s' },
        point: ACTING_POINT,
        wake: WAKE,
      },
      example: {
        setup: 'falling-box',
        code: `// Up to 6 m/s more, at once, however heavy it is.
const mass = box.getMass();
box.applyLinearImpulse({ x: 0, y: 6 * mass }, box.getWorldCenter());
console.log(box.getLinearVelocity().y.toFixed(2)); // 6.00`,
      },
    },
    applyTorque: {
      summary:
        'Turns it during the next step; only dynamic bodies that are awake, or are woken, do.',
      parameters: {
        torque: { summary: 'How hard to turn it; positive is from x towards y.', unit: 'N·m' },
        wake: WAKE,
      },
    },
    createFixture: {
      summary: 'Adds a shape to the body; within a step it does nothing and returns `null`.',
      remarks:
        'With a density above 0, the mass of the body is computed again. Contacts come with the next step. ' +
        LATER,
      parameters: {
        def: 'The shape, and how it weighs, slides, bounces and filters.',
        shape: 'The shape, which is kept and not copied.',
        opt: {
          summary: 'How it weighs, slides, bounces and filters.',
          default: asIn('FixtureOpt'),
        },
        density: {
          ...DENSITY,
          default: value(body.createFixture(new planck.Circle()).getDensity()),
        },
      },
      example: {
        setup: 'falling-box',
        code: `import { Circle } from 'planck';

const sensor = box.createFixture({ shape: new Circle(2), isSensor: true });
console.log(sensor.getBody() === box); // true`,
      },
    },
    destroyFixture: {
      summary:
        'Takes a fixture of this body away, and computes its mass again; does nothing within a step.',
      remarks: LATER,
      parameters: { fixture: 'A fixture of this body.' },
    },
    getAngle: {
      summary: 'How far it is turned; goes beyond a full turn as it spins.',
      unit: 'rad',
    },
    getAngularDamping: { summary: 'How fast its turning fades.', unit: '1/s' },
    getAngularVelocity: { summary: 'How fast it turns.', unit: 'rad/s', returns: '' },
    getContactList: 'The first link to a contact of this body, or `null`; go on with its `next`.',
    getFixtureList: 'The fixture that was added last, or `null`; go on with `getNext()`.',
    getGravityScale: 'What gravity is multiplied with for this body.',
    getInertia: { summary: 'Its rotational inertia about its origin.', unit: 'kg·m²', returns: '' },
    getJointList: 'The first link to a joint of this body, or `null`; go on with its `next`.',
    getLinearDamping: { summary: 'How fast its speed fades.', unit: '1/s' },
    getLinearVelocity: {
      summary: 'How fast its center of mass moves: the vector itself, not a copy.',
      unit: 'm/s',
      returns: '',
    },
    getLinearVelocityFromLocalPoint: {
      summary: 'How fast a point of the body moves.',
      unit: 'm/s',
      parameters: { localPoint: { summary: 'A point, as seen from the body.', unit: 'm' } },
    },
    getLinearVelocityFromWorldPoint: {
      summary: 'How fast the point of the body moves that is at a place of the world.',
      unit: 'm/s',
      parameters: { worldPoint: { summary: 'A point of the world.', unit: 'm' } },
    },
    getLocalCenter: {
      summary: 'Where its center of mass is, from its origin: the vector itself, not a copy.',
      unit: 'm',
    },
    getLocalPoint: {
      summary: 'Where a point of the world is, as seen from the body.',
      unit: 'm',
      parameters: { worldPoint: { summary: 'A point of the world.', unit: 'm' } },
    },
    getLocalVector: {
      summary: 'A direction of the world, as seen from the body.',
      parameters: { worldVector: 'A direction of the world.' },
    },
    getMass: {
      summary:
        'Its mass: 0 unless it is dynamic, and 1 for a dynamic body whose fixtures have none.',
      unit: 'kg',
      returns: '',
    },
    getMassData: {
      summary: 'Writes its mass, center and inertia into an object that you give.',
      parameters: { data: 'What is written into; it needs a `center` of its own.' },
    },
    getNext: 'The body after it in the list of the world, or `null`.',
    getPosition: {
      summary: 'Where its origin is: the vector itself, which changes as the body moves.',
      unit: 'm',
    },
    getTransform: 'Its position and rotation: the transform itself, not a copy.',
    getType: 'Whether it is static, kinematic or dynamic.',
    getUserData: 'What you gave it as user data.',
    getWorld: 'The world that it was created in.',
    getWorldCenter: {
      summary: 'Where its center of mass is in the world: the vector itself, not a copy.',
      unit: 'm',
    },
    getWorldPoint: {
      summary: 'Where a point of the body is in the world.',
      unit: 'm',
      parameters: { localPoint: { summary: 'A point, as seen from the body.', unit: 'm' } },
    },
    getWorldVector: {
      summary: 'A direction of the body in the world.',
      parameters: { localVector: 'A direction, as seen from the body.' },
    },
    isActive: 'Tells if it takes part in the simulation.',
    isAwake: 'Tells if it is awake.',
    isBullet: 'Tells if it is kept from passing through other dynamic bodies.',
    isDynamic: 'Tells if its type is `dynamic`.',
    isFixedRotation: 'Tells if forces and collisions do not turn it.',
    isKinematic: 'Tells if its type is `kinematic`.',
    isSleepingAllowed: 'Tells if it may fall asleep.',
    isStatic: 'Tells if its type is `static`.',
    isWorldLocked: 'Tells if a step of its world is running.',
    resetMassData: 'Computes its mass again from its fixtures, as after `Fixture.setDensity()`.',
    setActive: {
      summary:
        'Takes it into the simulation or out of it, with all its contacts; call it outside of a step, which nothing checks.',
      remarks:
        'Out of the simulation, a body meets nothing, and neither queries nor rays find it; it stays in the list of the world. ' +
        LATER,
      parameters: { flag: '`false` takes it out of the simulation.' },
    },
    setAngle: {
      summary:
        'Turns it at once, to an angle brought between -π and π; does nothing within a step.',
      parameters: {
        angle: { summary: 'Any angle; a full turn more makes no difference.', unit: 'rad' },
      },
    },
    setAngularDamping: {
      summary: 'Sets how fast its turning fades.',
      parameters: {
        angularDamping: {
          summary: 'From 0, which is none; with 0.5 it turns a third as fast after 2 s or so.',
          unit: '1/s',
        },
      },
    },
    setAngularVelocity: {
      summary: 'Sets how fast it turns, and wakes it unless that is zero; static bodies ignore it.',
      parameters: {
        w: { summary: 'How fast to turn; positive is from x towards y.', unit: 'rad/s' },
      },
    },
    setAwake: {
      summary: 'Wakes it, or puts it to sleep, which sets its velocities and forces to zero.',
      parameters: { flag: '`true` wakes it, `false` puts it to sleep.' },
    },
    setBullet: {
      summary: 'Keeps it from passing through other dynamic bodies, or no longer.',
      parameters: { flag: '`true` for what is small and fast.' },
    },
    setDynamic: 'Makes it dynamic; does nothing within a step.',
    setFixedRotation: {
      summary:
        'Keeps forces and collisions from turning it, or no longer; stops its turning and computes its mass again.',
      parameters: { flag: '`true` for what stays upright, such as a character.' },
    },
    setGravityScale: {
      summary: 'Sets what gravity is multiplied with for this body; does not wake it.',
      parameters: { scale: '1 is as usual, 0 lets it float, negative numbers let it rise.' },
    },
    setKinematic: 'Makes it kinematic; does nothing within a step.',
    setLinearDamping: {
      summary: 'Sets how fast its speed fades.',
      parameters: {
        linearDamping: {
          summary: 'From 0, which is none; with 0.5 it is a third as fast after 2 s or so.',
          unit: '1/s',
        },
      },
    },
    setLinearVelocity: {
      summary: 'Sets its velocity, and wakes it unless that is zero; static bodies ignore it.',
      parameters: {
        v: { summary: 'How fast its center of mass is to move; it is copied.', unit: 'm/s' },
      },
      example: {
        setup: 'falling-box',
        code: `// Run at 4 m/s; how fast it falls stays as it is.
const { y } = box.getLinearVelocity();
box.setLinearVelocity({ x: 4, y });`,
      },
    },
    setMassData: {
      summary:
        'Gives it another mass, center and inertia; only for dynamic bodies, and not within a step.',
      remarks: LATER,
      parameters: {
        massData: 'What it is to have; a mass of 0 or less becomes 1, and `I` is about the origin.',
      },
    },
    setPosition: {
      summary:
        'Puts it somewhere at once and wakes it; brings its angle between -π and π. Does nothing within a step.',
      parameters: { p: { summary: 'Where its origin is to be in the world.', unit: 'm' } },
    },
    setSleepingAllowed: {
      summary: 'Lets it fall asleep or not; `false` wakes it.',
      parameters: { flag: '`false` keeps it awake.' },
    },
    setStatic: 'Makes it static, which stops it; does nothing within a step.',
    setTransform: {
      summary: 'Puts it somewhere at once and wakes it; does nothing within a step.',
      remarks: LATER,
      parameters: {
        position: { summary: 'Where its origin is to be in the world.', unit: 'm' },
        angle: { summary: 'How far it is to be turned.', unit: 'rad' },
        xf: 'Both at once, such as the transform of another body; it is copied.',
      },
    },
    setType: {
      summary:
        'Changes its type, computes its mass again, and drops its contacts and forces; does nothing within a step.',
      parameters: { type: '`static`, `kinematic` or `dynamic`.' },
    },
    setUserData: {
      summary: 'Keeps anything of yours with the body.',
      parameters: { data: 'Anything of yours.' },
    },
    shouldCollide: {
      summary:
        'Tells if it may collide with a body: one of them is dynamic, and no joint forbids it.',
      remarks: '',
      parameters: { that: 'Another body.' },
    },
    synchronizeFixtures: 'Updates its bounding boxes in the broad-phase.',
    synchronizeTransform: 'Takes the transform from the motion that the solver computed.',
  },
  internal: ['advance', 'synchronizeFixtures', 'synchronizeTransform'],
  see: ['Guide: [Body](/body)', 'BodyDef', 'World.createBody', 'Fixture'],
};

export const BodyDef: SymbolNotes<planck.BodyDef> = {
  summary: 'What a body starts with: where it is, how it moves, whether it may sleep.',
  members: {
    active: {
      summary:
        'Whether it takes part in the simulation at all: if not, it neither moves nor collides.',
      default: value(body.isActive()),
    },
    allowSleep: {
      summary: 'Whether it may fall asleep when it rests.',
      default: value(body.isSleepingAllowed()),
    },
    angle: {
      summary: 'How far it is turned; brought between -π and π.',
      unit: 'rad',
      default: value(body.getAngle()),
    },
    angularDamping: {
      summary: 'How fast its turning fades; 0 is not at all.',
      unit: '1/s',
      default: value(body.getAngularDamping()),
    },
    angularVelocity: {
      summary: 'How fast it turns; positive is from x towards y.',
      unit: 'rad/s',
      default: value(body.getAngularVelocity()),
    },
    awake: {
      summary: 'Whether it starts awake; one that sleeps ignores gravity until something wakes it.',
      default: value(body.isAwake()),
    },
    bullet: {
      summary: 'Keeps it from passing through other dynamic bodies when it is fast; costs time.',
      default: value(body.isBullet()),
    },
    fixedRotation: {
      summary: 'Keeps forces and collisions from turning it, as one wants for a character.',
      default: value(body.isFixedRotation()),
    },
    gravityScale: {
      summary: 'What gravity is multiplied with for this body: 0 lets it float.',
      unit: '',
      default: value(body.getGravityScale()),
    },
    linearDamping: {
      summary: 'How fast its speed fades; 0 is not at all.',
      unit: '1/s',
      default: value(body.getLinearDamping()),
    },
    linearVelocity: {
      summary: 'How fast its center of mass moves.',
      unit: 'm/s',
      default: value(body.getLinearVelocity()),
    },
    position: {
      summary: 'Where the origin of the body is in the world.',
      unit: 'm',
      default: value(body.getPosition()),
    },
    style: { summary: STYLE, default: value(body.style) },
    type: {
      summary: 'Whether it stays, follows its own velocity, or answers to forces.',
      default: value(body.getType()),
    },
    userData: { summary: USER_DATA, default: value(body.getUserData()) },
  },
  see: ['Guide: [Body](/body)', 'Body', 'World.createBody'],
};

export const BodyType: SymbolNotes<planck.BodyType> = {
  summary:
    'How a body moves: `static` stays, `kinematic` follows its own velocity, `dynamic` answers to forces and collisions.',
  remarks:
    'A kinematic body has a mass of 0, is pushed by nothing, and collides with dynamic bodies only. A dynamic body collides with all; without a mass of its own it has 1 kg, and collisions do not turn it.',
};

export const MassData: SymbolNotes<planck.MassData> = {
  summary: 'A mass, its center and its rotational inertia.',
  members: {
    I: { summary: 'The rotational inertia about the origin.', unit: 'kg·m²' },
    center: { summary: 'Where the center of mass is, from the origin.', unit: 'm' },
    mass: { summary: 'The mass.', unit: 'kg' },
  },
};
