import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { checkForeignTable, type ForeignRow } from './foreignTable.ts';

const { findSymbol, places } = sampleReference();

describe('checkForeignTable', () => {
  it('accepts code that names symbols, and sections of guides', () => {
    expect(
      findProblems(
        { theirs: ['Rigidbody2D', 'AddForce'], here: '`Car`, `body.setSpeed()`, `new Car()`' },
        { theirs: ['Raycast'], here: 'The [`nothing`](/ray) of a car', note: 'Not `Vehicle`.' },
      ),
    ).toEqual([]);
  });

  it('reports code that is no symbol, with the line of its row', () => {
    expect(
      findProblems({ theirs: ['A'], here: '`Car`' }, { theirs: ['B'], here: '`body.setSped()`' }),
    ).toEqual([
      'comingFrom/a.ts:2 "here" of "B" has the unknown symbol "body.setSped()" — did you mean "Body.setSpeed"?',
    ]);
  });

  it('reports a row without a place to go', () => {
    expect(findProblems({ theirs: ['A'], here: 'Nothing', note: '[Cars](/cars)' })).toEqual([
      'comingFrom/a.ts:1 "here" of "A" leads nowhere — name a symbol as code, or link a section that says what to do instead',
    ]);
  });

  it('reports a name that the table has twice', () => {
    expect(
      findProblems({ theirs: ['A', 'B'], here: '`Car`' }, { theirs: ['B'], here: '`Body`' }),
    ).toEqual([
      'comingFrom/a.ts:1 the table has "B" twice — merge the two rows, or name the arguments that differ',
    ]);
  });
});

/** Returns the problems of a table whose file has a line for each row. */
function findProblems(...rows: ForeignRow[]): string[] {
  const source = rows.map(({ theirs }) => `{ theirs: ['${theirs.join("', '")}'] },`).join('\n');
  const tasks = [{ title: 'All', rows }];
  const table = { id: 'a', engine: 'A', version: 'A 1', tasks, file: 'comingFrom/a.ts', source };
  return checkForeignTable(table, { findSymbol, names: places.keys() }).map(formatProblem);
}
