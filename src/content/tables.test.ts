import { expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { nameParts } from './tables.ts';

const SENTENCE = 'A sentence that does not fit a column of a phone.';

it('labels the cells of a text table with their columns', async () => {
  const html = await renderHtml(
    `| Option | Type | Description |\n| - | - | - |\n| a | b | ${SENTENCE} |`,
  );
  expect(html).toContain('<div class="table stacked">');
  expect(html).toContain('<td>a</td>');
  expect(html).toContain('<td data-column="Type">b</td>');
  // The longest cell gets no label, because it explains itself.
  expect(html).toContain(`<td>${SENTENCE}</td>`);
});

it.each([
  ['two columns', `| A | B |\n| - | - |\n| a | ${SENTENCE} |`],
  ['values to compare', '| A | B | C |\n| - | - | - |\n| 1 | 2 | 3 |'],
])('keeps the columns of a table of %s', async (_what, table) => {
  const html = await renderHtml(table);
  expect(html).toContain('<div class="table">');
  expect(html).not.toContain('data-column');
});

it('has no header without a text', async () => {
  const html = await renderHtml('| | Sensor | Ray |\n| - | - | - |\n| Cost | low | high |');
  expect(html).toContain('<tr>\n<td></td>\n<th>Sensor</th>');
});

it('lets long names in a table break between their words', async () => {
  const html = await renderHtml(
    '| A |\n| - |\n| `setLinearVelocity()` of [`b`](#b) and getAngle |',
  );
  expect(html).toContain('<code>set<wbr>Linear<wbr>Velocity()</code>');
  expect(html).toContain('and getAngle');
});

it.each([
  ['getLocalPoint()', ['get', 'Local', 'Point()']],
  ['angularDamping', ['angular', 'Damping']],
  ['boolean', ['boolean']],
  ['World.queryAABB()', ['World.', 'query', 'AABB()']],
  ['b2World::SetGravity', ['b2World::', 'Set', 'Gravity']],
  ['Vec2Value', ['Vec2Value']],
  ['xf', ['xf']],
  ['getX', ['getX']],
  ['Move a body', ['Move a body']],
  ['', ['']],
])('parts %s', (text, parts) => {
  expect(nameParts(text)).toEqual(parts);
});

async function renderHtml(markdown: string): Promise<string> {
  return (await compileOnePage('a.md', `# A\n\n${markdown}\n\n## B\n`)).html;
}
