import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTasks } from './taskList.ts';

const LIST = `<ul class="contains-task-list">
  <li class="task-list-item"><input type="checkbox" disabled> <a href="/learn/1">World</a>, 15 minutes</li>
  <li class="task-list-item"><p><input type="checkbox" disabled> <a href="/learn/2">Paddle</a></p></li>
  <li class="task-list-item"><input type="checkbox" checked disabled> no link</li>
</ul>`;

beforeEach(() => {
  document.body.innerHTML = `<article>${LIST}</article>`;
});
afterEach(() => localStorage.clear());

/** Shows the list as on a new visit. */
function visit(): HTMLInputElement[] {
  document.body.innerHTML = `<article>${LIST}</article>`;
  keepTasks(document.querySelector('article') as HTMLElement);
  return [...document.querySelectorAll('input')];
}

it('keeps what the reader has done', () => {
  const [world, paddle] = visit();
  expect([world?.checked, paddle?.checked]).toEqual([false, false]);
  world?.click();
  paddle?.click();
  paddle?.click();
  expect(visit().map(({ checked }) => checked)).toEqual([true, false, true]);
});

it('names each task, and leaves those without a link as they are', () => {
  const boxes = visit();
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Done: World',
    'Done: Paddle',
    null,
  ]);
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

it.each(['{', '"/learn/1"', '[1, null]'])(
  'starts again if something else is stored: %s',
  (text) => {
    localStorage.setItem('done', text);
    const [world] = visit();
    expect(world?.checked).toBe(false);
    world?.click();
    expect(visit()[0]?.checked).toBe(true);
  },
);
