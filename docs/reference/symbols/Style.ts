import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

// The testbed keeps them to itself.
const OF_TESTBED = { text: 'that of the testbed' };

export const Style: SymbolNotes<planck.Style> = {
  summary: 'Colors and a line width for what draws the world; the engine itself ignores them.',
  members: {
    fill: { summary: 'The color of areas, as CSS has it.', default: OF_TESTBED },
    lineWidth: {
      summary: 'How thick lines are; 0 counts as left out.',
      unit: 'px',
      default: OF_TESTBED,
    },
    stroke: { summary: 'The color of lines, as CSS has it.', default: OF_TESTBED },
  },
};
