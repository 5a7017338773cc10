import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANYTHING, IS_FINITE, LEFT, RIGHT } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const TRANSPOSED = 'The factor on the left, which counts as transposed.';

export const Mat22: SymbolNotes<typeof planck.Mat22> = {
  summary: 'A matrix of two columns, `ex` and `ey`.',
  new: {
    summary: 'Makes a matrix from four numbers, row by row, from two columns, or of zeros.',
    parameters: {
      a: 'The upper left number, or the first column, which is copied.',
      b: 'The upper right number, or the second column, which is copied.',
      c: 'The lower left number.',
      d: 'The lower right number.',
    },
  },
  members: {
    ex: 'The first column.',
    ey: 'The second column.',
    abs: {
      summary: 'Makes a matrix of all numbers without their signs.',
      parameters: { mx: 'A matrix, which stays as it is.' },
    },
    add: {
      summary: 'Makes the sum of two matrices.',
      parameters: { mx1: 'A matrix, which stays as it is.', mx2: 'Another one.' },
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    getInverse: 'Makes the inverse, or zeros if there is none.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: { parameters: { mx: LEFT, my: RIGHT, v: RIGHT } },
    mulMat22: { summary: 'Makes the product of two matrices.', parameters: { mx: LEFT, v: RIGHT } },
    mulT: { parameters: { mx: TRANSPOSED, my: RIGHT, v: RIGHT } },
    mulTMat22: {
      summary: 'Makes the product of a transposed matrix and another one.',
      parameters: { mx: TRANSPOSED, v: RIGHT },
    },
    mulTVec2: {
      summary: 'Makes the product of a transposed matrix and a vector.',
      parameters: { mx: TRANSPOSED, v: RIGHT },
    },
    mulVec2: {
      summary: 'Makes the product of a matrix and a vector.',
      parameters: { mx: LEFT, v: RIGHT },
    },
    set: {
      summary: 'Takes four numbers, row by row, two columns, or another matrix.',
      parameters: {
        a: 'The upper left number, the first column, or the matrix to copy.',
        b: 'The upper right number, or the second column.',
        c: 'The lower left number.',
        d: 'The lower right number.',
      },
    },
    setIdentity: 'Makes it the matrix that changes nothing.',
    setZero: 'Sets all numbers to zero.',
    solve: { parameters: { v: 'What the matrix times the result is to be.' } },
  },
};
