import { describe, expect, it } from 'vitest';
import { LIBRARY, NOTES } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { checkNotes } from './checkNotes.ts';
import type { ReferenceNotes } from './notes.ts';
import { createReference } from './reference.ts';

describe('checkNotes', () => {
  it('accepts symbols, members, and parameters that exist', () => {
    expect(findProblems(NOTES)).toEqual([]);
    expect(
      findProblems({
        symbols: {
          Body: {
            members: { toString: { parameters: { digits: { unit: '' } } } },
            statics: { clone: { parameters: { body: 'The one to copy.' } } },
            events: { 'begin-contact': { parameters: { other: 'The other one.' } } },
          },
          Car: {
            new: { parameters: { def: 'How it starts.' } },
            internal: ['new', 'on'],
            see: ['Body', 'Wagon', 'Body.setSpeed', '[Driving](/driving)'],
          },
          Listener: { parameters: { car: { unit: '' } } },
          mix: { parameters: { a: { summary: 'The first.', default: { value: 0 } } } },
        },
      }),
    ).toEqual([]);
  });

  it('names everything that the library does not have, with a suggestion', () => {
    expect(
      findProblems({
        topics: [{ title: 'Driving', text: 'To get on.', symbols: ['Carr', 'Body.mass'] }],
        symbols: {
          Body: {
            new: 'Not there.',
            members: { mas: { value: 4 }, setSpeed: { parameters: { sped: 'How fast.' } } },
            events: { 'begin-contract': 'Two parties sign.' },
          },
          Entirely: { summary: 'Another thing.' },
          mix: { parameters: { c: 'Lost.' } },
        },
      }),
    ).toEqual([
      'reference.ts the topic "Driving" names "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts the topic "Driving" names "Body.mass", which the library does not have — remove it',
      'reference.ts the notes name "Body.Body", which the library does not have — remove it',
      'reference.ts the notes name "Body.mas", which the library does not have — did you mean "Body.mass"?',
      'reference.ts the notes name "Body.setSpeed.sped", which the library does not have — did you mean "Body.setSpeed.speed"?',
      'reference.ts the notes name "Body.begin-contract", which the library does not have — did you mean "Body.begin-contact"?',
      'reference.ts the notes name "Entirely", which the library does not have — remove it',
      'reference.ts the notes name "mix.c", which the library does not have — did you mean "mix.a"?',
    ]);
  });

  it('names static members that the library does not have', () => {
    const statics = {
      clown: 'Not there.',
      setSpeed: 'Not static.',
      clone: { parameters: { boddy: 'Whose?' } },
    };
    expect(findProblems({ symbols: { Body: { statics } } })).toEqual([
      'reference.ts the notes name "static Body.clown", which the library does not have — did you mean "static Body.clone"?',
      'reference.ts the notes name "static Body.setSpeed", which the library does not have — remove it',
      'reference.ts the notes name "static Body.clone.boddy", which the library does not have — did you mean "static Body.clone.body"?',
    ]);
  });

  it('names internal members and related symbols that the library does not have', () => {
    const Body = { internal: ['clown'], see: ['Carr', 'Body.clown'], atRuntime: ['Body.spedd'] };
    expect(findProblems({ symbols: { Body } })).toEqual([
      'reference.ts the notes list as internal "Body.clown", which the library does not have — did you mean "Body.clone"?',
      'reference.ts "see" of "Body" names "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts "see" of "Body" names "Body.clown", which the library does not have — did you mean "Body.clone"?',
      'reference.ts "atRuntime" of "Body" names "Body.spedd", which the library does not have — remove it',
    ]);
  });

  it('requires examples to be complete programs', () => {
    expect(
      findProblems({
        symbols: {
          Body: { example: "import { Body } from 'engine';" },
          Car: { example: 'new Car();\nimportant();' },
        },
      }),
    ).toEqual([
      'reference.ts the example of "Car" has no import — import what it uses, so that readers can copy a complete program',
    ]);
  });
});

function findProblems(notes: Partial<ReferenceNotes>): string[] {
  const reference = createReference(
    LIBRARY,
    { topics: [], symbols: {}, ...notes },
    { root: '/api' },
  );
  return checkNotes(reference, 'reference.ts').map(formatProblem);
}
