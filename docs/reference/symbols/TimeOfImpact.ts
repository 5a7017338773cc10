import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const TimeOfImpact: SymbolNotes<typeof planck.TimeOfImpact> = {
  summary: 'Finds when two moving shapes first touch within a step.',
  parameters: {
    output: 'What is written into: how it ended, and when.',
    input: 'The two shapes, and how they move.',
  },
  members: {
    Input: 'The class `TOIInput`, under another name.',
    Output: 'The class `TOIOutput`, under another name.',
  },
};

export const TOIInput: SymbolNotes<typeof planck.TOIInput> = {
  summary: 'The shapes that `TimeOfImpact` compares, and how they move.',
  new: 'Makes an input of two empty shapes; fill it in, then call `TimeOfImpact()`.',
  members: {
    proxyA: 'The first shape: call `set()` on it.',
    proxyB: 'The second shape: call `set()` on it.',
    sweepA: 'How the first shape moves.',
    sweepB: 'How the second shape moves.',
    tMax: { unit: '0 to 1' },
    recycle: RECYCLE,
  },
};

export const TOIOutput: SymbolNotes<typeof planck.TOIOutput> = {
  summary: 'What `TimeOfImpact` finds.',
  new: 'Makes an empty output, for `TimeOfImpact()` to write into.',
  members: {
    state: 'How it ended.',
    t: { summary: 'When the shapes touch; the end of the step if they do not.', unit: '0 to 1' },
    recycle: RECYCLE,
  },
};

export const TOIOutputState: SymbolNotes<typeof planck.TOIOutputState> = {
  summary: 'How `TimeOfImpact` ended.',
  members: {
    e_unset: 'It has not begun.',
    e_unknown: 'It has begun.',
    e_failed: 'It gave up; `t` is as far as it came.',
    e_overlapped: 'The shapes overlap from the start.',
    e_touching: 'The shapes touch at `t`.',
    e_separated: 'The shapes do not touch.',
  },
};
