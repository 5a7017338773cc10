import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IMPACT, stepOf } from '../shared/texts.ts';

export const Solver: SymbolNotes<typeof planck.Solver> = {
  summary: 'Splits awake bodies into islands that touch or are tied, and solves each of them.',
  new: {
    summary: 'Makes the solver of a world; each world has its own.',
    parameters: { world: 'The world that it solves.' },
  },
  members: {
    m_bodies: 'The bodies of the island.',
    m_contacts: 'The contacts of the island.',
    m_joints: 'The joints of the island.',
    m_stack: 'The bodies that the island may still grow from.',
    m_world: 'The world that it solves.',
    addBody: {
      summary: 'Adds a body to the island.',
      parameters: {
        body: 'A body of the world; one that is in the island already is added again.',
      },
    },
    addContact: {
      summary: 'Adds a contact to the island.',
      parameters: {
        contact: 'A contact of the world; one that is in the island already is added again.',
      },
    },
    addJoint: {
      summary: 'Adds a joint to the island.',
      parameters: {
        joint: 'A joint of the world; one that is in the island already is added again.',
      },
    },
    clear: 'Starts an empty island.',
    solveIsland: {
      summary: 'Moves the bodies of the island on by a step, and puts them to sleep if they rest.',
      parameters: { step: 'How long it is, how often to correct, and whether to start warm.' },
    },
    solveIslandTOI: {
      summary: 'Solves the island of a time of impact.',
      parameters: { ...IMPACT, subStep: 'What remains of the step after the impact.' },
    },
    solveWorld: {
      summary: 'Finds the islands that are awake, and solves them.',
      parameters: { step: 'How long it is, how often to correct, and whether to start warm.' },
    },
    solveWorldTOI: { parameters: { step: stepOf('dt', 'velocityIterations') } },
  },
};

export const TimeStep: SymbolNotes<typeof planck.TimeStep> = {
  summary: 'What one step is made with: its length, iterations and switches.',
  new: 'Makes a step of no length; each world has its own.',
  members: {
    blockSolve: 'Whether the two points of a contact are solved together.',
    dt: { unit: 's' },
    dtRatio: { unit: '' },
    inv_dt: { unit: '1/s' },
    inv_dt0: { unit: '1/s' },
    positionIterations: 'How often positions are corrected at most.',
    velocityIterations: 'How often velocities are corrected.',
    warmStarting: 'Whether it starts from the impulses of the last one.',
    reset: {
      summary: 'Begins another step of a given length.',
      parameters: { dt: { summary: 'How long the step is; 0 is allowed.', unit: 's' } },
    },
  },
};
