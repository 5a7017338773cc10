import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

// The testbed does not export its defaults.
const OF_TESTBED = { text: 'testbed default' };

export const Style: SymbolNotes<planck.Style> = {
  summary: 'Colors and line width for debug drawing; the engine ignores them.',
  members: {
    fill: { summary: 'Fill color, as a CSS color.', default: OF_TESTBED },
    lineWidth: {
      summary: 'Line width; 0 for the default.',
      unit: 'px',
      default: OF_TESTBED,
    },
    stroke: { summary: 'Line color, as a CSS color.', default: OF_TESTBED },
  },
};
