import { describe, expect, it, vi } from 'vitest';
import { pack } from './pack.ts';
import { fromHash, toHash } from './share.ts';

const SHARED = { source: 'export default "⚽ größer";\n', values: { speed: 2, wind: true } };

describe('a shared link', () => {
  it('contains code and values in any script', async () => {
    const hash = await toHash(SHARED);
    expect(hash).toMatch(/^#code=1\.[\w-]+$/);
    expect(await fromHash(hash)).toEqual(SHARED);
  });

  it('contains how the picture is panned and zoomed', async () => {
    const view = { x: 0.25, y: 0, zoom: 2 };
    expect(await fromHash(await toHash({ ...SHARED, view }))).toEqual({ ...SHARED, view });
  });

  it('contains nothing else', async () => {
    const more = { ...SHARED, code: 'compiled', title: 'Ball', description: '' };
    expect(await toHash(more)).toBe(await toHash(SHARED));
  });

  it('is small', async () => {
    const source = 'world.createBody({ type: "dynamic", position: { x: 0, y: 4 } });\n'.repeat(100);
    expect((await toHash({ source, values: {} })).length).toBeLessThan(300);
  });

  it('is distinguished from other hashes', async () => {
    expect(await fromHash('#the-speed-limit')).toBeUndefined();
    expect(await fromHash('')).toBeUndefined();
  });

  it.each([
    '#code=1.',
    '#code=1.%%%',
    '#code=1.%00%ff',
    '#code=1.AAAA',
    '#code=1.q1Y',
    '#code=',
    '#code=x y.z',
  ])('is rejected if it is damaged: %s', async (hash) => {
    await expect(fromHash(hash)).rejects.toThrow('This link is damaged');
  });

  it('is rejected without code', async () => {
    const hash = await toHash(JSON.parse('{"values":{}}'));
    await expect(fromHash(hash)).rejects.toThrow('This link is damaged');
  });

  it.each([null, 5, 'text', [], { source: null, values: {} }])(
    'is rejected if it contains %j instead of code',
    async (content) => {
      const hash = `#code=1.${await pack(content)}`;
      await expect(fromHash(hash)).rejects.toThrow('This link is damaged');
    },
  );

  it.each([null, 5, 'text', [1]])('has no values if they are %j', async (values) => {
    const hash = `#code=1.${await pack({ source: '', values })}`;
    expect(await fromHash(hash)).toMatchObject({ values: {} });
  });

  it('of a later version asks to reload', async () => {
    await expect(fromHash('#code=2.abc')).rejects.toThrow('Reload the page');
  });

  it('has no values that a parameter can’t have, however deep', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = `{"source":"","values":{"speed":1,"nested":${nested}}}`;
    // It can't write such values itself.
    vi.spyOn(JSON, 'stringify').mockReturnValueOnce(text);
    expect((await fromHash(`#code=1.${await pack({})}`))?.values).toEqual({ speed: 1 });
  });

  it('can’t be made of more code than it is opened with', async () => {
    const source = 'x'.repeat(1_000_000);
    await expect(toHash({ source, values: {} })).rejects.toThrow('Export the code as a file');
  });

  it('is not inflated beyond a limit', async () => {
    /** Inflates a thousandfold, however large a piece is. */
    let inflated = 0;
    class Inflating extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform: ({ length }, controller) => {
            inflated += 1000 * length;
            controller.enqueue(new Uint8Array(1000 * length));
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Inflating);
    await expect(fromHash(`#code=1.${'A'.repeat(1_390_000)}`)).rejects.toThrow('more than 1 MB');
    expect(inflated).toBeLessThan(4_000_000);
    vi.unstubAllGlobals();
  });
});
