import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImageReader, isUnchanged } from './images.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(root, 'pages'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('createImageReader', () => {
  it('finds a picture beside the page, with its size and its variant for the dark theme', async () => {
    put('ramp.svg', 20);
    put('ramp.dark.svg', 30);
    expect(await read('./ramp.svg')).toMatchObject({
      source: join(root, 'pages/ramp.svg'),
      output: expect.stringMatching(/^\/assets\/ramp-\w{8}\.svg$/),
      width: 20,
      dark: {
        source: join(root, 'pages/ramp.dark.svg'),
        output: expect.stringMatching(/^\/assets\/ramp\.dark-\w{8}\.svg$/),
        width: 30,
      },
    });
  });

  it('finds nothing where there is none', async () => {
    expect(await read('./ramp.svg')).toBeUndefined();
  });
});

describe('isUnchanged', () => {
  it('holds until the picture, or what lies beside it, changes', async () => {
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
  writeFileSync(join(root, 'pages', name), svg);
}

function read(src: string) {
  return createImageReader(root)(src, 'index.md');
}

async function found() {
  const image = await read('ramp.svg');
  if (!image) throw new Error('the picture is not there');
  return image;
}
