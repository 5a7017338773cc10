/** Remark on methods that do nothing while the world is locked. */
export const LATER =
  'From a listener, hand it to `World.queueUpdate()`, which waits for the end of the step.';
export const NO_OP = 'Does nothing in the published package.';
export const RECYCLE = 'Sets it back to what it was when it was made, to use it again.';
export const STYLE = 'Colors and a line width for what draws it; the engine ignores them.';
export const USER_DATA = 'Anything of yours, for `getUserData()`; the engine ignores it.';

/** Parameters. */
export const CHILD_INDEX = 'The edge of a chain, else 0.';
export const OLD_ORIGIN = 'The point that becomes the origin, in the old coordinates.';
export const SWITCH = '`true` switches it on, `false` off.';
export const DENSITY = { summary: 'How heavy a square meter of it is.', unit: 'kg/m²' };
export const IN_PLACE = { xfA: 'Where the first body is.', xfB: 'Where the second body is.' };
export const IMPACT = {
  toiA: 'A body of the impact; only positions of these two are corrected.',
  toiB: 'The other body of the impact.',
};

/** @param fields of the time step that a method reads */
export function stepOf(...fields: string[]): string {
  if (fields.length === 0) return 'Ignored.';
  const names = fields.map((field) => `\`${field}\``);
  const last = names.pop();
  const list = names.length === 0 ? `${last} is` : `${names.join(', ')} and ${last} are`;
  return `The current step, of which ${list} read.`;
}
