import { describe, expect, it } from 'vitest';
import { exampleModule } from './module.ts';
import type { Example } from './run.ts';

/** Runs code with a library, and gives what the code gives to `say`. */
async function said(code: string, library: object = {}): Promise<unknown[]> {
  const values: unknown[] = [];
  const text = exampleModule(code).replace('export default', 'return');
  const example = new Function(text)() as Example;
  await example({ ...library, say: (value: unknown) => values.push(value) });
  return values;
}

describe('exampleModule', () => {
  it('leaves every line where it is', () => {
    const code = '// one\nimport {\n  A,\n  B as C,\n} from "planck";\nA;\n';
    expect(exampleModule(code)).toBe(
      'export default function (planck) {const { A, B: C } = planck;// one\n\n\n\n\nA;\n\n}\n',
    );
  });

  it.each([
    ['import { A, say } from "planck"; say(A);', ['a']],
    ["import {A as B,say}from'planck'\nsay(B)", ['a']],
    ['import { default as whole, say } from "planck"; say(whole.A);', ['of all']],
    ['import whole, { say } from "planck"; say(whole.A);', ['of all']],
    ['import * as whole from "planck";\nimport { say } from "planck"; say(whole.A);', ['of all']],
    ['import * as planck from "planck"; planck.say(planck.A);', ['a']],
    ['import planck from "planck"; planck.say(planck.A);', ['a']],
    ['planck.say(planck.A);', ['a']],
    ['import "planck/with-testbed"; planck.say(planck.A);', ['a']],
    ['say(A);\nimport { A, say } from "planck/with-testbed";', ['a']],
    [
      'import { A, say } from "planck";\nimport { A as B, A } from "planck-js"; say(A + B);',
      ['aa'],
    ],
    ['import { say, Math } from "planck"; say(Math.own);', [true]],
    ['import { type T, say } from "planck"; say(typeof T);', ['undefined']],
    ['import { say } from "planck"; say(await 1); say(2)', [1, 2]],
    ['import { say } from "planck"; say("import { A } from \'b\'")', ["import { A } from 'b'"]],
    ['planck.say(this === undefined)', [true]],
  ])('runs %j', async (code, values) => {
    const library = { A: 'a', Math: { own: true }, default: { A: 'of all' } };
    expect(
      await said(`${code.startsWith('planck.say(this') ? '"use strict";' : ''}${code}`, library),
    ).toEqual(values);
  });

  it('is a function that waits only where the code does', () => {
    expect(exampleModule('f();')).toMatch(/^export default function \(/);
    expect(exampleModule('await f();')).toMatch(/^export default async function \(/);
  });

  it.each(['import a from "./a";', 'import { b } from "stage-js";', 'import "planckton";'])(
    'refuses %j',
    (code) => {
      expect(() => exampleModule(code)).toThrow(/^only "planck" can be imported here, not "/);
    },
  );
});
