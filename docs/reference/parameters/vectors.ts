const ANYTHING = 'Anything.';
const COPIED = 'The vector to copy.';
const KEPT = 'The vector, which stays as it is.';
const MEASURED = 'The vector to measure.';
const FACTOR = 'The factor.';
const ALONG_X = 'How far along the x-axis.';
const ALONG_Y = 'How far along the y-axis.';
const THREE = { x: 'The first number.', y: 'The second number.', z: 'The third number.' };
/** Of what is the same either way around. */
const PAIR = { v: 'A vector; the order makes no difference.', w: 'Another one.' };
const POINTS = { v: 'A point; the order makes no difference.', w: 'Another one.' };
/** Of what is not. */
const CROSSED = {
  v: 'The factor on the left.',
  w: 'The factor on the right; changing places changes the sign.',
};
const ADDED_CROSS = {
  a: 'The vector to add to, which stays as it is.',
  v: CROSSED.v,
  w: 'The factor on the right.',
};
/** Methods share a text with the static of their name, where `v` takes the place of the vector. */
const SUM = { v: 'The vector to add to, which stays as it is.', w: 'The vector to add.' };
const DIFFERENCE = {
  v: 'The vector to take from, which stays as it is.',
  w: 'The vector to take away.',
};
const SCALED = { a: 'The factor of `v`.', v: 'A vector; it may be this one.' };
const COMBINED = {
  ...SCALED,
  b: 'The factor of `w`.',
  w: 'Another vector; it may be this one, too.',
};

/** The parameters of one method, each below its name. */
function of(method: string, parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [`${method}.${name}`, text]),
  );
}

/** Of vectors, by symbol, then by member and parameter. None of them is changed or kept. */
export const vectors: Record<string, Record<string, string>> = {
  Vec2: {
    'Vec2.x': ALONG_X,
    'Vec2.y': ALONG_Y,
    'Vec2.obj': COPIED,
    'abs.v': KEPT,
    ...of('add', SUM),
    ...of('addCombine', COMBINED),
    ...of('addCross', ADDED_CROSS),
    ...of('addCrossNumVec2', ADDED_CROSS),
    ...of('addCrossVec2Num', ADDED_CROSS),
    ...of('addMul', SCALED),
    ...of('areEqual', PAIR),
    'assert.o': ANYTHING,
    'clamp.v': KEPT,
    'clamp.max': 'How long it may get.',
    'clone.v': COPIED,
    ...of('combine', { a: SCALED.a, v: KEPT, b: COMBINED.b, w: 'Another one.' }),
    ...of('cross', CROSSED),
    ...of('crossNumVec2', CROSSED),
    ...of('crossVec2Num', CROSSED),
    ...of('crossVec2Vec2', CROSSED),
    ...of('distance', POINTS),
    ...of('distanceSquared', POINTS),
    ...of('dot', PAIR),
    'isValid.obj': ANYTHING,
    'lengthOf.v': MEASURED,
    'lengthSquared.v': MEASURED,
    ...of('lower', POINTS),
    ...of('mid', POINTS),
    ...of('mul', { m: FACTOR, a: 'The vector, or the factor.', b: 'The other of the two.' }),
    ...of('mulNumVec2', { a: FACTOR, b: KEPT }),
    ...of('mulVec2Num', { a: KEPT, b: FACTOR }),
    'neg.v': KEPT,
    'normalize.v': KEPT,
    'set.x': ALONG_X,
    'set.y': ALONG_Y,
    'set.value': COPIED,
    ...of('setCombine', COMBINED),
    ...of('setMul', SCALED),
    'setNum.x': ALONG_X,
    'setNum.y': ALONG_Y,
    'setVec2.value': COPIED,
    'skew.v': KEPT,
    ...of('sub', DIFFERENCE),
    ...of('subCombine', COMBINED),
    ...of('subMul', SCALED),
    ...of('upper', POINTS),
    ...of('wSub', { ...COMBINED, b: 'The factor of `w`; left out together with it.' }),
  },
  Vec3: {
    ...of('Vec3', { ...THREE, obj: COPIED }),
    ...of('add', SUM),
    ...of('areEqual', PAIR),
    'assert.o': ANYTHING,
    'clone.v': COPIED,
    ...of('cross', CROSSED),
    ...of('dot', PAIR),
    'isValid.obj': ANYTHING,
    'mul.v': KEPT,
    'mul.m': FACTOR,
    'neg.v': KEPT,
    ...of('set', THREE),
    ...of('sub', DIFFERENCE),
  },
};
