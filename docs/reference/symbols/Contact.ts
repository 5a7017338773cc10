import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IMPACT, IN_PLACE, RECYCLE, stepOf } from '../shared/texts.ts';

const INTERNAL = 'Internal: do not create instances.';
const TWO_NUMBERS = 'one per contact point; with one point, the second number is 0';
const OUTLASTS_TOUCH =
  'The contact is destroyed when the fat AABBs stop overlapping, so the override can outlast `end-contact`.';

export const Contact: SymbolNotes<typeof planck.Contact> = {
  summary:
    'A contact between two fixtures whose fat AABBs overlap; `isTouching()` returns whether their shapes touch.',
  example: `import { World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
world.on('pre-solve', (contact) => {
  const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
  const isBelt = fixtures.some((fixture) => fixture.getUserData() === 'belt');
  if (isBelt) contact.setTangentSpeed(2); // conveyor belt: carries bodies along
});`,
  new: `${INTERNAL} Listen to \`begin-contact\`, or iterate over \`World.getContactList()\` or \`Body.getContactList()\`.`,
  members: {
    evaluate: {
      summary: 'Computes the contact manifold for given transforms of the two bodies.',
      parameters: { ...IN_PLACE, manifold: 'Output object that receives the manifold.' },
    },
    flagForFiltering:
      'Marks the contact so that the next step reevaluates the collision filters of its fixtures.',
    getChildIndexA:
      'Returns the index of the child shape of fixture A: the index of an edge in a chain, or 0 for any other shape.',
    getChildIndexB:
      'Returns the index of the child shape of fixture B: the index of an edge in a chain, or 0 for any other shape.',
    getFixtureA: 'Returns fixture A.',
    getFixtureB: 'Returns fixture B.',
    getFriction: 'Returns the mixed friction coefficient of the two fixtures.',
    getManifold:
      'Returns the contact manifold in local coordinates: a live reference, which each step overwrites.',
    getNext: "Returns the next contact in the world's contact list, or `null`.",
    getRestitution: 'Returns the mixed restitution of the two fixtures.',
    getTangentSpeed: {
      summary: 'Returns the tangent speed: the surface speed of a conveyor belt.',
      unit: 'm/s',
    },
    getWorldManifold: {
      summary:
        'Writes the contact points, normal, and separations in world coordinates to an output object, and returns that object. If there are no contact points, as with sensors, returns the argument unchanged.',
      parameters: {
        worldManifold: 'Output object that receives the result, or `null` for a new object.',
      },
    },
    initConstraint: {
      summary:
        'Prepares the contact constraint for the solver, with the impulses of the last step.',
      parameters: { step: stepOf('warmStarting', 'dtRatio') },
    },
    initVelocityConstraint: {
      summary:
        'Prepares the velocity constraint: effective masses, and the velocity bias for restitution.',
      parameters: { step: stepOf('blockSolve') },
    },
    isEnabled: 'Returns whether the contact is enabled in this step.',
    isTouching: 'Returns whether the shapes touch, not only their fat AABBs.',
    resetFriction: 'Resets the friction to the value mixed from the two fixtures.',
    resetRestitution: 'Resets the restitution to the value mixed from the two fixtures.',
    setEnabled: {
      summary:
        'Enables or disables the collision response of the contact until its next update. Call this method in a `pre-solve` listener.',
      parameters: { flag: '`false` to disable the collision response in this step.' },
    },
    setFriction: {
      summary:
        'Overrides the mixed friction until `resetFriction()` is called or the contact is destroyed.',
      remarks: OUTLASTS_TOUCH,
      parameters: { friction: 'Friction coefficient: 0 for no friction.' },
    },
    setRestitution: {
      summary:
        'Overrides the mixed restitution until `resetRestitution()` is called or the contact is destroyed.',
      remarks: OUTLASTS_TOUCH,
      parameters: {
        restitution: 'Restitution: 0 for no bounce, 1 for a bounce at the same speed.',
      },
    },
    setTangentSpeed: {
      summary: 'Sets the tangent speed of the surfaces, as on a conveyor belt.',
      parameters: {
        speed: { summary: 'Surface speed of the belt; the sign sets the direction.', unit: 'm/s' },
      },
    },
    solvePositionConstraint: {
      summary:
        'Runs one iteration of position correction and returns the smallest separation, which is negative for penetration.',
      parameters: { step: stepOf() },
    },
    solvePositionConstraintTOI: {
      summary:
        'Runs one iteration of position correction after a time of impact (TOI) and returns the smallest separation.',
      parameters: { ...IMPACT, step: stepOf() },
    },
    solveVelocityConstraint: {
      summary: 'Runs one velocity iteration: updates the friction and normal impulses.',
      parameters: { step: stepOf('blockSolve') },
    },
    storeConstraintImpulses: {
      summary: 'Stores the impulses in the manifold, for warm starting in the next step.',
      parameters: { step: stepOf() },
    },
    update: {
      summary: 'Recomputes the contact manifold and calls the listener for each change.',
      remarks: "The fixtures' AABBs do not have to overlap.",
      parameters: {
        listener: 'Object whose methods are called. If it is omitted, the update emits no events.',
      },
    },
    warmStartConstraint: {
      summary: 'Applies the impulses of the last step to the bodies (warm starting).',
      parameters: { step: stepOf() },
    },
  },
  internal: [
    'new',
    'evaluate',
    'initConstraint',
    'initVelocityConstraint',
    'solvePositionConstraint',
    'solvePositionConstraintTOI',
    'solveVelocityConstraint',
    'storeConstraintImpulses',
    'update',
    'warmStartConstraint',
  ],
  see: ['Guide: [Contacts](/contacts)', 'World.on', 'Manifold', 'WorldManifold', 'ContactImpulse'],
};

