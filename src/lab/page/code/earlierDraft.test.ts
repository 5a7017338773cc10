import { afterEach, expect, it, vi } from 'vitest';
import { findEarlierDraft, rememberEarlierDraft } from './earlierDraft.ts';

const BEFORE = 'const speed = 5;\n\nrun(speed);\n\nend();';
const STEP = 'const speed = 5;\n\nrun(speed);\njump();\n\nend();';
const original = {
  key: 'scene=game/03-jump',
  source: STEP,
  earlier: ['game/02-run', 'game/01-world'],
};

afterEach(() => vi.unstubAllGlobals());

/** A browser with these values in its storage, and a site with the second step. */
function openPage(stored: Record<string, string>) {
  const values = new Map(Object.entries(stored));
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ title: 'Run', source: BEFORE });
  });
  const remember = (key: string, value: string) => void values.set(key, value);
  return { basePath: '/docs', recall: (key: string) => values.get(key) ?? null, remember, fetched };
}

it('applies the changes of the nearest earlier step', async () => {
  const mine = BEFORE.replace('5', '9');
  const page = openPage({ 'code:scene=game/02-run': mine, 'code:scene=game/01-world': 'other' });
  expect(await findEarlierDraft(original, page)).toEqual({
    ...{ title: 'Run', source: mine },
    merged: STEP.replace('5', '9'),
  });
  expect(page.fetched).toEqual(['/docs/scenes/game/02-run.json']);
});

it('merges nothing if both change the same lines', async () => {
  const mine = BEFORE.replace('run(speed);', 'run(speed);\nfly();');
  const page = openPage({ 'code:scene=game/02-run': mine });
  expect(await findEarlierDraft(original, page)).toEqual({
    ...{ title: 'Run', source: mine },
    merged: undefined,
  });
});

it('finds and fetches nothing without earlier changes, or with a draft of this step', async () => {
  const earlier = { 'code:scene=game/02-run': 'mine' };
  const all: Record<string, string>[] = [
    {},
    { 'code:scene=game/02-run': '' },
    { ...earlier, 'code:scene=game/03-jump': 'this' },
  ];
  for (const stored of all) {
    const page = openPage(stored);
    expect(await findEarlierDraft(original, page)).toBeUndefined();
    expect(page.fetched).toEqual([]);
  }
});

it('finds the same draft only once', async () => {
  const page = openPage({ 'code:scene=game/02-run': 'mine' });
  rememberEarlierDraft(original, { source: 'mine' }, page);
  expect(await findEarlierDraft(original, page)).toBeUndefined();
  page.remember('code:scene=game/02-run', 'changed again');
  expect(await findEarlierDraft(original, page)).toBeDefined();
});
