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
    expect(
      problemsOf({
        defaults: { 'Body.setSpeed': { speed: { value: 1 } }, mix: { a: { value: 0 } } },
      }),
    ).toEqual([]);
    expect(
      problemsOf({ parameters: { 'mix.a': 'The first.', 'Body.setSpeed.speed': 'How fast.' } }),
    ).toEqual([]);
  });

  it('names all that the library does not have, and what was probably meant', () => {
    expect(
      problemsOf({
        topics: [{ title: 'Driving', text: 'To get on.', symbols: ['Carr', 'Body.mass'] }],
        defaults: {
          CarDef: { sped: { value: 1 } },
          'Body.setSpeed': { sped: { value: 1 } },
          Nothing: { at: { value: 1 } },
        },
        values: { 'Body.mas': 4 },
        units: { 'Body.setSpeed.sped': 'm/s' },
        summaries: { Entirely: 'Another thing.' },
        remarks: { 'Car.onn': 'Another thing.' },
        returns: { mixx: 'Another thing.' },
        parameters: { 'Body.setSpeed.sped': 'How fast.', 'nothing.a': 'Lost.' },
      }),
    ).toEqual([
      'reference.ts the topic "Driving" names "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts the topic "Driving" names "Body.mass", which the library does not have — remove it',
      'reference.ts "defaults" names "CarDef.sped", which the library does not have — did you mean "CarDef.speed"?',
      'reference.ts "defaults" names "Body.setSpeed.sped", which the library does not have — did you mean "Body.setSpeed.speed"?',
      'reference.ts "defaults" names "Nothing.at", which the library does not have — remove it',
      'reference.ts "values" names "Body.mas", which the library does not have — did you mean "Body.mass"?',
      'reference.ts "units" names "Body.setSpeed.sped", which the library does not have — did you mean "Body.setSpeed.speed"?',
      'reference.ts "summaries" names "Entirely", which the library does not have — remove it',
      'reference.ts "remarks" names "Car.onn", which the library does not have — did you mean "Car.on"?',
      'reference.ts "returns" names "mixx", which the library does not have — did you mean "mix"?',
      'reference.ts "parameters" names "Body.setSpeed.sped", which the library does not have — did you mean "Body.setSpeed.speed"?',
      'reference.ts "parameters" names "nothing.a", which the library does not have — remove it',
    ]);
  });

  it('wants examples of what is there, each a program of its own', () => {
    expect(
      problemsOf({
        examples: {
          Carr: { code: "import { Car } from 'engine';" },
          Car: { code: 'new Car();\nimportant();' },
          'Car.on': { code: 'car.on();', setup: 'car' },
        },
      }),
    ).toEqual([
      'reference.ts "examples" names "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts the example of "Car" has no import and no setup — import what it uses, or name a file of samples/ in "setup"',
    ]);
  });

  it('tells a member from a parameter: a text of the wrong kind would be shown nowhere', () => {
    expect(
      problemsOf({
        summaries: { 'Body.setSpeed.speed': 'How fast.' },
        parameters: { 'Body.setSpeed': 'How fast.' },
      }),
    ).toEqual([
      'reference.ts "summaries" names "Body.setSpeed.speed", which is a parameter — say it in "parameters"',
      'reference.ts "parameters" names "Body.setSpeed", which is no parameter — say it in "summaries"',
    ]);
  });
});

function problemsOf(notes: Partial<ReferenceNotes>): string[] {
  const none = {
    topics: [],
    defaults: {},
    values: {},
    units: {},
    summaries: {},
    remarks: {},
    returns: {},
    parameters: {},
    examples: {},
  };
  const all = { ...none, ...notes };
  return checkNotes(all, LIBRARY, 'reference.ts').map(formatProblem);
}
