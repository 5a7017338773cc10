const ANYTHING = 'Anything.';
const LEFT = 'The factor on the left.';
const TRANSPOSED = 'The factor on the left, which counts as transposed.';
const RIGHT = 'The factor on the right.';
const ONE = 'A matrix, which stays as it is.';
const OTHER = 'Another one.';
const SOLVED = 'What the matrix times the result is to be.';
const UPPER_LEFT = 'the upper left 2-by-2 part';
const WRITTEN = 'What is written into; it may be this matrix itself.';
const TURN = 'How far to turn.';
const TURN_BACK = 'How far to turn back.';
const TURNED = 'What is turned, and stays as it is.';

/** Of matrices and rotations, by symbol, then by member and parameter. */
export const matrices: Record<string, Record<string, string>> = {
  Mat22: {
    'Mat22.a': 'The upper left number, or the first column, which is copied.',
    'Mat22.b': 'The upper right number, or the second column, which is copied.',
    'Mat22.c': 'The lower left number.',
    'Mat22.d': 'The lower right number.',
    'abs.mx': ONE,
    'add.mx1': ONE,
    'add.mx2': OTHER,
    'assert.o': ANYTHING,
    'isValid.obj': ANYTHING,
    'mul.mx': LEFT,
    'mul.my': RIGHT,
    'mul.v': RIGHT,
    'mulMat22.mx': LEFT,
    'mulMat22.v': RIGHT,
    'mulT.mx': TRANSPOSED,
    'mulT.my': RIGHT,
    'mulT.v': RIGHT,
    'mulTMat22.mx': TRANSPOSED,
    'mulTMat22.v': RIGHT,
    'mulTVec2.mx': TRANSPOSED,
    'mulTVec2.v': RIGHT,
    'mulVec2.mx': LEFT,
    'mulVec2.v': RIGHT,
    'set.a': 'The upper left number, the first column, or the matrix to copy.',
    'set.b': 'The upper right number, or the second column.',
    'set.c': 'The lower left number.',
    'set.d': 'The lower right number.',
    'solve.v': SOLVED,
  },
  Mat33: {
    'Mat33.a': 'The first column, which is copied.',
    'Mat33.b': 'The second column, which is copied.',
    'Mat33.c': 'The third column, which is copied.',
    'add.a': ONE,
    'add.b': OTHER,
    'assert.o': ANYTHING,
    'getInverse22.M': `${WRITTEN} Outside of ${UPPER_LEFT} it becomes zero.`,
    'getSymInverse33.M': WRITTEN,
    'isValid.obj': ANYTHING,
    'mul.a': LEFT,
    'mul.b': `The factor on the right; without a \`z\`, only ${UPPER_LEFT} counts.`,
    'mulVec2.a': `The factor on the left, of which only ${UPPER_LEFT} counts.`,
    'mulVec2.b': RIGHT,
    'mulVec3.a': LEFT,
    'mulVec3.b': RIGHT,
    'solve22.v': `What ${UPPER_LEFT} times the result is to be.`,
    'solve33.v': SOLVED,
  },
  Rot: {
    'Rot.angle': 'An angle, or a rotation to copy.',
    'assert.o': ANYTHING,
    'clone.rot': 'The rotation to copy.',
    'isValid.obj': ANYTHING,
    'mul.rot': TURN,
    'mul.m': TURNED,
    'mulRot.rot': TURN,
    'mulRot.m': TURNED,
    'mulSub.rot': TURN,
    'mulSub.v': 'The vector to take from.',
    'mulSub.w': 'The vector to take away.',
    'mulT.rot': TURN_BACK,
    'mulT.m': TURNED,
    'mulTRot.rot': TURN_BACK,
    'mulTRot.m': TURNED,
    'mulTVec2.rot': TURN_BACK,
    'mulTVec2.m': TURNED,
    'mulVec2.rot': TURN,
    'mulVec2.m': TURNED,
    'set.angle': 'An angle, or a rotation to copy.',
    'setAngle.angle': 'Positive is from x towards y; a full turn more makes no difference.',
    'setRot.angle': 'The rotation to copy; a number is not allowed here.',
  },
};
