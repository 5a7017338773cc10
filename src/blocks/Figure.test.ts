import { describe, expect, it } from 'vitest';
import { problemsOf, sameHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Figure>', () => {
  it('shows its label or caption below the content', async () => {
    const component = '<Figure caption="A ramp.">\n  ![Ramp](/ramp.svg)\n</Figure>';
    const html =
      '<figure><p><img src="/ramp.svg" alt="Ramp"></p><figcaption>A ramp.</figcaption></figure>';
    expect(await sameHtml(':::figure[A ramp.]\n![Ramp](/ramp.svg)\n:::', component)).toBe(html);
    const prop = ':::figure{caption="A ramp."}\n![Ramp](/ramp.svg)\n:::';
    expect(await sameHtml(prop, component)).toBe(html);
  });

  it('requires a caption', async () => {
    expect(await problemsOf('text\n\n<Figure>\n  text\n</Figure>')).toEqual([
      'a.mdx:3 <Figure> has no caption — write <Figure caption="…">, or ":::figure[…]"',
    ]);
  });
});
