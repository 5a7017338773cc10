import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

const FIX = 'write "## Group" in it, and "### Item" with text under each group';
const CONTENT = '## Fast\n\nToo fast.\n\n### Runs\n\ntext\n\n### Flies\n\n## Slow\n\n### Walks';

describe('<Filter>', () => {
  it('makes items of headings of level 3, and groups of those of level 2', async () => {
    const html = await sameHtml(
      `:::filter{label="Which?"}\n${CONTENT}\n:::`,
      `<Filter label="Which?">\n\n${CONTENT}\n\n</Filter>`,
    );
    expect(html).toContain(
      '<section data-filter-group="true"><h2>Fast</h2><p>Too fast.</p>' +
        '<section data-filter-item="Runs"><h3>Runs</h3><p>text</p></section>' +
        '<section data-filter-item="Flies"><h3>Flies</h3></section></section>' +
        '<section data-filter-group="true"><h2>Slow</h2>' +
        '<section data-filter-item="Walks"><h3>Walks</h3></section></section>',
    );
  });

  it('labels its field', async () => {
    const html = await renderHtml(
      `:::filter{label="Which?" placeholder="such as: runs"}\n${CONTENT}\n:::`,
    );
    expect(html).toMatch(/<label>Which\? <input type="search"[^>]* placeholder="such as: runs"/);
  });

  it('also finds an item by its search phrases', async () => {
    const html = await renderHtml(
      ':::filter{label=a}\n## A\n\n### `b()` waits \\{asked="idle, not running"}\n\n### C\n:::',
    );
    expect(html).toContain(
      '<section data-filter-item="b() waits" data-filter-words="idle, not running">',
    );
    expect(html).toContain('<section data-filter-item="C"><h3>C');
  });

  it.each([
    [
      'text before the first group',
      'text\n\n## A\n\n### B',
      'does not start with a heading of level 2',
    ],
    ['an item before the first group', '### B', 'does not start with a heading of level 2'],
    ['groups without items', '## A\n\ntext', 'has no items'],
  ])('rejects %s', async (_name, content, message) => {
    expect(await findProblems(`text\n\n:::filter{label=a}\n${content}\n:::`)).toEqual([
      `a.mdx:3 <Filter> ${message} — ${FIX}`,
    ]);
  });
});
