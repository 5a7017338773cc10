import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { beforeEach, describe, expect, it } from 'vitest';
import { listProblems, markProblems, toOffset } from './problems.ts';

const CODE = 'let a = 1;\nlet b = c;\n';

/** The part of an editor that marks depend on. */
let view: EditorView;
let edit: (changes: TransactionSpec) => void;

beforeEach(() => {
  let state = EditorState.create({ doc: CODE });
  edit = (spec) => {
    state = state.update(spec).state;
  };
  view = {
    get state() {
      return state;
    },
    dispatch: edit,
  } as EditorView;
});

const mark = (from: number, to: number, message: string) => ({
  ...{ from, to, message },
  severity: 'error' as const,
});
const readProblems = () =>
  listProblems(view.state).map(
    ({ source, line, column, message }) => `${source} ${line}:${column} ${message}`,
  );

describe('problems in the code', () => {
  it('are listed with line and column, in the order of the code', () => {
    markProblems(view, 'TypeScript', [mark(19, 20, 'no c'), mark(4, 5, 'unused')]);
    expect(readProblems()).toEqual(['TypeScript 1:5 unused', 'TypeScript 2:9 no c']);
  });

  it('stay when another source finds some, and go when their own source finds none', () => {
    markProblems(view, 'TypeScript', [mark(19, 20, 'no c')]);
    markProblems(view, 'Last run', [mark(0, 10, 'Error: boom')]);
    expect(readProblems()).toEqual(['Last run 1:1 Error: boom', 'TypeScript 2:9 no c']);
    markProblems(view, 'Last run', []);
    expect(readProblems()).toEqual(['TypeScript 2:9 no c']);
    markProblems(view, 'TypeScript', []);
    expect(readProblems()).toEqual([]);
  });

  it('are limited to the first of a source, and say that there are more', () => {
    const found = Array.from({ length: 60_000 }, (_, index) => mark(0, 1, `mistake ${index}`));
    markProblems(view, 'TypeScript', found);
    expect(readProblems()).toHaveLength(201);
    expect(readProblems().at(-2)).toBe('TypeScript 1:1 mistake 199');
    expect(readProblems().at(-1)).toContain(
      'There are more problems from here on. Fix the first 200',
    );
    markProblems(view, 'TypeScript', found.slice(0, 200));
    expect(readProblems().at(-1)).toBe('TypeScript 1:1 mistake 199');
  });

  it('move along with the code, also when others are added', () => {
    markProblems(view, 'TypeScript', [mark(19, 20, 'no c')]);
    edit({ changes: { from: 0, insert: '// one\n// two\n' } });
    markProblems(view, 'Last run', [mark(0, 6, 'Error: boom')]);
    expect(readProblems()).toEqual(['Last run 1:1 Error: boom', 'TypeScript 4:9 no c']);
  });

  it('are listed once if two sources find the same', () => {
    markProblems(view, 'Compiler', [mark(19, 21, 'Expression expected.')]);
    markProblems(view, 'TypeScript', [mark(19, 20, 'Expression expected.')]);
    expect(readProblems()).toHaveLength(1);
  });

  it.each([
    [{ line: 1, column: 5 }, 4],
    [{ line: 2 }, 11],
    [{ line: 2, column: 99 }, 21],
    [{ line: 99, column: 1 }, 22],
    [{ line: 0 }, 0],
    [{ line: -5, column: -3 }, 0],
    [{ line: 2, column: -3 }, 11],
  ])('position %j is at offset %i', (position, offset) => {
    expect(toOffset(view.state.doc, position)).toBe(offset);
  });
});
