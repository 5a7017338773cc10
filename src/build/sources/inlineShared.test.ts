import { expect, it } from 'vitest';
import { inlineShared } from './inlineShared.ts';

const MATH = `import { type Body, Vec2, type World } from 'planck';

/** The largest value. */
const MAX = 9;

/** Limits a number. */
export function clamp(value: number): number {
  return Math.min(value, LIMIT);
}

export const LIMIT = 5; // m

/** Stops a body. */
export function stop(body: Body, world: World) {
  body.setLinearVelocity(Vec2.zero());
}
`;
const FILES = new Map([['math', MATH]]);

it('appends what a scene imports, with what that uses, as regions', () => {
  const text = "import { clamp } from '../shared/math.ts';\nclamp(1);\n";
  expect(inlineShared(text, FILES)).toBe(`// At the end of this file: clamp
clamp(1);

// #region clamp
/** Limits a number. */
function clamp(value: number): number {
  return Math.min(value, LIMIT);
}
// #endregion

// #region LIMIT
const LIMIT = 5; // m
// #endregion
`);
});

it('imports what the scene itself does not import', () => {
  const text = `import { World } from 'planck';
import {
  stop,
} from './shared/math.ts';

new World();
`;
  expect(inlineShared(text, FILES)).toBe(`import { World } from 'planck';
// At the end of this file:
//    stop


new World();

import { type Body, Vec2 } from 'planck';

// #region stop
/** Stops a body. */
function stop(body: Body, world: World) {
  body.setLinearVelocity(Vec2.zero());
}
// #endregion
`);
});

it.each([
  "import { World } from 'planck';\n",
  "import { clamp } from '../shared/other.ts';\n",
  "import { clamp } from './math.ts';\n",
])('leaves code that imports no shared file: %j', (text) => {
  expect(inlineShared(text, FILES)).toBe(text);
});
