import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  DENSITY,
  LATER,
  LATER_NULL,
  NOT_IN_END_CONTACT,
  STYLE,
  USER_DATA,
} from '../shared/texts.ts';

const body = new planck.World().createBody();
const CHANGES_CONTACTS = `${LATER}\n\n${NOT_IN_END_CONTACT}`;
const MATERIAL = 'density, friction, restitution, and collision filter';
const WAKE = '`false` to leave a sleeping body asleep; the call then has no effect on it.';
const FORCE = { summary: 'Force vector, in world coordinates.', unit: 'N' };
const ACTING_POINT = {
  summary:
    'Point of application, in world coordinates. If it is not the center of mass, the body can also rotate.',
  unit: 'm',
};
const LOCAL_POINT = { summary: "Point, in the body's local coordinates.", unit: 'm' };
const WORLD_POINT = { summary: 'Point, in world coordinates.', unit: 'm' };
const NEW_POSITION = {
  summary: "New position of the body's origin, in world coordinates.",
  unit: 'm',
};

export const Body: SymbolNotes<typeof planck.Body> = {
  summary:
    'A rigid body: an object with a position, an angle, and linear and angular velocity; fixtures give it shape and mass.',
  example: `import { Circle, World } from 'planck';

const world = new World();
const puck = world.createBody({ type: 'dynamic', linearVelocity: { x: 3, y: 0 } });
puck.createFixture({ shape: new Circle(0.25), density: 1 });
world.step(0.5);
console.log(puck.getPosition().x); // 1.5`,
  members: {
    style: STYLE,
    advance: {
      summary:
        'Moves the body to a time within the step, for continuous collision detection (CCD).',
      parameters: {
        alpha: {
          summary: 'Fraction of the step: 0 at its start, 1 at its end.',
          unit: '0 to 1',
        },
      },
    },
    applyAngularImpulse: {
      summary:
        "Applies an angular impulse to a dynamic body. The body's angular velocity changes immediately.",
      parameters: {
        impulse: { summary: 'Angular impulse, counterclockwise.', unit: 'N·m·s' },
        wake: WAKE,
      },
    },
    applyForce: {
      summary:
        'Applies a force to a dynamic body at a world point; the force acts during the next step.',
      parameters: { force: FORCE, point: ACTING_POINT, wake: WAKE },
      example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Cancel gravity. A force lasts for one step, so apply it before every step.
for (let i = 0; i < 60; i++) {
  box.applyForce({ x: 0, y: 10 * box.getMass() }, box.getWorldCenter());
  world.step(1 / 60);
}
console.log(box.getPosition().y.toFixed(2)); // 4.00`,
    },
    applyForceToCenter: {
      summary:
        'Applies a force to a dynamic body at its center of mass, without torque; the force acts during the next step.',
      parameters: { force: FORCE, wake: WAKE },
    },
    applyLinearImpulse: {
      summary:
        "Applies an impulse to a dynamic body at a world point. The body's velocities change immediately.",
      parameters: {
        impulse: { summary: 'Impulse vector, in world coordinates.', unit: 'N·s' },
        point: ACTING_POINT,
        wake: WAKE,
      },
      example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Jump: add 6 m/s upward, regardless of the mass.
const mass = box.getMass();
box.applyLinearImpulse({ x: 0, y: 6 * mass }, box.getWorldCenter());
console.log(box.getLinearVelocity().y.toFixed(2)); // 6.00`,
    },
    applyTorque: {
      summary: 'Applies a torque to a dynamic body; the torque acts during the next step.',
      parameters: { torque: { summary: 'Torque, counterclockwise.', unit: 'N·m' }, wake: WAKE },
    },
    createFixture: {
      summary: 'Attaches a shape to the body as a fixture (collider) and returns the fixture.',
      remarks: `If the density is above 0, the mass data of the body is recomputed. Contacts are created in the next step. ${LATER_NULL}`,
      parameters: {
        def: `Fixture definition: shape, ${MATERIAL}.`,
        shape: 'Collision shape. It is kept by reference, not copied.',
        opt: { summary: `Fixture options: ${MATERIAL}.`, default: asIn('FixtureOpt') },
        density: {
          ...DENSITY,
          default: value(body.createFixture(new planck.Circle()).getDensity()),
        },
      },
      example: `import { Box, Circle, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const sensor = box.createFixture({ shape: new Circle(2), isSensor: true });
console.log(sensor.getBody() === box); // true`,
    },
    destroyFixture: {
      summary: 'Removes a fixture from the body and recomputes the mass data.',
      remarks: CHANGES_CONTACTS,
      parameters: {
        fixture: 'Fixture of this body. A fixture of another body corrupts that body.',
      },
    },
    getAngle: {
      summary:
        'Returns the angle, counterclockwise. It is not wrapped, so it can exceed a full turn.',
      unit: 'rad',
    },
    getAngularDamping: {
      summary: 'Returns the angular damping: the rate at which the angular velocity decays.',
      unit: '1/s',
    },
    getAngularVelocity: {
      summary: 'Returns the angular velocity, counterclockwise.',
      unit: 'rad/s',
      returns: '',
    },
    getContactList:
      "Returns the first `ContactEdge` of the body's contacts, or `null`; iterate with its `next`.",
    getFixtureList:
      'Returns the fixture that was added last, or `null`; iterate with `Fixture.getNext()`.',
    getGravityScale: 'Returns the gravity scale: the factor applied to gravity for this body.',
    getInertia: {
      summary: "Returns the rotational inertia (moment of inertia) about the body's origin.",
      unit: 'kg·m²',
      returns: '',
    },
    getJointList:
      "Returns the first `JointEdge` of the body's joints, or `null`; iterate with its `next`.",
    getLinearDamping: {
      summary: 'Returns the linear damping (drag): the rate at which the linear velocity decays.',
      unit: '1/s',
    },
    getLinearVelocity: {
      summary:
        'Returns the linear velocity of the center of mass: a live reference, which changes with the body.',
      unit: 'm/s',
      returns: '',
    },
    getLinearVelocityFromLocalPoint: {
      summary: 'Returns the velocity, in world coordinates, of a point given in local coordinates.',
      unit: 'm/s',
      parameters: { localPoint: LOCAL_POINT },
    },
    getLinearVelocityFromWorldPoint: {
      summary:
        'Returns the velocity, in world coordinates, of the point on the body that coincides with a world point.',
      unit: 'm/s',
      parameters: { worldPoint: WORLD_POINT },
    },
    getLocalCenter: {
      summary: 'Returns the center of mass in local coordinates: a live reference, not a copy.',
      unit: 'm',
    },
    getLocalPoint: {
      summary: 'Converts a point from world to local coordinates.',
      unit: 'm',
      parameters: { worldPoint: WORLD_POINT },
    },
    getLocalVector: {
      summary: 'Rotates a vector from world to local coordinates.',
      parameters: { worldVector: 'Vector, in world coordinates.' },
    },
    getMass: {
      summary:
        'Returns the mass. It is 0 for static and kinematic bodies, and 1 for a dynamic body whose fixtures have no mass.',
      unit: 'kg',
      returns: '',
    },
    getMassData: {
      summary:
        'Writes the mass, the center of mass, and the rotational inertia to an output object.',
      parameters: {
        data: 'Output object that receives the result. Its `center` must be a vector.',
      },
    },
    getNext: "Returns the next body in the world's body list, or `null`.",
    getPosition: {
      summary:
        "Returns the position of the body's origin, in world coordinates: a live reference, which changes with the body.",
      unit: 'm',
    },
    getTransform:
      'Returns the transform (position and rotation) of the body: a live reference, not a copy.',
    getType: 'Returns the body type: `static`, `kinematic`, or `dynamic`.',
    getUserData: 'Returns the user data.',
    getWorld: 'Returns the world that the body belongs to.',
    getWorldCenter: {
      summary:
        'Returns the center of mass in world coordinates: a live reference, which changes with the body.',
      unit: 'm',
    },
    getWorldPoint: {
      summary: 'Converts a point from local to world coordinates.',
      unit: 'm',
      parameters: { localPoint: LOCAL_POINT },
    },
    getWorldVector: {
      summary: 'Rotates a vector from local to world coordinates.',
      parameters: { localVector: "Vector, in the body's local coordinates." },
    },
    isActive: 'Returns whether the body is active, that is, part of the simulation.',
    isAwake: 'Returns whether the body is awake, as opposed to sleeping.',
    isBullet:
      'Returns whether the body is a bullet, with continuous collision detection (CCD) against other dynamic bodies.',
    isDynamic: 'Returns whether the body is dynamic.',
    isFixedRotation: 'Returns whether the rotation is locked.',
    isKinematic: 'Returns whether the body is kinematic.',
    isSleepingAllowed: 'Returns whether the body can fall asleep.',
    isStatic: 'Returns whether the body is static.',
    isWorldLocked: 'Returns whether the world is locked, as during a step.',
    resetMassData:
      'Recomputes the mass, the center of mass, and the rotational inertia from the fixtures, for example after `Fixture.setDensity()`.',
    setActive: {
      summary: 'Activates the body, or deactivates it and destroys its contacts.',
      remarks: `An inactive body does not move or collide, and AABB queries and ray casts do not report it. It stays in the world's body list. The method does not check whether the world is locked, so during a step, defer the call with \`World.queueUpdate()\`.\n\n${NOT_IN_END_CONTACT}`,
      parameters: { flag: '`true` to activate the body, `false` to deactivate it.' },
    },
    setAngle: {
      summary: 'Sets the angle, normalized to the range from −π to π, and wakes the body.',
      remarks: LATER,
      parameters: {
        angle: { summary: 'New angle, counterclockwise.', unit: 'rad' },
      },
    },
    setAngularDamping: {
      summary: 'Sets the angular damping: the rate at which the angular velocity decays.',
      parameters: {
        angularDamping: {
          summary:
            'Angular damping, at least 0. At 0.5, about a third of the angular velocity remains after 2 s.',
          unit: '1/s',
        },
      },
    },
    setAngularVelocity: {
      summary:
        'Sets the angular velocity, and wakes the body unless the value is 0. Has no effect on static bodies.',
      parameters: {
        w: { summary: 'New angular velocity, counterclockwise.', unit: 'rad/s' },
      },
    },
    setAwake: {
      summary: 'Wakes the body, or puts it to sleep and clears its velocities and forces.',
      parameters: { flag: '`true` to wake the body, `false` to put it to sleep.' },
    },
    setBullet: {
      summary:
        'Enables or disables continuous collision detection (CCD) against other dynamic bodies.',
      parameters: { flag: '`true` for a small, fast body that could tunnel.' },
    },
    setDynamic: {
      summary: 'Changes the body type to dynamic, in the same way as `setType()`.',
      remarks: CHANGES_CONTACTS,
    },
    setFixedRotation: {
      summary:
        'Locks or unlocks the rotation. A change clears the angular velocity and recomputes the mass data.',
      parameters: { flag: '`true` to lock the rotation, as for a character controller.' },
    },
    setGravityScale: {
      summary:
        'Sets the gravity scale: the factor applied to gravity for this body. Does not wake the body.',
      parameters: {
        scale:
          'Gravity scale: 1 for normal gravity, 0 for no gravity, or negative for inverted gravity.',
      },
    },
    setKinematic: {
      summary: 'Changes the body type to kinematic, in the same way as `setType()`.',
      remarks: CHANGES_CONTACTS,
    },
    setLinearDamping: {
      summary: 'Sets the linear damping (drag): the rate at which the linear velocity decays.',
      parameters: {
        linearDamping: {
          summary:
            'Linear damping, at least 0. At 0.5, about a third of the velocity remains after 2 s.',
          unit: '1/s',
        },
      },
    },
    setLinearVelocity: {
      summary:
        'Sets the linear velocity, and wakes the body unless the vector is zero. Has no effect on static bodies.',
      parameters: {
        v: { summary: 'New velocity of the center of mass. The vector is copied.', unit: 'm/s' },
      },
      example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Run at 4 m/s and keep the vertical velocity.
const { y } = box.getLinearVelocity();
box.setLinearVelocity({ x: 4, y });`,
    },
    setMassData: {
      summary:
        'Overrides the mass, the center of mass, and the rotational inertia of a dynamic body. Has no effect on bodies of other types.',
      remarks: LATER,
      parameters: {
        massData:
          "New mass data. A mass of 0 or less becomes 1 kg. `I` is about the body's origin, and must be 0 (no rotation) or greater than `mass` times the square of the distance of `center` from the origin.",
      },
    },
    setPosition: {
      summary:
        'Teleports the body to a position, normalizes its angle to the range from −π to π, and wakes the body.',
      remarks: LATER,
      parameters: { p: NEW_POSITION },
    },
    setSleepingAllowed: {
      summary: 'Enables or disables sleeping for the body. Disabling it wakes the body.',
      parameters: { flag: '`false` to keep the body awake.' },
    },
    setStatic: {
      summary:
        'Changes the body type to static, in the same way as `setType()`, and stops the body.',
      remarks: CHANGES_CONTACTS,
    },
    setTransform: {
      summary:
        'Teleports the body: sets its position and its angle, which is normalized to the range from −π to π, and wakes it. Velocities do not change.',
      remarks: `If the body has turned further, joints that control its relative angle jump. ${LATER}`,
      parameters: {
        position: NEW_POSITION,
        angle: { summary: 'New angle, counterclockwise.', unit: 'rad' },
        xf: 'New position and rotation, such as the transform of another body. The transform is copied.',
      },
    },
    setType: {
      summary:
        'Changes the body type, recomputes the mass data, wakes the body, destroys its contacts, and clears its forces.',
      remarks: CHANGES_CONTACTS,
      parameters: { type: 'New body type: `static`, `kinematic`, or `dynamic`.' },
    },
    setUserData: {
      summary: 'Sets the user data of the body.',
      parameters: { data: 'Arbitrary application data.' },
    },
    shouldCollide: {
      summary:
        'Returns whether the body can collide with another body: at least one of them is dynamic, and no joint between them prevents the collision.',
      remarks: '',
      parameters: { that: 'The other body.' },
    },
    synchronizeFixtures: "Updates the AABBs of the body's fixtures in the broad phase.",
    synchronizeTransform:
      'Updates the transform from the center of mass and angle that the solver computed.',
  },
  internal: ['advance', 'synchronizeFixtures', 'synchronizeTransform'],
  see: ['Guide: [Body](/body)', 'BodyDef', 'World.createBody', 'Fixture'],
};

export const BodyDef: SymbolNotes<planck.BodyDef> = {
  summary: 'Definition of a rigid body: type, position, angle, velocities, damping, and sleeping.',
  members: {
    active: {
      summary:
        'Whether the body is part of the simulation. An inactive body does not move or collide.',
      default: value(body.isActive()),
    },
    allowSleep: {
      summary: 'Whether the body can fall asleep when it is at rest.',
      default: value(body.isSleepingAllowed()),
      atRuntime: ['Body.isSleepingAllowed', 'Body.setSleepingAllowed'],
    },
    angle: {
      summary: 'Angle, counterclockwise; normalized to the range from −π to π.',
      unit: 'rad',
      default: value(body.getAngle()),
    },
    angularDamping: {
      summary: 'Angular damping: the rate at which the angular velocity decays; 0 for no damping.',
      unit: '1/s',
      default: value(body.getAngularDamping()),
    },
    angularVelocity: {
      summary: 'Angular velocity, counterclockwise. Leave it at zero for a static body.',
      unit: 'rad/s',
      default: value(body.getAngularVelocity()),
    },
    awake: {
      summary: 'Whether the body starts awake. A sleeping body ignores gravity until it is woken.',
      default: value(body.isAwake()),
    },
    bullet: {
      summary:
        'Whether continuous collision detection (CCD) also prevents tunneling through other dynamic bodies, at additional cost.',
      default: value(body.isBullet()),
    },
    fixedRotation: {
      summary: 'Whether the rotation is locked, as for a character controller.',
      default: value(body.isFixedRotation()),
    },
    gravityScale: {
      summary: 'Gravity scale: the factor applied to gravity for this body; 0 for no gravity.',
      unit: '',
      default: value(body.getGravityScale()),
    },
    linearDamping: {
      summary:
        'Linear damping (drag): the rate at which the linear velocity decays; 0 for no damping.',
      unit: '1/s',
      default: value(body.getLinearDamping()),
    },
    linearVelocity: {
      summary:
        "Linear velocity of the body's origin, in world coordinates. If the body also rotates, its center of mass can move at a different velocity, which `Body.getLinearVelocity()` returns. Leave it at zero for a static body: otherwise, the body moves in steps in which an awake body touches it.",
      unit: 'm/s',
      default: value(body.getLinearVelocity()),
    },
    position: {
      summary: "Position of the body's origin, in world coordinates.",
      unit: 'm',
      default: value(body.getPosition()),
    },
    style: { summary: STYLE, default: value(body.style) },
    type: {
      summary:
        'Body type: `static` does not move, `kinematic` follows its velocity, and `dynamic` responds to forces.',
      default: value(body.getType()),
    },
    userData: { summary: USER_DATA, default: value(body.getUserData()) },
  },
  see: ['Guide: [Body](/body)', 'Body', 'World.createBody'],
};

export const BodyType: SymbolNotes<planck.BodyType> = {
  summary:
    'Body type: `static` bodies do not move, `kinematic` bodies follow their velocity, and `dynamic` bodies respond to forces and collisions.',
  remarks:
    'A kinematic body has a mass of 0, is not affected by forces or collisions, and collides only with dynamic bodies. A dynamic body collides with bodies of all types; if its fixtures have no mass, it has a mass of 1 kg and no rotational inertia.',
};

export const MassData: SymbolNotes<planck.MassData> = {
  summary: 'Mass, center of mass, and rotational inertia of a body, fixture, or shape.',
  members: {
    I: { summary: 'Rotational inertia (moment of inertia) about the local origin.', unit: 'kg·m²' },
    center: { summary: 'Center of mass, in local coordinates.', unit: 'm' },
    mass: { summary: 'Mass.', unit: 'kg' },
  },
};
