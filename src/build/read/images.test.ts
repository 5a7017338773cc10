import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { createImageReader, isUnchanged } from './images.ts';

const root = useTemporaryFolder();

describe('createImageReader', () => {
  it('finds an image next to the page, with its size and dark variant', async () => {
    put('ramp.svg', 20);
    put('ramp.dark.svg', 30);
    expect(await read('./ramp.svg')).toMatchObject({
      source: root.at('pages/ramp.svg'),
      output: expect.stringMatching(/^\/assets\/ramp-\w{8}\.svg$/),
      width: 20,
      dark: {
        source: root.at('pages/ramp.dark.svg'),
        output: expect.stringMatching(/^\/assets\/ramp\.dark-\w{8}\.svg$/),
        width: 30,
      },
    });
  });

  it.each(['C#', 'why?', '100%', '50%25', 'a b & c', 'größe'])(
    'finds an image with the name %s, as it is or encoded',
    async (name) => {
      put(`${name}.svg`, 20);
      const image = { source: root.at(`pages/${name}.svg`) };
      expect(await read(`./${encodeURIComponent(name)}.svg`)).toMatchObject(image);
      if (name !== '50%25') expect(await read(`./${name}.svg`)).toMatchObject(image);
    },
  );

  it('ignores the query and the hash of an address', async () => {
    put('ramp.svg', 20);
    const image = { source: root.at('pages/ramp.svg') };
    expect(await read('./ramp.svg?raw#view')).toMatchObject(image);
  });

  it('returns undefined for a missing image', async () => {
    expect(await read('./ramp.svg')).toBeUndefined();
  });
});

describe('isUnchanged', () => {
  it('is true until the image or its variants change', async () => {
    put('ramp.svg', 20);
    const image = { ...(await found()), hasDark: false };
    expect(await isUnchanged(image)).toBe(true);
    put('ramp.dark.svg', 20);
    expect(await isUnchanged(image)).toBe(false);
    expect(await isUnchanged({ ...image, hasDark: true })).toBe(true);
    put('ramp.svg', 21);
    expect(await isUnchanged({ ...image, hasDark: true })).toBe(false);
  });
});

function put(name: string, width: number): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
  root.put(`pages/${name}`, svg);
}

function read(src: string) {
  return createImageReader(root.path)(src, 'index.md');
}

async function found() {
  const image = await read('ramp.svg');
  if (!image) throw new Error('the picture is not there');
  return image;
}
