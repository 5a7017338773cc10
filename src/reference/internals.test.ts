import { describe, expect, it } from 'vitest';
import { LIBRARY, member, symbol } from '../../tests/unit/sampleLibrary.ts';
import { internalNames } from './internals.ts';

describe('internalNames', () => {
  const joint = (name: string, ...subtypes: string[]) =>
    symbol(name, 'class', {
      subtypes,
      members: ['solve', 'wake', ...(name === 'Rope' ? [] : ['shift'])].map((own) =>
        member(own, 'method'),
      ),
    });
  const library = {
    ...LIBRARY,
    symbols: [
      joint('Joint', 'Hinge', 'Rope', 'Gone'),
      joint('Hinge', 'Motor'),
      joint('Rope'),
      // The symbols form a cycle.
      joint('Motor', 'Hinge'),
    ],
  };
  const findNames = (isInternal: boolean, ...internal: string[]) => [
    ...internalNames(library, {
      topics: [{ title: 'Inside', text: 'Parts.', symbols: ['Rope'], isInternal }],
      symbols: { Joint: { internal } },
    }),
  ];

  it('has the symbols of internal topics with all of their members', () => {
    expect(findNames(true)).toEqual(['Rope', 'Rope.solve', 'Rope.wake']);
    expect(findNames(false)).toEqual([]);
  });

  it('has listed members with all that override them', () => {
    expect(findNames(false, 'shift')).toEqual(['Joint.shift', 'Hinge.shift', 'Motor.shift']);
  });

  it('has a constructor under the name of its class, but none of a subtype', () => {
    expect(findNames(false, 'new')).toEqual(['Joint.Joint']);
  });
});
