import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANYTHING, IS_FINITE, LEFT, RIGHT } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

export const Mat33: SymbolNotes<typeof planck.Mat33> = {
  summary: 'A matrix of three columns, `ex`, `ey` and `ez`.',
  new: {
    summary: 'Makes a matrix from three columns, or of zeros.',
    parameters: {
      a: 'The first column, which is copied.',
      b: 'The second column, which is copied.',
      c: 'The third column, which is copied.',
    },
  },
  members: {
    ex: 'The first column.',
    ey: 'The second column.',
    ez: 'The third column.',
    add: {
      summary: 'Makes the sum of two matrices.',
      parameters: { a: 'A matrix, which stays as it is.', b: 'Another one.' },
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    getInverse22: {
      parameters: {
        M: 'What is written into; it may be this matrix itself. Outside of the upper left 2-by-2 part it becomes zero.',
      },
    },
    getSymInverse33: { parameters: { M: 'What is written into; it may be this matrix itself.' } },
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      parameters: {
        a: LEFT,
        b: 'The factor on the right; without a `z`, only the upper left 2-by-2 part counts.',
      },
    },
    mulVec2: {
      summary: 'Makes the product of its upper left 2-by-2 part and a vector.',
      parameters: {
        a: 'The factor on the left, of which only the upper left 2-by-2 part counts.',
        b: RIGHT,
      },
    },
    mulVec3: {
      summary: 'Makes the product of a matrix and a vector.',
      parameters: { a: LEFT, b: RIGHT },
    },
    solve22: { parameters: { v: 'What the upper left 2-by-2 part times the result is to be.' } },
    solve33: { parameters: { v: 'What the matrix times the result is to be.' } },
  },
};
