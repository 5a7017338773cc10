import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Example>', () => {
  it('shows the source and its result', async () => {
    const html = await renderHtml('::::example\n:::tip\nLet *go*.\n:::\n::::', { format: 'md' });
    expect(html).toBe(
      '<div><pre><code data-meta="verbatim">:::tip\nLet *go*.\n:::\n</code></pre><div>' +
        '<div role="note" data-kind="tip"><p>Tip</p><p>Let <em>go</em>.</p></div></div></div>',
    );
  });

  it('shows JSX without its indent', async () => {
    expect(await renderHtml('<Example>\n  <Callout>\n    2.0\n  </Callout>\n</Example>')).toContain(
      '<pre><code data-meta="verbatim">&#x3C;Callout>\n  2.0\n&#x3C;/Callout>\n</code></pre>',
    );
  });
});
