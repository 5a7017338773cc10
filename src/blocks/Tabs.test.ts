import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

const TABS =
  '<div data-tabs=""><div role="tablist">' +
  '<button type="button" role="tab" aria-selected="true">Wheel</button>' +
  '<button type="button" role="tab" aria-selected="false" tabindex="-1">Rope</button></div>';

const OWN_LABELS = 'give each tab its own label; that of code in a code group is its title="…"';

describe('<Tabs>', () => {
  it('renders a button and a panel for each tab', async () => {
    const html = await sameHtml(
      '::::tabs\n:::tab[Wheel]\nIt turns.\n:::\n:::tab{label=Rope}\nIt pulls.\n:::\n::::',
      '<Tabs>\n  <Tab label="Wheel">\n    It turns.\n  </Tab>\n  <Tab label="Rope">\n    It pulls.\n  </Tab>\n</Tabs>',
    );
    expect(html).toBe(
      `${TABS}<div role="tabpanel" aria-label="Wheel" data-chosen=""><p>Wheel</p><p>It turns.</p></div>` +
        '<div role="tabpanel" aria-label="Rope"><p>Rope</p><p>It pulls.</p></div></div>',
    );
  });

  it.each([
    ['has no tabs — add a <Tab label="…"> for each part', '<Tabs></Tabs>'],
    [
      'contains content outside of a tab — wrap it in a <Tab label="…">, or ":::tab[…]"',
      '<Tabs>\n  text\n</Tabs>',
    ],
    [
      'has a tab without a label — write <Tab label="…">, or ":::tab[…]"',
      '<Tabs>\n  <Tab>a</Tab>\n</Tabs>',
    ],
    [
      `has two tabs with the label "Wheel" — ${OWN_LABELS}`,
      '<Tabs>\n  <Tab label="Wheel">a</Tab>\n  <Tab label="Wheel">b</Tab>\n</Tabs>',
    ],
  ])('%s', async (message, source) => {
    expect(await findProblems(`text\n\n${source}`)).toEqual([`a.mdx:3 <Tabs> ${message}`]);
  });
});

describe('<CodeGroup>', () => {
  it('renders tabs that are labeled with title or language', async () => {
    const code = '```ts title="Wheel"\nlet a;\n```\n\n```Rope\nlet b;\n```';
    const html = await renderHtml(`:::code-group\n${code}\n:::`, { format: 'md' });
    expect(html).toContain(TABS);
    expect(html).toContain('<p>Wheel</p><pre><code>let a;\n</code></pre>');
    expect(html).not.toContain('title=');
    expect(await renderHtml(`<CodeGroup>\n\n${code}\n\n</CodeGroup>`)).toBe(html);
  });

  it('rejects content other than code', async () => {
    const problem =
      'a code group can contain only code blocks — remove everything else, or use <Tabs> with a <Tab> for each part';
    expect(await findProblems(':::code-group\ntext\n\n- list\n:::')).toEqual([
      `a.mdx:2 ${problem}`,
      `a.mdx:4 ${problem}`,
    ]);
  });

  it('rejects code whose labels are the same', async () => {
    const code = '```bash\nnpm test\n```';
    expect(await findProblems(`:::code-group\n${code}\n\n${code}\n:::`)).toEqual([
      `a.mdx:1 <Tabs> has two tabs with the label "bash" — ${OWN_LABELS}`,
    ]);
  });
});
