import { expect, it } from 'vitest';
import { nameParts } from './nameParts.ts';

it.each([
  ['getLocalPoint()', ['get', 'Local', 'Point()']],
  ['angularDamping', ['angular', 'Damping']],
  ['boolean', ['boolean']],
  ['World.queryAABB()', ['World.', 'query', 'AABB()']],
  ['b2World::SetGravity', ['b2World::', 'Set', 'Gravity']],
  ['Vec2Value', ['Vec2Value']],
  ['xf', ['xf']],
  ['getX', ['getX']],
  ['Move a body', ['Move a body']],
  ['', ['']],
])('parts %s', (text, parts) => {
  expect(nameParts(text)).toEqual(parts);
});
