import { expect, it } from 'vitest';
import { pack } from '../code/pack.ts';
import { embedHtml, readEmbeddedCode } from './embedAddress.ts';

const CODE = {
  title: 'A "fast" ball',
  description: 'It falls.',
  source: 'export default …',
  code: 'export default 1',
  values: { speed: 2 },
};

it('contains the code in the address of a frame', async () => {
  const html = await embedHtml(CODE, 'https://example.com/docs/embed.html');
  expect(html).toContain('title="A &quot;fast&quot; ball"');
  const src = /src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(src).toMatch(/^https:\/\/example\.com\/docs\/embed\.html#run=1\.[\w-]+$/);
  expect(await readEmbeddedCode(new URL(src).hash)).toEqual(CODE);
});

it.each(['', '#run=1.', '#run=2.abc', '#run=1.AAAA', '#code=1.abc'])(
  'rejects the incomplete address %j',
  async (hash) => {
    await expect(readEmbeddedCode(hash)).rejects.toThrow('This address is damaged.');
  },
);

it.each([null, 5, 'text', [], { ...CODE, code: null }, { ...CODE, source: {} }])(
  'rejects an address that contains %j',
  async (content) => {
    await expect(readEmbeddedCode(`#run=1.${await pack(content)}`)).rejects.toThrow('damaged');
  },
);

it.each([null, 5, 'text', [1]])('has no values if they are %j', async (values) => {
  const hash = `#run=1.${await pack({ ...CODE, values })}`;
  expect(await readEmbeddedCode(hash)).toEqual({ ...CODE, values: {} });
});
