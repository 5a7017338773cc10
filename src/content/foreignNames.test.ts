import { expect, it } from 'vitest';
import { readForeignNames } from './foreignNames.ts';
import { resolveLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';

it('reads names in the first cell, with what the other cells link to', () => {
  expect(
    read([
      '| Unity | Here |',
      '| --- | --- |',
      '| `AddForce(force)`, `AddTorque` | [Forces](/body#forces), or [impulses](./body.md#impulses) |',
    ]),
  ).toEqual([
    { name: 'AddForce', column: 'Unity', targets: ['/body#forces', '/body#impulses'] },
    { name: 'AddTorque', column: 'Unity', targets: ['/body#forces', '/body#impulses'] },
  ]);
});

it.each([
  ['without links', '| `AddForce` | Nothing |'],
  ['that link only elsewhere', '| `AddForce` | [Unity](https://unity.com) |'],
  ['with links only in a remark', '| `AddForce` | No. <small>Try [forces](/body)</small> |'],
  ['without a name', '| Forces | [Body](/body) |'],
  ['whose name is a link to this site', '| [`applyForce()`](/body) | [Body](/body) |'],
  ['whose code is no name', '| `-1` | [Body](/body) |'],
])('skips rows %s', (_what, row) => {
  expect(read(['| Unity | Here |', '| --- | --- |', row])).toEqual([]);
});

function read(lines: string[]) {
  const tree = renderMarkdown(lines.join('\n'));
  resolveLinks(tree, 'unity.md', '/docs');
  return readForeignNames(tree, 'unity.md', '/docs');
}
