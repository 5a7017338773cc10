import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IMPACT, stepOf } from '../shared/texts.ts';

const STEP = 'Settings of the step: timestep, numbers of iterations, and warm starting.';

export const Solver: SymbolNotes<typeof planck.Solver> = {
  summary:
    'Builds islands of awake bodies that are connected by contacts or joints, and solves the constraints of each island.',
  new: {
    summary: 'Internal: do not create instances. Each world has its own solver.',
    parameters: { world: 'World to solve.' },
  },
  members: {
    m_bodies: 'Bodies in the current island.',
    m_contacts: 'Contacts in the current island.',
    m_joints: 'Joints in the current island.',
    m_stack: 'Bodies in the island whose contacts and joints have not been searched yet.',
    m_world: 'World that this solver belongs to.',
    addBody: {
      summary: 'Adds a body to the island, without checking for duplicates.',
      parameters: { body: 'Body to add.' },
    },
    addContact: {
      summary: 'Adds a contact to the island, without checking for duplicates.',
      parameters: { contact: 'Contact to add.' },
    },
    addJoint: {
      summary: 'Adds a joint to the island, without checking for duplicates.',
      parameters: { joint: 'Joint to add.' },
    },
    clear: 'Removes all bodies, contacts, and joints from the island.',
    solveIsland: {
      summary:
        'Advances the bodies in the island by one step: applies forces and damping, solves the velocity and position constraints, and puts the island to sleep once all its bodies have been at rest long enough.',
      parameters: { step: STEP },
    },
    solveIslandTOI: {
      summary:
        'Solves the island of a time of impact (TOI), from the impact to the end of the step.',
      parameters: { ...IMPACT, subStep: 'Remainder of the step after the impact.' },
    },
    solveWorld: {
      summary: 'Finds all islands with an awake body, and solves them.',
      parameters: { step: STEP },
    },
    solveWorldTOI: {
      summary:
        'Performs continuous collision detection (CCD): finds the times of impact (TOI) within the step, and solves them in order.',
      parameters: { step: stepOf('dt', 'velocityIterations') },
    },
  },
};

export const TimeStep: SymbolNotes<typeof planck.TimeStep> = {
  summary:
    'The settings of one step: the timestep, the numbers of solver iterations, and other options.',
  new: 'Internal: do not create instances. Each world has its own.',
  members: {
    blockSolve: 'Whether the two points of a contact manifold are solved together (block solver).',
    dt: { summary: 'Length of the timestep.', unit: 's' },
    dtRatio: {
      summary:
        'Ratio of this timestep to the previous one, which scales the impulses of warm starting.',
      unit: '',
    },
    inv_dt: { summary: 'Inverse of the timestep, or 0 if `dt` is 0.', unit: '1/s' },
    inv_dt0: { summary: 'Inverse of the previous timestep.', unit: '1/s' },
    positionIterations: 'Maximum number of position iterations.',
    velocityIterations: 'Number of velocity iterations.',
    warmStarting: 'Whether the solver starts from the impulses of the previous step.',
    reset: {
      summary: 'Sets the timestep and the fields that depend on it.',
      parameters: { dt: { summary: 'Length of the timestep, which can be 0.', unit: 's' } },
    },
  },
};
