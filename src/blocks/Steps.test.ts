import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

const FIX =
  'write one "1. …" list in it, or headings of one level ("###" or "####") with text under each';

describe('<Steps>', () => {
  it('accepts an ordered list', async () => {
    const html = await sameHtml(
      ':::steps\n1. Hang the rope.\n2. Let go.\n:::',
      '<Steps>\n1. Hang the rope.\n2. Let go.\n</Steps>',
    );
    expect(html).toBe('<ol><li>Hang the rope.</li><li>Let go.</li></ol>');
  });

  it('keeps the number of the first step', async () => {
    expect(await renderHtml(':::steps\n3. Let go.\n:::')).toContain('<ol start="3">');
  });

  it.each(['###', '####'])('turns %s headings and their content into steps', async (mark) => {
    const tag = `h${mark.length}`;
    const content = `${mark} Hang\n\nIt holds.\n\n- a\n\n${mark} Let go\n\nIt falls.`;
    const html = await sameHtml(`:::steps\n${content}\n:::`, `<Steps>\n\n${content}\n\n</Steps>`);
    expect(html).toBe(
      `<ol><li><${tag}>Hang</${tag}><p>It holds.</p><ul><li>a</li></ul></li>` +
        `<li><${tag}>Let go</${tag}><p>It falls.</p></li></ol>`,
    );
  });

  it.each([
    ['an unordered list', '- a\n- b'],
    ['text before the list', 'text\n\n1. a'],
    ['text after the list', '1. a\n\ntext'],
    ['text before the headings', 'text\n\n### a'],
    ['headings of two levels', '### a\n\ntext\n\n#### b'],
    ['headings of another level', '## a\n\ntext'],
  ])('rejects %s', async (_name, content) => {
    expect(await findProblems(`text\n\n:::steps\n${content}\n:::`)).toEqual([
      `a.mdx:3 <Steps> contains neither an ordered list nor headings of one level — ${FIX}`,
    ]);
  });

  it('requires steps', async () => {
    expect(await findProblems('<Steps></Steps>')).toEqual([
      `a.mdx:1 <Steps> has no steps — ${FIX}`,
    ]);
  });
});
