// If a method and a static method share a name, a note describes both, and `v` is the vector itself.

export const CLONE = 'Makes a copy.';
export const IS_FINITE = 'Tells if all of its numbers are finite.';

/** Parameters by their role. Methods neither change nor keep them. */
export const ANYTHING = 'Anything.';
export const COPIED = 'The vector to copy.';
export const KEPT = 'The vector, which stays as it is.';
export const FACTOR = 'The factor.';
export const LEFT = 'The factor on the left.';
export const RIGHT = 'The factor on the right.';
export const SUM = { v: 'The vector to add to, which stays as it is.', w: 'The vector to add.' };
export const DIFFERENCE = {
  v: 'The vector to take from, which stays as it is.',
  w: 'The vector to take away.',
};
export const SYMMETRIC = { v: 'A vector; the order makes no difference.', w: 'Another one.' };
export const CROSSED = {
  v: LEFT,
  w: 'The factor on the right; changing places changes the sign.',
};
