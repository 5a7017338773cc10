import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ENGINE_FOLDER } from './engine.js';
import { eraseTypes } from './eraseTypes.ts';

const EXAMPLES = join(ENGINE_FOLDER, 'node_modules/planck/example');

describe('eraseTypes', () => {
  it.each([
    ['annotations', 'const a: number = 1, b: { c: string } = d;', 'const a = 1, b = d;'],
    ['of functions', 'const f = (a?: A, ...b: B[]): C => a;', 'const f = (a, ...b) => a;'],
    ['predicates', 'function f(a: A): a is B { return 1 }', 'function f(a) { return 1 }'],
    ['casts', '(a as B).c! + <D>d + (e satisfies E)', '(a).c + d + (e)'],
    [
      'generics',
      'f<A>(new B<C<D>>()); class E<F> extends G<F> {}',
      'f(new B()); class E extends G {}',
    ],
    ['type arguments', 'const f = <T,>(a: T) => a;', 'const f = (a) => a;'],
    [
      'modifiers',
      'class A { private readonly b = 1; static c?: D; e!: F }',
      'class A { b = 1; static c; e }',
    ],
    [
      'abstract classes',
      'abstract class A implements B, C { abstract d(): E; [f: string]: G }',
      'class A {   }',
    ],
    ['overloads', 'function f(a: A): B; function f(a) {}', ' function f(a) {}'],
    ['what is declared elsewhere', 'declare const a: A; b;', ' b;'],
    [
      'the type of this',
      'function f(this: A, b: B) {} function g(this: A) {}',
      'function f( b) {} function g() {}',
    ],
    ['conditions', 'a ? b : c; a ?? b; a?.b', 'a ? b : c; a ?? b; a?.b'],
  ])('takes out %s', (_what, text, script) => {
    expect(eraseTypes(text)).toBe(script);
  });

  it.each([
    ['import { A, T } from "a"; A; let b: T;', 'import { A } from "a"; A; let b;'],
    ['import { T, A } from "a"; A; let b: T;', 'import { A } from "a"; A; let b;'],
    ['import { A, T, U, B } from "a"; A; B;', 'import { A, B } from "a"; A; B;'],
    ['import { T, A, U } from "a"; A;', 'import { A } from "a"; A;'],
    ['import { type A, B } from "a"; A; B;', 'import { B } from "a"; A; B;'],
    ['import type { A } from "a"; B;', ' B;'],
    [
      'import { A } from "a"; class B extends A implements T {}',
      'import { A } from "a"; class B extends A {}',
    ],
    ['import {\n  A,\n  T,\n} from "a";\nA;', 'import {\n  A,\n\n} from "a";\nA;'],
  ])('leaves out what is imported for types: %s', (text, script) => {
    expect(eraseTypes(text)).toBe(script);
  });

  it('keeps lines, and leaves nothing on those that held types', () => {
    expect(eraseTypes('interface A {\n  b: B;\n}\ntype C =\n  | D; \na\n')).toBe('\n\n\n\n\na\n');
  });

  it.each([
    ['enum A { B }', 'line 1: an enum or namespace is more than a type'],
    ['a;\nnamespace A { b; }', 'line 2: an enum or namespace is more than a type'],
    ['class A { constructor(private b: C) {} }', 'line 1: a parameter that is a property'],
    ['import A = require("a");', 'line 1: this is no statement of JavaScript'],
    ['a\n\nconst = 1', 'line 3: '],
  ])('refuses %j', (text, message) => {
    expect(() => eraseTypes(text)).toThrow(message);
  });

  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith('.ts'));
  it.each(names)('says of %s what the compiler does, in as many lines', (name) => {
    const source = readFileSync(join(EXAMPLES, name), 'utf8');
    const script = eraseTypes(source);
    expect(script.split('\n')).toHaveLength(source.split('\n').length);
    expect(compiled(script)).toBe(compiled(source));
  });
});

function compiled(text: string): string {
  const { ESNext: target } = ts.ScriptTarget;
  const compilerOptions = { target, module: ts.ModuleKind.ESNext, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
