import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const TimeOfImpact: SymbolNotes<typeof planck.TimeOfImpact> = {
  summary:
    'Computes the time of impact (TOI) of two moving shapes: the time at which they first touch. This is the swept test of continuous collision detection (CCD).',
  remarks:
    'It can miss an intermediate collision that does not cause tunneling. To get the closest points, pass the transforms at the time of impact to `Distance()`.',
  parameters: {
    output: 'Output object that receives the result and the time.',
    input: 'Shapes and their sweeps. The angles of both sweeps are normalized in place.',
  },
  members: {
    Input: 'Legacy alias of the class `TOIInput`.',
    Output: 'Legacy alias of the class `TOIOutput`.',
  },
};

export const TOIInput: SymbolNotes<typeof planck.TOIInput> = {
  summary: 'Input of `TimeOfImpact`: two shapes and their sweeps.',
  new: 'Creates an input with two empty proxies. Call `set()` on each of them, and set `tMax`, before `TimeOfImpact()`.',
  members: {
    proxyA: 'Proxy of the first shape. Call `set()` on it.',
    proxyB: 'Proxy of the second shape. Call `set()` on it.',
    sweepA: 'Motion of the first shape.',
    sweepB: 'Motion of the second shape.',
    tMax: {
      summary: 'End of the interval to search, which starts at 0. The sweeps end at 1. Required.',
      unit: '0 to 1',
    },
    recycle: RECYCLE,
  },
};

export const TOIOutput: SymbolNotes<typeof planck.TOIOutput> = {
  summary: 'The result of `TimeOfImpact`: whether and when the shapes touch.',
  new: 'Creates an empty output object for `TimeOfImpact()`.',
  members: {
    state: 'Outcome of the computation.',
    t: {
      summary: 'Time of impact, or `tMax` if the shapes do not touch.',
      unit: '0 to 1',
    },
    recycle: RECYCLE,
  },
};

export const TOIOutputState: SymbolNotes<typeof planck.TOIOutputState> = {
  summary: 'The outcome of `TimeOfImpact`, as in `TOIOutput.state`.',
  members: {
    e_unset: 'Not computed yet.',
    e_unknown: 'The computation has started.',
    e_failed: 'The computation did not converge. `t` is the time that it had reached.',
    e_overlapped: 'The shapes overlap at the start. `t` is 0.',
    e_touching: 'The shapes touch at `t`.',
    e_separated: 'The shapes do not touch before `tMax`.',
  },
};
