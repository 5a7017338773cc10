import { expect, it } from 'vitest';
import { findProblems, renderHtml } from '../../tests/unit/renderBlocks.ts';

const TABLE =
  '| Engine | Size | Pile |\n| --- | --: | --: |\n| A | 5 KB | 2.50 |\n| B | 9 KB | 10 |';
const bars = (props: string, table = TABLE) => `<Bars ${props} unit="ms">\n\n${table}\n\n</Bars>`;

it('draws a bar for each row below the table', async () => {
  const html = await renderHtml(bars("columns={['Pile']}"));
  expect(html).toMatch(/^<table>.*<\/table><div aria-hidden="true">/s);
  expect(html).toContain('style="--max:10"');
  expect([...html.matchAll(/style="(--value.*?)" data-name="(.*?)" data-text="(.*?)"/g)]).toEqual([
    expect.arrayContaining(['--value:2.5', 'A', '2.50 ms']),
    expect.arrayContaining(['--value:10', 'B', '10 ms']),
  ]);
});

it('has a hidden bar for a number of the reader', async () => {
  const own = "own={{ column: 'Pile', name: 'You', output: 'ms per step' }}";
  const html = await renderHtml(bars(`columns={['Pile']} ${own}`));
  expect(html).toContain('data-name="You" hidden data-own-bar="ms per step"');
});

it.each([
  [bars("columns={['Pil']}"), 'a.mdx:1 <Bars> has no column "Pil" — did you mean "Pile"?'],
  [
    bars("columns={['Size']}"),
    'a.mdx:1 <Bars> has no number for A in "Size" — write plain numbers',
  ],
  [
    bars("columns={['Pile']}", 'No table.'),
    'a.mdx:1 <Bars> does not contain one table — write a Markdown table in it',
  ],
])('reports %j', async (source, problem) => {
  expect(await findProblems(source)).toEqual([problem]);
});
