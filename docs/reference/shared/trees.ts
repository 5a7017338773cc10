/** Parameters that the broad phase and its dynamic tree share. */
export const PROXY = 'Proxy ID from `createProxy()`. Throws if the proxy was destroyed.';
export const NEW_BOX =
  'Tight bounding box. It is copied and enlarged by `Settings.aabbExtension` (fat AABB).';
export const MOVED_BOX = 'Current tight bounding box.';
export const MOVED = {
  summary:
    'Displacement since the last update. Multiplied by `Settings.aabbMultiplier`, it extends the fat AABB to predict the motion.',
  unit: 'm',
};
export const QUERY = {
  aabb: 'Rectangle to search.',
  queryCallback:
    'Called with the ID of each leaf that was found. Return `false` to stop the query.',
};
export const RAY_CAST = {
  input: 'Ray, from `p1` to `p1 + maxFraction * (p2 - p1)`.',
  rayCastCallback:
    'Called for each leaf whose fat AABB the ray hits. Return 0 to stop the ray cast, a positive number to clip the ray to that fraction, or a negative number to continue.',
};
