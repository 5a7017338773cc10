import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IMPACT, IN_PLACE, RECYCLE, stepOf } from '../shared/texts.ts';

const SOLVER = 'A part of a step; the solver calls it.';

export const Contact: SymbolNotes<typeof planck.Contact> = {
  summary: 'Two fixtures whose bounding boxes overlap; `isTouching()` tells if their shapes do.',
  example: {
    setup: 'falling-box',
    code: `world.on('pre-solve', (contact) => {
  const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
  const isBelt = fixtures.some((fixture) => fixture.getUserData() === 'belt');
  if (isBelt) contact.setTangentSpeed(2); // what lies on it is carried along
});`,
  },
  new: 'Not to be made: listen to `begin-contact`, or go through `World.getContactList()` or `Body.getContactList()`.',
  members: {
    evaluate: {
      summary: 'Fills in a manifold for two positions of the bodies.',
      parameters: { ...IN_PLACE, manifold: 'What is written into.' },
    },
    flagForFiltering: 'Lets the next step decide again if the fixtures collide.',
    getChildIndexA: 'Which child of the first shape it is: the edge of a chain, else 0.',
    getChildIndexB: 'Which child of the second shape it is: the edge of a chain, else 0.',
    getFixtureA: 'The first of the fixtures.',
    getFixtureB: 'The second of the fixtures.',
    getFriction: 'The friction between the fixtures.',
    getManifold:
      'How the shapes touch, in their own coordinates; it is used again in each step, so copy it.',
    getNext: 'The contact after it in the list of the world, or `null`.',
    getRestitution: 'The restitution between the fixtures.',
    getTangentSpeed: {
      summary: 'How fast the surfaces run along each other, as on a conveyor belt.',
      unit: 'm/s',
    },
    getWorldManifold: {
      summary:
        'Writes points and normal in world coordinates into an object, or into a new one for `null`; without points, as with sensors, it changes nothing.',
      parameters: { worldManifold: 'What is written into, or `null` for a new one.' },
    },
    initConstraint: { summary: SOLVER, parameters: { step: stepOf('warmStarting', 'dtRatio') } },
    initVelocityConstraint: { summary: SOLVER, parameters: { step: stepOf('blockSolve') } },
    isEnabled: 'Tells if it takes part in this step.',
    isTouching: 'Tells if the shapes touch, not only their bounding boxes.',
    resetFriction: 'Goes back to the friction that the fixtures give.',
    resetRestitution: 'Goes back to the restitution that the fixtures give.',
    setEnabled: {
      summary: 'Switches the contact off until the next step; call it in `pre-solve`.',
      parameters: { flag: '`false` lets the fixtures pass in this step.' },
    },
    setFriction: {
      summary: 'Sets the friction between the fixtures, until you reset it or the contact ends.',
      parameters: { friction: 'From 0, which is ice.' },
    },
    setRestitution: {
      summary: 'Sets the restitution between the fixtures, until you reset it or the contact ends.',
      parameters: { restitution: 'From 0, no bounce, to 1.' },
    },
    setTangentSpeed: {
      summary: 'Lets the surfaces run along each other, as on a conveyor belt.',
      parameters: {
        speed: { summary: 'How fast the belt runs; its sign is the direction.', unit: 'm/s' },
      },
    },
    solvePositionConstraint: { summary: SOLVER, parameters: { step: stepOf() } },
    solvePositionConstraintTOI: { summary: SOLVER, parameters: { ...IMPACT, step: stepOf() } },
    solveVelocityConstraint: { summary: SOLVER, parameters: { step: stepOf('blockSolve') } },
    storeConstraintImpulses: { summary: SOLVER, parameters: { step: stepOf() } },
    update: {
      summary: 'Computes again how the shapes touch, and tells listeners what changed.',
      remarks: 'Bounding boxes may not overlap any more when it is called.',
      parameters: {
        listener: 'Its functions are called; without one, the contact is updated in silence.',
      },
    },
    warmStartConstraint: { summary: SOLVER, parameters: { step: stepOf() } },
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
  summary: 'A link of the list of contacts that a body keeps; `other` is the body on the far side.',
  new: {
    summary: 'Makes the link of a contact.',
    parameters: { contact: 'The contact that it leads to.' },
  },
  members: {
    contact: 'The contact, which may not touch.',
    next: 'The link after it, or `null`.',
    other: 'The body on the far side of the contact.',
    prev: 'The link before it, or `null`.',
  },
  internal: ['new'],
};

export const ContactImpulse: SymbolNotes<typeof planck.ContactImpulse> = {
  summary: 'How hard the solver pushed at each point of a contact; `post-solve` gets it.',
  new: {
    summary: 'Makes the impulses of a contact.',
    parameters: {
      contact: 'The contact; its impulses are read each time that they are asked for.',
    },
  },
  members: {
    normalImpulses: {
      summary:
        'How hard the fixtures were pushed apart at each point; it always has two numbers, the second 0 where there is one point.',
      unit: 'N·s',
    },
    tangentImpulses: {
      summary:
        'How hard friction worked at each point; it always has two numbers, the second 0 where there is one point.',
      unit: 'N·s',
    },
    recycle: RECYCLE,
  },
};

export const VelocityConstraintPoint: SymbolNotes<typeof planck.VelocityConstraintPoint> = {
  summary: 'What the solver keeps for a point of a contact within a step.',
  new: 'Not to be made: contacts have their own.',
  members: {
    normalImpulse: { summary: 'How hard the bodies are pushed apart.', unit: 'N·s' },
    normalMass: { summary: 'How much mass a push meets.', unit: 'kg' },
    rA: { summary: 'From the center of the first body to the point.', unit: 'm' },
    rB: { summary: 'From the center of the second body to the point.', unit: 'm' },
    tangentImpulse: { summary: 'How hard friction works.', unit: 'N·s' },
    tangentMass: { summary: 'How much mass friction meets.', unit: 'kg' },
    velocityBias: { summary: 'How fast the bodies part again when they bounce.', unit: 'm/s' },
    recycle: RECYCLE,
  },
};

export const mixFriction: SymbolNotes<typeof planck.mixFriction> = {
  summary: 'The friction between two fixtures: the square root of the product of both.',
  parameters: { friction1: 'That of one fixture.', friction2: 'That of the other.' },
};

export const mixRestitution: SymbolNotes<typeof planck.mixRestitution> = {
  summary: 'The restitution between two fixtures: the larger of both.',
  parameters: { restitution1: 'That of one fixture.', restitution2: 'That of the other.' },
};
