import { describe, expect, it } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import type { HeaderRule } from './rules.ts';

const RULES: HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'SAMEORIGIN' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
];
const below = await hostFiles({ basePath: '/docs', rules: RULES });
const atTop = await hostFiles({ basePath: '', rules: RULES });

it('are filled in: no gap of a template is left', () => {
  for (const text of [...below.values(), ...atTop.values()]) {
    expect(text).not.toMatch(/BASE_PATH|HEADERS_OF|^REDIRECT|undefined/m);
  }
});

describe('nginx.conf', () => {
  it('repeats all headers in each location, and caches no errors', () => {
    const assets = below.get('nginx.conf')?.split('location ^~ /docs/assets/ {')[1] ?? '';
    expect(assets.split('\n').slice(1, 4)).toEqual([
      '    try_files $uri =404;',
      '    add_header Cache-Control "immutable";',
      '    add_header X-Frame-Options "SAMEORIGIN" always;',
    ]);
  });

  it('adds the slash to a base path', () => {
    expect(below.get('nginx.conf')).toContain(
      '\n\nlocation = /docs {\n  return 301 /docs/$is_args',
    );
    expect(atTop.get('nginx.conf')).toContain('\n\nlocation / {');
  });
});

describe('_headers', () => {
  it('lists the rules for Netlify, where the last one wins', () => {
    expect(below.get('netlify/_headers')).toBe(
      '/docs/*\n  Cache-Control: no-cache\n  X-Frame-Options: SAMEORIGIN\n\n' +
        '/docs/assets/*\n  Cache-Control: immutable\n',
    );
  });

  it('removes former values for Cloudflare, which joins them otherwise', () => {
    expect(below.get('cloudflare/_headers')).toBe(
      '/docs/*\n  Cache-Control: no-cache\n  X-Frame-Options: SAMEORIGIN\n\n' +
        '/docs/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
    );
  });
});

it('_redirects lead to the base path, and Netlify to the not-found page', () => {
  const of = (files: Map<string, string>) =>
    ['netlify', 'cloudflare'].map((host) => files.get(`${host}/_redirects`));
  expect(of(below)).toEqual(['/ /docs/ 302\n/docs/* /docs/404.html 404\n', '/ /docs/ 302\n']);
  expect(of(atTop)).toEqual(['/* /404.html 404\n', '']);
});
