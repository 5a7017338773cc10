import { describe, expect, it } from 'vitest';
import { compileSample } from './sample.ts';

const WORLD = `import { Circle, World } from 'planck';
const world = new World();
world.createBody().createFixture({ shape: new Circle(1) });`;

/** Joins samples as the build does: all but the first have a scope. */
function compile(...samples: string[]) {
  const starts: number[] = [];
  const lines: string[] = [];
  for (const sample of samples) {
    if (lines.length > 0) lines.push('{');
    starts.push(lines.length);
    lines.push(...sample.split('\n'));
  }
  lines.push('}'.repeat(samples.length - 1));
  return compileSample(lines.join('\n'), starts);
}

describe('compileSample', () => {
  it('compiles a sample with the samples before it, and clears what they print', () => {
    const { source, code } = compile(WORLD, 'world.step(1 / 60);') ?? {};
    expect(source).toBe(`${WORLD}\n\nworld.step(1 / 60);`);
    expect(code?.split('\n')[3]).toBe('console.clear();');
    expect(code?.split('\n')[4]).toBe('world.step(1 / 60);');
  });

  it('keeps the scopes of samples that declare a name again', () => {
    const step = 'const steps = 3;\nworld.step(steps);';
    expect(compile(WORLD, step, step)?.source).toBe(`${WORLD}\n{\n${step}\n{\n${step}\n}}`);
  });

  it.each([
    ['a call', 'world.step(1 / 60);'],
    ['an assignment', 'world.m_userData = 1;'],
    ['a loop', 'for (let i = 0; i < 3; i++) world.step(1 / 60);'],
    ['a call in a block', 'if (world) { world.step(1 / 60); }'],
    ['printing', "console.log('a');"],
  ])('runs a sample with %s', (_what, sample) => {
    expect(compile(WORLD, sample)).toBeDefined();
  });

  it.each([
    ['types', 'interface Ball {}\ntype Balls = Ball[];'],
    ['functions', 'function step() { world.step(1 / 60); }\nconst later = () => step();'],
    ['classes', 'class Ball { grow() { world.step(1); } }'],
    ['constants', "const HZ = 60, NAME = 'ball';"],
    ['what is printed later', 'const print = () => console.log(1);'],
  ])('does not run a sample that only declares %s', (_what, sample) => {
    expect(compile(WORLD, sample)).toBeUndefined();
  });

  it('does not run a sample without anything to see', () => {
    expect(compile("import { World } from 'planck';\nnew World().step(1 / 60);")).toBeUndefined();
  });

  it('does not run a sample that needs something else', () => {
    expect(compile("import { lerp } from 'math';\nconsole.log(lerp(1, 2));")).toBeUndefined();
  });
});
