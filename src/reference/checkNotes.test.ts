import { describe, expect, it } from 'vitest';
import { LIBRARY, NOTES } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { checkNotes } from './checkNotes.ts';
import type { ReferenceNotes } from './notes.ts';

describe('checkNotes', () => {
  it('has nothing to say of symbols, members, and parameters that exist', () => {
    expect(problemsOf(NOTES)).toEqual([]);
    expect(
      problemsOf({ units: { 'mix.a': 'm', 'Listener.car': '', 'Body.toString.digits': '' } }),
    ).toEqual([]);
  });

  it('names all that the library does not have, and what was probably meant', () => {
    expect(
      problemsOf({
        topics: [{ title: 'Driving', text: 'To get on.', symbols: ['Carr', 'Body.mass'] }],
        defaults: { CarDef: { sped: { value: 1 } }, Nothing: { at: { value: 1 } } },
        units: { 'Body.setSpeed.sped': 'm/s' },
        summaries: { Entirely: 'Another thing.' },
      }),
    ).toEqual([
      'reference.ts the topic "Driving" names "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts the topic "Driving" names "Body.mass", which the library does not have — remove it',
      'reference.ts "defaults" names "CarDef.sped", which the library does not have — did you mean "CarDef.speed"?',
      'reference.ts "defaults" names "Nothing.at", which the library does not have — remove it',
      'reference.ts "units" names "Body.setSpeed.sped", which the library does not have — did you mean "Body.setSpeed.speed"?',
      'reference.ts "summaries" names "Entirely", which the library does not have — remove it',
    ]);
  });
});

function problemsOf(notes: Partial<ReferenceNotes>): string[] {
  const all = { topics: [], defaults: {}, units: {}, summaries: {}, ...notes };
  return checkNotes(all, LIBRARY, 'reference.ts').map(formatProblem);
}
