import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { bundlePage, bundleScript } from './script.ts';
import { BROWSER_TARGET } from './target.ts';

const FIXTURE = 'tests/fixtures/scripts/newest.ts';

describe.each([
  ['bundleScript', bundleScript],
  ['bundlePage', bundlePage],
])('%s', (_name, bundle) => {
  it('lowers syntax that the supported browsers lack', async () => {
    const code = await bundle(FIXTURE);
    expect(code).toContain('closed');
    expect(code).not.toMatch(/\busing \w+\s*=/);
  });
});

it('bundlePage adds vendor prefixes only for the supported browsers', async () => {
  const code = await bundlePage(FIXTURE);
  expect(code).toContain('-webkit-user-select:none');
  expect(code).toContain('light-dark(#123456,#abcdef)');
});

describe('BROWSER_TARGET', () => {
  it('matches the README', () => {
    const readme = readFileSync(join(PROJECT_FOLDER, 'README.md'), 'utf8');
    const promise = /Chrome and Edge ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+)/.exec(readme);
    const [, chromium, firefox, safari] = promise ?? [];
    expect(BROWSER_TARGET).toEqual([
      `chrome${chromium}`,
      `edge${chromium}`,
      `firefox${firefox}`,
      `safari${safari}`,
      `ios${safari}`,
    ]);
  });
});
