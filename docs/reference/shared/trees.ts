/** Parameters that the broad phase and its dynamic tree share. */
export const PROXY = 'What `createProxy()` returned; once it is destroyed, this throws.';
export const NEW_BOX = 'Its bounding box, which is copied, and gets a margin.';
export const MOVED_BOX = 'The bounding box that it has now, without a margin.';
export const MOVED = { summary: 'How far it moved, to guess where it goes on to.', unit: 'm' };
export const QUERY = {
  aabb: 'The rectangle to look in.',
  queryCallback: 'Gets the number of each leaf; if it returns `false`, the query ends.',
};
export const RAY_CAST = {
  input: 'The ray, from `p1` to `maxFraction` of the way to `p2`.',
  rayCastCallback:
    'Gets each leaf that the ray meets: 0 ends it, a positive number cuts the ray there.',
};
