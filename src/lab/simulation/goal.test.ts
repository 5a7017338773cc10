import { expect, it } from 'vitest';
import { watchGoal } from './goal.ts';

it('is reached once it is met, and stays so for the run', () => {
  let isMet = false;
  const goal = watchGoal({ goal: { text: '', hint: '', isReached: () => isMet } });
  goal.step(0.5);
  expect(goal.isReached()).toBe(false);
  isMet = true;
  goal.step(0.5);
  isMet = false;
  goal.step(0.5);
  expect(goal.isReached()).toBe(true);
});

it('has to be met for its seconds without a break', () => {
  let isMet = true;
  const goal = watchGoal({ goal: { text: '', hint: '', isReached: () => isMet, seconds: 1.5 } });
  const after = (...steps: boolean[]) => {
    for (const step of steps) {
      isMet = step;
      goal.step(0.5);
    }
    return goal.isReached();
  };
  expect(after(true, true, false, true, true)).toBe(false);
  expect(after(true)).toBe(true);
});

it('is never reached without a goal', () => {
  const goal = watchGoal({});
  goal.step(1);
  expect(goal.isReached()).toBe(false);
});
