import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeCode, fromItemHash, type NamedCode, toItemHash } from './itemLink.ts';
import { pack } from './pack.ts';
import type { SharedCode } from './share.ts';

const LEARN = join(import.meta.dirname, '../../../../docs/learn');
const PLATFORMER: NamedCode = {
  key: 'scene=platformer/10-checkpoints',
  source: readFileSync(join(LEARN, 'platformer/10-checkpoints.ts'), 'utf8'),
  values: {},
};
const BALL: NamedCode = {
  key: 'scene=ball',
  source: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ''].join('\n'),
  values: { speed: 2, wind: true },
};

/** Returns the hash of a link to changed code. */
async function link(original: NamedCode, changes: Partial<SharedCode>): Promise<string> {
  const { source, values } = original;
  const hash = await toItemHash(original, { source, values, ...changes });
  if (hash === undefined) throw new Error('there is no such link');
  return hash;
}

/** Opens a link, on a site that has the given code. */
async function open(hash: string, { source, values }: NamedCode) {
  const found = await fromItemHash(hash);
  return found && changeCode({ source, values }, found.change);
}

describe('a link to code of the site', () => {
  it('is its name if nothing is changed', async () => {
    expect(await link(BALL, {})).toBe('#scene=ball');
    expect(await fromItemHash('#scene=ball')).toBeUndefined();
  });

  it('names the code, and contains what the reader has changed', async () => {
    const source = BALL.source.replace('four', '4 ⚽ größer');
    const values = { speed: 3, wind: true };
    const view = { x: 0.25, y: 0, zoom: 2 };
    const hash = await link(BALL, { source, values, view });
    expect(hash).toMatch(/^#scene=ball&change=1\.[\w-]+$/);
    expect((await fromItemHash(hash))?.key).toBe('scene=ball');
    expect(await open(hash, BALL)).toEqual({ source, values, view, isOutdated: false });
  });

  it('contains changed values without the code', async () => {
    const hash = await link(BALL, { values: { speed: 3, wind: true } });
    expect((await fromItemHash(hash))?.change).toEqual({ values: { speed: 3 } });
    expect(await open(hash, BALL)).toMatchObject({
      source: BALL.source,
      values: { speed: 3, wind: true },
    });
  });

  it('fits into 500 characters for 19 of 20 lines of a game', async () => {
    const lines = PLATFORMER.source.split('\n');
    const lengths: number[] = [];
    for (let at = 0; at < lines.length; at += 20) {
      const source = lines.with(at, `${lines[at]} // 1.5 times as high`).join('\n');
      const hash = await link(PLATFORMER, { source });
      expect((await open(hash, PLATFORMER))?.source).toBe(source);
      lengths.push(`https://piqnt.com/planck.js/docs/playground${hash}`.length);
    }
    lengths.sort((a, b) => a - b);
    expect(lengths[Math.floor(0.95 * lengths.length)]).toBeLessThanOrEqual(500);
  });

  it.each([
    ['the first line', (source: string) => `zero\n${source}`],
    ['the last line', (source: string) => `${source}eight`],
    ['the newline at the end', (source: string) => source.trimEnd()],
    ['everything', () => 'something else'],
    [
      'lines that look like a patch',
      (source: string) => source.replace('four', '--- a\n+++ b\n@@'),
    ],
    ['line endings', (source: string) => source.replaceAll('\n', '\r\n')],
    ['all lines to none', () => ''],
  ])('restores a change of %s', async (_what, edit) => {
    const source = edit(BALL.source);
    expect((await open(await link(BALL, { source }), BALL))?.source).toBe(source);
  });

  it('isn’t made of code that has too little in common', async () => {
    const source = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n');
    expect(await toItemHash(BALL, { source, values: {} })).toBeUndefined();
  });
});

describe('a link to code that the site has changed since', () => {
  const edited = { source: BALL.source.replace('two', '2') };

  it('changes the current code, and says so', async () => {
    const current = { ...BALL, source: `zero\n${BALL.source.replace('seven', '7')}` };
    expect(await open(await link(BALL, edited), current)).toMatchObject({
      source: current.source.replace('two', '2'),
      isOutdated: true,
    });
  });

  it('changes nothing if the site has changed the same lines', async () => {
    const current = { ...BALL, source: BALL.source.replace('two', 'deux') };
    expect(await open(await link(BALL, edited), current)).toBeUndefined();
  });
});

describe('a damaged link to code of the site', () => {
  it.each(['', '%%%', 'AAAA', 'q1Y', '%00%ff'])('is rejected: %s', async (text) => {
    await expect(fromItemHash(`#scene=ball&change=1.${text}`)).rejects.toThrow('link is damaged');
  });

  it.each([[{ patch: '' }], [['']], [[1, 'checksum', {}]], [[]], [null]])(
    'is rejected if it contains %j instead of a change',
    async (content) => {
      const hash = `#scene=ball&change=1.${await pack(content)}`;
      await expect(fromItemHash(hash)).rejects.toThrow('This link is damaged');
    },
  );

  it.each([
    'no patch',
    '@@ -1,1 +1,9 @@\n one\n',
    '--- a\n+++ a\n@@ -1,1 +1,1 @@\n-one\n+1\n--- b\n+++ b\n@@ -1,1 +1,1 @@\n-one\n+1\n',
  ])('is rejected if its patch can’t be read: %j', async (patch) => {
    const hash = `#scene=ball&change=1.${await pack([patch, ''])}`;
    await expect(open(hash, BALL)).rejects.toThrow('This link is damaged');
  });

  it('of a later version asks to reload', async () => {
    await expect(fromItemHash('#scene=ball&change=2.abc')).rejects.toThrow('Reload the page');
  });

  it('doesn’t search for a line that is far away', async () => {
    const patch = '@@ -99999999999999,1 +1,1 @@\n-seven\n+7\n';
    const hash = `#scene=ball&change=1.${await pack([patch, ''])}`;
    expect((await open(hash, BALL))?.source).toBe(BALL.source.replace('seven', '7'));
  });
});
