import { expect, it } from 'vitest';
import type { Stage, Tone } from '../model/scene.ts';
import { checkTones, readFacts, toDisplayValue } from './stageValues.ts';

const displayFacts = (facts: Record<string, unknown>) =>
  readFacts({ facts: () => facts as ReturnType<NonNullable<Stage['facts']>> });

it('shows plain values, and nothing for those that are missing', () => {
  const inherited = Object.assign(Object.create({ c: 'inherited' }), { a: 1, b: null, d: 5n });
  expect(displayFacts(inherited)).toEqual({ a: 1, b: '', d: '5' });
  expect(readFacts({})).toEqual({});
  expect(toDisplayValue('x'.repeat(3000), 'info')).toHaveLength(2000);
});

it('shows no more facts than fit', () => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`fact ${index}`, index]),
  );
  expect(Object.keys(displayFacts(many))).toHaveLength(100);
});

it.each([[{}], [() => 1], [Symbol('no')]])('explains that %s is not a value to display', (jump) => {
  expect(() => displayFacts({ jump })).toThrow(
    'the fact "jump" can\'t be shown: return a string, number, or boolean',
  );
});

it('explains what a tone needs', () => {
  expect(() => checkTones([{ frequency: 440, duration: 1 }])).not.toThrow();
  expect(() => checkTones([{ frequency: 'high', duration: 1 } as unknown as Tone])).toThrow(
    "a tone can't be played",
  );
});
