import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Sponsors>', () => {
  it('shows each row of logos at the height of its tier', async () => {
    const sponsor = { name: 'Acme', image: '/acme.svg', link: 'https://acme.example' };
    const sponsors = [
      { name: 'Gold', height: 60, items: [[sponsor], [{ ...sponsor, name: 'B' }]] },
    ];
    const html = await renderHtml('::sponsors', { format: 'md', page: { sponsors } });
    expect(html).toContain('<section aria-label="Gold sponsors">');
    expect(html.match(/<ul>/g)).toHaveLength(2);
    expect(html).toContain(
      '<a href="https://acme.example" rel="sponsored"><img src="/acme.svg" alt="Acme" height="60" style="block-size:60px"></a>',
    );
    expect(await renderHtml('<Sponsors />', { page: { sponsors } })).toBe(html);
  });

  it('shows a text if there are none', async () => {
    expect(await renderHtml('<Sponsors />')).toBe('<p>No sponsors yet.</p>');
  });
});
