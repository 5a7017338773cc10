import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANYTHING, IS_FINITE, LEFT, RIGHT } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const RIGHT_HAND_SIDE = { v: 'Right-hand side of the equation.' };

export const Mat33: SymbolNotes<typeof planck.Mat33> = {
  summary: 'A 3-by-3 matrix with the columns `ex`, `ey`, and `ez`.',
  new: {
    summary: 'Creates a matrix from three columns, or a zero matrix.',
    parameters: {
      a: 'First column, which is copied.',
      b: 'Second column, which is copied.',
      c: 'Third column, which is copied.',
    },
  },
  members: {
    ex: 'First column.',
    ey: 'Second column.',
    ez: 'Third column.',
    add: {
      summary: 'Returns `a + b` as a new matrix.',
      parameters: { a: 'First matrix.', b: 'Second matrix.' },
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    getInverse22: {
      summary:
        'Computes the inverse of the upper-left 2-by-2 submatrix, or zeros if it is singular.',
      parameters: {
        M: 'Output object that receives the result; it can be this matrix. Its third row and column are set to 0.',
      },
    },
    getSymInverse33: {
      summary:
        'Computes the inverse of this matrix, or zeros if the matrix is singular. The matrix must be symmetric.',
      parameters: { M: 'Output object that receives the result; it can be this matrix.' },
    },
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Returns the product of a matrix and a vector, as a new vector.',
      parameters: {
        a: LEFT,
        b: 'Right operand. If it has no `z`, it is multiplied by the upper-left 2-by-2 submatrix.',
      },
    },
    mulVec2: {
      summary:
        'Returns the product of the upper-left 2-by-2 submatrix and a vector, as a new vector.',
      parameters: {
        a: 'Left operand, of which only the upper-left 2-by-2 submatrix is used.',
        b: RIGHT,
      },
    },
    mulVec3: {
      summary: 'Returns the product of a matrix and a vector, as a new vector.',
      parameters: { a: LEFT, b: RIGHT },
    },
    setZero: 'Sets all entries to 0.',
    solve22: {
      summary:
        'Solves `A * x = v`, where A is the upper-left 2-by-2 submatrix, and returns `x`. Returns a zero vector if the submatrix is singular.',
      parameters: RIGHT_HAND_SIDE,
    },
    solve33: {
      summary:
        'Solves `A * x = v`, where A is this matrix, and returns `x`. Returns a zero vector if the matrix is singular.',
      parameters: RIGHT_HAND_SIDE,
    },
  },
};
