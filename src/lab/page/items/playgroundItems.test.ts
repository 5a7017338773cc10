import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromHash } from '../code/share.ts';
import { loadItem, OutdatedLink } from './playgroundItems.ts';
import { toShortestHash } from './toShortestHash.ts';

const BALL = {
  title: 'A ball',
  description: 'It falls.',
  params: { speed: { kind: 'range', label: 'Speed', min: 0, max: 9, step: 1, value: 2 } },
  source: Array.from({ length: 100 }, (_, line) => `${line ** 5}\n`).join(''),
  code: 'compiled',
};
const KEY = 'scene=ball';
const EDITED = { source: BALL.source.replace('59049', '9 ** 5'), values: { speed: 2 } };

/** The current scene of the site; undefined if it has none. */
let scene: typeof BALL | undefined;

beforeEach(() => {
  scene = BALL;
  vi.stubGlobal('location', { href: 'https://planck.example/playground' });
  vi.stubGlobal('fetch', async () =>
    scene ? Response.json(scene) : new Response('', { status: 404 }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const share = async (code: typeof EDITED, key: string) =>
  (await toShortestHash(code, { key }, '')).slice(1);
const load = (key: string) => loadItem(key, [KEY], '');

describe('a shared link', () => {
  it('is the name of code that is unchanged, which runs immediately', async () => {
    expect(await share({ source: BALL.source, values: { speed: 2 } }, KEY)).toBe(KEY);
    expect(await load(KEY)).toMatchObject({ code: 'compiled', isTrusted: true });
  });

  it('sets values of the site’s own code, which runs immediately', async () => {
    const key = await share({ source: BALL.source, values: { speed: 7 } }, KEY);
    expect(await load(key)).toMatchObject({
      ...{ key, values: { speed: 7 }, source: BALL.source },
      ...{ code: 'compiled', isTrusted: true, isScene: true },
    });
  });

  it('names what a sketch was made from', async () => {
    const hash = await toShortestHash(EDITED, { key: 'sketch=1', origin: KEY }, '');
    expect(hash).toBe(`#${await share(EDITED, KEY)}`);
  });

  it('changes the site’s code, which then waits for Run, isolated from the site', async () => {
    const key = await share(EDITED, KEY);
    expect(key).toMatch(/^scene=ball&change=/);
    const item = await load(key);
    expect(item).toMatchObject({ key, origin: KEY, title: 'A ball', ...EDITED, isTrusted: false });
    expect([item.code, item.isScene, item.notice]).toEqual([undefined, undefined, undefined]);
  });

  it('says that the code has changed since, if the change still fits', async () => {
    const key = await share(EDITED, KEY);
    scene = { ...BALL, source: `zero\n${BALL.source}` };
    const { notice, source } = await load(key);
    expect(notice).toContain('has changed since');
    expect(source).toBe(`zero\n${EDITED.source}`);
  });

  it('leads to the current code if the change no longer fits', async () => {
    const key = await share(EDITED, KEY);
    scene = { ...BALL, source: 'something else\n' };
    const error = await load(key).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(OutdatedLink);
    expect(error).toMatchObject({ key: KEY, message: expect.stringContaining('“A ball”') });
  });

  it('only names code that the site has', async () => {
    await expect(load('scene=cube&change=1.AAAA')).rejects.toThrow('damaged');
    const key = (await share(EDITED, KEY)).replace('ball', 'cube');
    await expect(load(key)).rejects.toThrow('“scene=cube” was not found');
  });

  it('contains all code that has little in common with its origin', async () => {
    const rewritten = { ...EDITED, source: 'something else\n' };
    expect(await fromHash(`#${await share(rewritten, KEY)}`)).toEqual(rewritten);
  });

  it('contains all code that was made from nothing, or from what can’t be loaded', async () => {
    expect(await fromHash(`#${await share(EDITED, 'sketch=1')}`)).toEqual(EDITED);
    vi.spyOn(console, 'warn').mockReturnValue();
    scene = undefined;
    expect(await fromHash(`#${await share(EDITED, KEY)}`)).toEqual(EDITED);
  });
});
