import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANYTHING, IS_FINITE, LEFT, RIGHT } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const TRANSPOSED = 'Left operand, which is transposed for the multiplication.';

export const Mat22: SymbolNotes<typeof planck.Mat22> = {
  summary: 'A 2-by-2 matrix with the columns `ex` and `ey`.',
  new: {
    summary: 'Creates a matrix from four entries (row by row) or two columns, or a zero matrix.',
    parameters: {
      a: 'Upper-left entry, or the first column, which is copied.',
      b: 'Upper-right entry, or the second column, which is copied.',
      c: 'Lower-left entry.',
      d: 'Lower-right entry.',
    },
  },
  members: {
    ex: 'First column.',
    ey: 'Second column.',
    abs: {
      summary: 'Returns a new matrix with the absolute values of all entries.',
      parameters: { mx: 'Input matrix.' },
    },
    add: {
      summary: 'Returns `mx1 + mx2` as a new matrix.',
      parameters: { mx1: 'First matrix.', mx2: 'Second matrix.' },
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    getInverse: 'Returns the inverse as a new matrix, or a zero matrix if this matrix is singular.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Returns the product of two matrices or of a matrix and a vector, as a new object.',
      parameters: { mx: LEFT, my: RIGHT, v: RIGHT },
    },
    mulMat22: {
      summary: 'Returns the product of two matrices as a new matrix.',
      parameters: { mx: LEFT, v: RIGHT },
    },
    mulT: {
      summary:
        'Returns the product of the transpose of a matrix and another matrix or a vector, as a new object.',
      parameters: { mx: TRANSPOSED, my: RIGHT, v: RIGHT },
    },
    mulTMat22: {
      summary:
        'Returns the product of the transpose of a matrix and another matrix, as a new matrix.',
      parameters: { mx: TRANSPOSED, v: RIGHT },
    },
    mulTVec2: {
      summary: 'Returns the product of the transpose of a matrix and a vector, as a new vector.',
      parameters: { mx: TRANSPOSED, v: RIGHT },
    },
    mulVec2: {
      summary: 'Returns the product of a matrix and a vector, as a new vector.',
      parameters: { mx: LEFT, v: RIGHT },
    },
    set: {
      summary: 'Sets the matrix from four entries (row by row), two columns, or another matrix.',
      parameters: {
        a: 'Upper-left entry, first column, or matrix to copy.',
        b: 'Upper-right entry, or second column.',
        c: 'Lower-left entry.',
        d: 'Lower-right entry.',
      },
    },
    setIdentity: 'Sets this matrix to the identity matrix.',
    setZero: 'Sets all entries to 0.',
    solve: {
      summary:
        'Solves `A * x = v`, where A is this matrix, and returns `x`. This is faster than computing the inverse. Returns a zero vector if the matrix is singular.',
      parameters: { v: 'Right-hand side of the equation.' },
    },
  },
};
