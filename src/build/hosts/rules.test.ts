import { expect, it } from 'vitest';
import { findHeaders, headerRules, headersOfMissing } from './rules.ts';

const rules = headerRules("default-src 'none'");
const KEPT = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'no-cache', "default-src 'none'; frame-ancestors 'self'"],
  ['/world.html', 'no-cache', "default-src 'none'; frame-ancestors 'self'"],
  ['/world.json', 'no-cache', "default-src 'none'; frame-ancestors 'self'"],
  ['/assets/worker-1f0c2d3e.js', KEPT, /script-src 'self' blob:/],
  ['/assets/jail-1f0c2d3e.html', KEPT, "sandbox allow-scripts; frame-ancestors 'self'"],
  ['/assets/manifest.json', 'no-cache', /script-src/],
  ['/embed.html', 'no-cache', 'frame-ancestors *'],
  ['/embed', 'no-cache', 'frame-ancestors *'],
  ['/embedded.html', 'no-cache', "default-src 'none'; frame-ancestors 'self'"],
])('%s is cached as "%s" and has its own policy', (path, caching, policy) => {
  const headers = findHeaders(rules, path);
  expect(headers['Cache-Control']).toBe(caching);
  expect(headers['Content-Security-Policy']).toMatch(policy);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

it('lets the site frame its own pages, which DENY would forbid', () => {
  expect(findHeaders(rules, '/world.html')['X-Frame-Options']).toBe('SAMEORIGIN');
});

it('sends the headers of pages for a missing file, and lets nobody cache it', () => {
  const { 'Cache-Control': _, ...expected } = findHeaders(rules, '/world.html');
  expect(headersOfMissing(rules)).toEqual(expected);
});
