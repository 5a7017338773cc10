import { expect, it } from 'vitest';
import { canonicalModule } from './importable.ts';

it.each([
  'planck',
  'planck-js',
  'planck@1.5.0',
  'npm:planck@1.5.0',
  'planck/dist/planck.mjs',
  'planck-js/dist/planck-with-testbed',
  'https://esm.sh/planck',
  'https://esm.sh/planck@1.5.0?bundle',
  'https://esm.run/planck-js',
  'https://unpkg.com/planck@1.5.0/dist/planck.min.js',
  'https://cdn.jsdelivr.net/npm/planck@1/dist/planck-with-testbed.mjs',
  'https://cdn.jsdelivr.net/npm/planck/+esm',
  'https://cdn.jsdelivr.net/gh/piqnt/planck.js@v1.5.0/dist/planck.js',
  'https://cdnjs.cloudflare.com/ajax/libs/planck/1.5.0/planck.mjs',
  'https://cdnjs.cloudflare.com/ajax/libs/planck-js/1.0.0/planck-with-testbed.min.js',
  'https://cdn.skypack.dev/planck-js',
  'http://localhost:5173/lib/planck.js',
])('finds the library in %s', (specifier) => {
  expect(canonicalModule(specifier)).toBe('planck');
});

it.each([
  'planck/with-testbed',
  '#scene',
  'planck-renderer',
  './planck.js',
  'stage-js',
  'https://esm.sh/planck-renderer@2',
  'https://planck.example/matter.js',
  'https://esm.sh/matter-js?deps=planck',
  'https://esm.sh/unplanck',
  'ftp://cdn.example/planck.js',
])('leaves %s as it is', (specifier) => {
  expect(canonicalModule(specifier)).toBe(specifier);
});