export const ContactEdge: SymbolNotes<typeof planck.ContactEdge> = {
  summary: "Node of a body's contact list: refers to a contact and to the other body.",
  new: {
    summary: 'Creates the list node of a contact.',
    parameters: { contact: 'Contact that the node refers to.' },
  },
  members: {
    contact: 'Contact of the two bodies; check `Contact.isTouching()`.',
    next: 'Next node of the list, or `null`.',
    other: 'The other body of the contact.',
    prev: 'Previous node of the list, or `null`.',
  },
  internal: ['new'],
};

export const ContactImpulse: SymbolNotes<typeof planck.ContactImpulse> = {
  summary:
    'Normal and friction impulses at the points of a contact, passed to `post-solve` listeners.',
  new: {
    summary: 'Creates the impulses of a contact.',
    parameters: { contact: 'Contact whose impulses are read on each access.' },
  },
  members: {
    normalImpulses: {
      summary: `Normal impulses, which push the fixtures apart: always two numbers, ${TWO_NUMBERS}.`,
      unit: 'N·s',
    },
    tangentImpulses: {
      summary: `Tangent impulses (friction): always two numbers, ${TWO_NUMBERS}.`,
      unit: 'N·s',
    },
    recycle: RECYCLE,
  },
};

export const VelocityConstraintPoint: SymbolNotes<typeof planck.VelocityConstraintPoint> = {
  summary: 'Velocity constraint of the solver at one contact point.',
  new: INTERNAL,
  members: {
    normalImpulse: { summary: 'Accumulated normal impulse.', unit: 'N·s' },
    normalMass: { summary: 'Effective mass along the normal.', unit: 'kg' },
    rA: { summary: 'Vector from the center of mass of body A to the point.', unit: 'm' },
    rB: { summary: 'Vector from the center of mass of body B to the point.', unit: 'm' },
    tangentImpulse: { summary: 'Accumulated tangent impulse (friction).', unit: 'N·s' },
    tangentMass: { summary: 'Effective mass along the tangent.', unit: 'kg' },
    velocityBias: {
      summary: 'Target separating velocity, from restitution.',
      unit: 'm/s',
    },
    recycle: RECYCLE,
  },
};

export const mixFriction: SymbolNotes<typeof planck.mixFriction> = {
  summary:
    'Returns the mixed friction of two fixtures: the geometric mean of their friction coefficients.',
  parameters: {
    friction1: 'Friction coefficient of one fixture.',
    friction2: 'Friction coefficient of the other fixture.',
  },
};

export const mixRestitution: SymbolNotes<typeof planck.mixRestitution> = {
  summary: 'Returns the mixed restitution of two fixtures: the larger of their values.',
  parameters: {
    restitution1: 'Restitution of one fixture.',
    restitution2: 'Restitution of the other fixture.',
  },
};
