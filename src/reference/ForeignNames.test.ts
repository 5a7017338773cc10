import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { renderMdx } from '../content/mdx.ts';
import { referenceBlocks } from './blocks.tsx';
import type { SiteForeignTable } from './foreignTable.ts';

const TABLE: SiteForeignTable = {
  ...{ id: 'unity-2d', engine: 'Unity', version: 'Unity 6', file: 'unity-2d.ts', source: '' },
  tasks: [
    {
      title: 'Driving a car',
      rows: [
        { theirs: ['AddForce', 'Body.setSpeed'], here: '`body.setSpeed()`', note: 'See `Car`.' },
        { theirs: ['useMotor'], here: '[Motors](/motors)' },
      ],
    },
  ],
};

describe('<ForeignNames>', () => {
  it('has a table for each task, with links to symbols and sections', async () => {
    const { html, problems } = await render('<ForeignNames engine="unity-2d" />');
    expect(problems).toEqual([]);
    expect(html).toContain('<h3 id="driving-a-car">Driving a car</h3><table data-foreign="true">');
    expect(html).toContain('<tr><th>Unity</th><th>Use here</th></tr>');
    const member = '<a href="/api/classes/Body#setspeed"><code>body.setSpeed()</code></a>';
    expect(html).toContain(
      '<tr data-filter-item="AddForce">' +
        '<td><span><code>AddForce</code></span><span>, <code>Body.setSpeed</code></span></td>' +
        `<td><span>${member}</span> ` +
        '<small>See <a href="/api/classes/Car"><code>Car</code></a>.</small></td></tr>',
    );
    expect(html).toContain('<td><span><a href="/motors">Motors</a></span></td>');
  });

  it('has a box that filters the rows, and says which version they are from', async () => {
    const { html } = await render('<ForeignNames engine="unity-2d" />');
    expect(html).toMatch(/^<p>.* from Unity 6\..*<\/p><div data-filtered="true"><p><label>/);
    expect(html).toContain('Where is my …? <input type="search" data-filter="true"');
    expect(html).toContain('<section data-filter-group="true"><h3');
  });

  it('reports an unknown engine with a suggestion', async () => {
    expect((await render('<ForeignNames engine="unity-2" />')).problems).toEqual([
      'a.mdx:1 "engine" of <ForeignNames> must be the name of a file in comingFrom/, not "unity-2" — did you mean "unity-2d"?',
    ]);
  });
});

/** Renders a page to HTML without classes, and returns it with its problems. */
async function render(source: string) {
  const blocks = referenceBlocks(sampleReference(undefined, undefined, [TABLE]));
  const { tree, problems } = await renderMdx(source, { file: 'a.mdx', format: 'mdx' }, blocks);
  const html = toHtml(tree).replace(/ class="[^"]*"/g, '');
  return { html: html.trim(), problems: problems.map(formatProblem) };
}
