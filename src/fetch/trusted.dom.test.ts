import { expect, it } from 'vitest';
import { trustedHtml, trustedScriptUrl } from './trusted.ts';

it('trusts HTML of the build, and scripts of this site only', () => {
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>');
  expect(trustedScriptUrl('/assets/a.js')).toBe('/assets/a.js');
  expect(() => trustedScriptUrl('https://evil.example/a.js')).toThrow('not a script of this site');
});
