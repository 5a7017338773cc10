import { expect, it } from 'vitest';
import { isMalformed, isRouteStatus, RouteError, type RouteStatus } from './routeError.ts';

it.each<[RouteStatus, string]>([
  [400, 'Bad Request: malformed URL'],
  [404, 'Not Found: no route matches the URL'],
  [405, 'Method Not Allowed for the URL'],
])('an error with the status %i has the text "%s"', (status, text) => {
  expect(new RouteError(status, '/docs/gone').message).toBe(`${status} ${text} /docs/gone`);
});

it.each([
  [200, false],
  [404, true],
  [500, false],
])('the status %i says that there is no page: %s', (status, expected) => {
  expect(isRouteStatus(status)).toBe(expected);
});

it.each([
  ['/', false],
  ['/50%25', false],
  ['/%C3%BC', false],
  ['/ü', false],
  ['/%', true],
  ['/50%', true],
  ['/%ff', true],
  ['/%C3', true],
  ['/%zz', true],
])('%s is malformed: %s', (path, expected) => {
  expect(isMalformed(path)).toBe(expected);
});
