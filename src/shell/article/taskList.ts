import { recallJson, remember } from '../data/storage.ts';

/** Storage key of the tasks that the reader has done: the addresses that they link to. */
const KEY = 'done';

/** Makes the tasks of an article that link to something usable, and keeps which of them the reader has done. */
export function keepTasks(article: HTMLElement): void {
  const done = new Set(readDone());
  for (const box of article.querySelectorAll<HTMLInputElement>('.task-list-item input')) {
    const link = box.closest('li')?.querySelector('a');
    const address = link?.getAttribute('href');
    if (!link || !address) continue;
    box.disabled = false;
    box.checked = done.has(address);
    box.setAttribute('aria-label', `Done: ${link.textContent}`);
    box.onchange = () => save(address, box.checked);
  }
}

/** Reads the list again, because another tab can have changed it. */
function save(address: string, isDone: boolean): void {
  const others = readDone().filter((other) => other !== address);
  const done = isDone ? [...others, address] : others;
  remember(KEY, JSON.stringify(done), 'what you have done');
}

function readDone(): string[] {
  const stored = recallJson(KEY);
  return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string') : [];
}
