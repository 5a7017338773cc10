import { expect, it } from 'vitest';
import { findProblems, renderHtml } from '../../tests/unit/renderBlocks.ts';

const converter = (row: string, scale = 40) =>
  `<Converter engine="matter.js" scale={${scale}} rows={[${row}]} />`;

it('shows each number at the scale', async () => {
  const html = await renderHtml(
    converter("{ theirs: '`gravity.y = 1`', factor: 1000, power: -1, here: '`gravity`: ? m/s²' }"),
  );
  expect(html).toContain('<td data-foreign="true"><code>gravity.y = 1</code></td>');
  expect(html).toMatch(/<span data-converted="[^"]*">25<\/span>/);
  expect(html).toContain('<input type="number" min="1" step="any" value="40"');
});

it.each(['m/s²', '`density: ?`'])(
  'requires a place for the number, outside code: %s',
  async (here) => {
    const problems = await findProblems(
      converter(`{ theirs: 'a', factor: 1, power: -1, here: '${here}' }`),
    );
    expect(problems[0]).toContain('text with a "?", outside code, in place of the number');
  },
);
