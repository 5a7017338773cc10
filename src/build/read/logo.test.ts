import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { inlineLogo } from './logo.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <path d="M0 0h8" fill="#f80" style='width: 50%' />
</svg>
`;

const root = useTemporaryFolder();

describe('inlineLogo', () => {
  it('inlines a small SVG file, which an address can hold', async () => {
    root.put('logo.svg', DRAWING);
    const address = String(await inlineLogo('/logo.svg', root.path, ['/logo.svg']));
    expect(address).not.toMatch(/[#"<>\n]/);
    expect(textIn(address)).toBe(DRAWING.trim().replace(/\n\s*/g, ' '));
  });

  it('inlines a file for each theme', async () => {
    root.put('light.svg', DRAWING);
    root.put('dark.svg', DRAWING.replace('#f80', '#fa4'));
    const addresses = { light: '/light.svg', dark: '/dark.svg' };
    const logo = await inlineLogo(addresses, root.path, Object.values(addresses));
    const { light = '', dark = '' } = typeof logo === 'object' ? logo : {};
    expect([textIn(light), textIn(dark)]).toEqual([
      expect.stringContaining('#f80'),
      expect.stringContaining('#fa4'),
    ]);
  });

  it.each([
    ['other formats', '/logo.png', DRAWING],
    ['files of more than 2 KB', '/large.svg', `${DRAWING}<!-- ${'ramp '.repeat(400)}-->`],
  ])('keeps the address of %s', async (_, address, content) => {
    root.put(address.slice(1), content);
    expect(await inlineLogo(address, root.path, [address])).toBe(address);
  });

  it.each(['/missing.svg', 'https://e.org/logo.svg', '//e.org/logo.svg', undefined])(
    'keeps %s',
    async (address) => {
      expect(await inlineLogo(address, root.path, [])).toBe(address);
    },
  );
});

function textIn(address: string): string {
  const start = 'data:image/svg+xml,';
  expect(address.slice(0, start.length)).toBe(start);
  return decodeURIComponent(address.slice(start.length));
}
