/** Remarks on methods that do nothing while the world is locked. */
export const LATER =
  'While the world is locked, does nothing; defer the call with `World.queueUpdate()`.';
export const LATER_NULL =
  'While the world is locked, does nothing and returns `null`; defer the call with `World.queueUpdate()`.';
/** Remark on methods that destroy contacts. */
export const NOT_IN_END_CONTACT =
  'In an `end-contact` listener, do not call this method, either directly or with `queueUpdate()`: the contact can be returned twice to the pool that all worlds share, and a later `step()` can then hang, even in an unrelated world. Collect the objects in a `Set`, and process them after `World.step()`.';
export const NO_OP = 'Does nothing in the published package.';
export const RECYCLE = 'Resets the object for reuse from a pool.';
export const STYLE = 'Colors and line width for debug drawing; the engine ignores them.';
export const USER_DATA =
  'Arbitrary application data, returned by `getUserData()`; the engine ignores it.';

/** Parameters. */
export const CHILD_INDEX =
  'Index of the child shape: the index of an edge in a chain, or 0 for any other shape.';
export const OLD_ORIGIN = 'New origin, in the current world coordinates.';
export const SWITCH = '`true` to enable, `false` to disable.';
export const DENSITY = { summary: 'Density (mass per unit area).', unit: 'kg/m²' };
export const IN_PLACE = { xfA: 'Transform of body A.', xfB: 'Transform of body B.' };
export const IMPACT = {
  toiA: 'Body A of the impact; position correction moves only bodies A and B.',
  toiB: 'Body B of the impact.',
};

/** @param fields Fields of the `TimeStep` that a method reads. */
export function stepOf(...fields: string[]): string {
  if (fields.length === 0) return 'Not used.';
  const names = fields.map((field) => `\`${field}\``);
  const last = names.pop();
  if (names.length === 0) return `Current step; only ${last} is read.`;
  const comma = names.length > 1 ? ',' : '';
  return `Current step; only ${names.join(', ')}${comma} and ${last} are read.`;
}
