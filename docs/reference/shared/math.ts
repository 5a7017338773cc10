export const IS_FINITE = 'Returns whether all components are finite numbers.';

/** Parameters by their role. Methods do not modify or keep them. */
export const ANYTHING = 'Value to check.';
export const COPIED = 'Vector to copy.';
export const INPUT = 'Input vector.';
export const FACTOR = 'Scalar factor.';
export const LEFT = 'Left operand.';
export const RIGHT = 'Right operand.';
export const VECTORS = { v: 'First vector.', w: 'Second vector.' };
export const DIFFERENCE = { v: 'Vector to subtract from.', w: 'Vector to subtract.' };
export const CROSSED = {
  v: LEFT,
  w: 'Right operand. Swapping the operands negates the result.',
};
