import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { checkGroups } from './checkGroups.ts';
import type { ReferenceNotes } from './notes.ts';

describe('checkGroups', () => {
  it('accepts groups of all public members, own and inherited', () => {
    const members = ['new', 'on', 'clone', 'lost', 'setSpeed'];
    expect(findProblems({ Car: [{ title: 'All', members }] })).toEqual([]);
  });

  it('reports unknown symbols and members, members twice, and members in no group', () => {
    const groups = {
      Carr: [],
      Car: [
        { title: 'Create', members: ['new', 'onn', 'mass', 'on'] },
        { title: 'Copy', members: ['clone', 'lost', 'new'] },
      ],
    };
    expect(findProblems(groups)).toEqual([
      'reference.ts groups of "Carr", which the library does not have — did you mean "Car"?',
      'reference.ts the group "Create" of "Car" has "onn", which is no public member of it — did you mean "on"?',
      'reference.ts the group "Create" of "Car" has "mass", which is no public member of it — remove it',
      'reference.ts the group "Copy" of "Car" has "new", which an earlier group has — remove it from one of them',
      'reference.ts no group of "Car" has its member "setSpeed" — add it to the group for its task, or list it as internal in the notes on "Car"',
    ]);
  });
});

/** Checks groups in a library whose `mass` is internal. */
function findProblems(groups: ReferenceNotes['groups']): string[] {
  const reference = sampleReference({ Body: { internal: ['mass'] } }, undefined, [], { groups });
  return checkGroups(reference, 'reference.ts').map(formatProblem);
}
