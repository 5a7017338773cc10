import { expect, it } from 'vitest';
import { isMalformed, RouteError, type RouteStatus } from './routeError.ts';

it.each<[RouteStatus, string, string]>([
  [400, 'Bad Request', 'the URL is malformed'],
  [404, 'Not Found', 'no route matches the URL'],
  [405, 'Method Not Allowed', 'only GET and HEAD are allowed for the URL'],
])('an error with the status %i is "%s", and says why', (status, statusText, reason) => {
  const error = new RouteError(status, '/docs/gone');
  expect(error).toMatchObject({ status, statusText });
  expect(error.message).toBe(`${status} ${statusText}: ${reason} /docs/gone`);
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
