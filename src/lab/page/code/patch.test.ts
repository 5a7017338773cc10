import { describe, expect, it } from 'vitest';
import { carryChanges } from './patch.ts';

const LINES = Array.from({ length: 30 }, (_, line) => `line ${line};`);
const STEP = LINES.join('\n');

/** The next step: more lines, and another line 15. */
const NEXT = ['new;', ...LINES.with(15, 'other 15;'), 'new;'].join('\n');

describe('changes copied into the next step', () => {
  it('are made where their lines are now', () => {
    const edited = STEP.replace('line 2;', 'mine;').replace('line 20;', 'mine;');
    const text = NEXT.replace('line 2;', 'mine;').replace('line 20;', 'mine;');
    expect(carryChanges(STEP, edited, NEXT)).toEqual({ text, fitting: 2, total: 2 });
  });

  it('are left out one by one where the step has changed the same lines', () => {
    const edited = ['line 2;', 'line 15;', 'line 25;'].reduce(
      (text, line) => text.replace(line, 'mine;'),
      STEP,
    );
    const text = NEXT.replace('line 2;', 'mine;').replace('line 25;', 'mine;');
    expect(carryChanges(STEP, edited, NEXT)).toEqual({ text, fitting: 2, total: 3 });
  });

  it('don’t fit as a whole if the texts have too little in common', () => {
    const other = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n');
    expect(carryChanges(STEP, other, NEXT)).toEqual({ text: NEXT, fitting: 0, total: 1 });
  });
});
