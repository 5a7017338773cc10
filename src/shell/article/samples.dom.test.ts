import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileArticle, recordFailures, showArticle } from '../../../tests/unit/articlePage.tsx';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import type { openSample } from '../../lab/page/sample/openSample.tsx';

const { open, run } = vi.hoisted(() => ({ open: vi.fn<typeof openSample>(), run: vi.fn() }));
vi.mock('../../lab/page/sample/openSample.tsx', () => ({ openSample: open }));

const page = await compileArticle(`# Balls

\`\`\`bash
npm install
\`\`\`

## Drop a ball

\`\`\`ts
import { World } from 'planck';
console.log('first');
\`\`\`

\`\`\`ts
interface Ball {}
\`\`\`

\`\`\`ts title="second.ts"
console.log('second');
\`\`\`
`);
const otherPage = await compileArticle('# Other');
const FAILURE = 'The sample could not be loaded.';
const failed = recordFailures();

let response: () => Response;

beforeEach(() => {
  run.mockReset();
  open.mockReset().mockReturnValue(run);
  response = () => Response.json(page.runs);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function button(article: HTMLElement, name: string): HTMLElement {
  const found = article.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`there is no button “${name}”`);
  return found;
}

async function press(pressed: HTMLElement) {
  const calls = open.mock.calls.length;
  pressed.click();
  await waitFor(() => expect(open.mock.calls.length).toBeGreaterThan(calls));
}

it('has a button for each sample that can run, named by its sample', async () => {
  const { article } = await showArticle(page);
  const names = [...article.querySelectorAll('[data-code="run"]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Run: Drop a ball', 'Run: second.ts']);
  expect(button(article, 'Copy: Balls')).toBeDefined();
  expect(button(article, 'Copy: Drop a ball (2)')).toBeDefined();
});

it('fetches the samples with the first run, and opens the one of the button', async () => {
  const { article } = await showArticle(page);
  expect(fetch).not.toHaveBeenCalled();
  const second = button(article, 'Run: second.ts');
  await press(second);
  await press(button(article, 'Run: Drop a ball'));
  expect(fetch).toHaveBeenCalledOnce();
  expect(open.mock.calls.map(([block, name, { source }]) => [block, name, source])).toEqual([
    [second.closest('.code-block'), 'second.ts', expect.stringContaining("log('second')")],
    [expect.anything(), 'Drop a ball', expect.not.stringContaining("log('second')")],
  ]);
});

it('runs an open sample again, until it is closed', async () => {
  const { article } = await showArticle(page);
  const second = button(article, 'Run: second.ts');
  await press(second);
  expect(second.textContent).toBe('Run again');
  second.click();
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  open.mock.calls[0]?.[3].onClosed();
  expect(document.activeElement).toBe(second);
  expect(second.getAttribute('aria-label')).toBe('Run: second.ts');
  await press(second);
  expect(open).toHaveBeenCalledTimes(2);
});

it('ends the samples of a page that is left', async () => {
  const { article, leaveFor } = await showArticle(page);
  await press(button(article, 'Run: second.ts'));
  const signal = open.mock.calls[0]?.[4];
  expect(signal?.aborted).toBe(false);
  await leaveFor(otherPage);
  expect(signal?.aborted).toBe(true);
});

it.each([
  ['are missing', () => new Response('', { status: 404 })],
  ['are of another build', () => Response.json({ ...page.runs, version: 'other' })],
])('reports that the samples %s, and tries again', async (_what, bad) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  response = bad;
  const { article } = await showArticle(page);
  button(article, 'Run: second.ts').click();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(failed.messages.at(-1)).toBe(FAILURE);
  expect(open).not.toHaveBeenCalled();
  response = () => Response.json(page.runs);
  await press(button(article, 'Run: second.ts'));
});
