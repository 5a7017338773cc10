import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Details>', () => {
  it('is closed by default, with its label or summary visible', async () => {
    const html = '<details><summary>Why?</summary><p>Friction.</p></details>';
    const component = '<Details summary="Why?">\n  Friction.\n</Details>';
    expect(await sameHtml(':::details[Why?]\nFriction.\n:::', component)).toBe(html);
    expect(await sameHtml(':::details{summary="Why?"}\nFriction.\n:::', component)).toBe(html);
  });

  it('is open with a bare key or a value', async () => {
    const component = '<Details summary="Why?" open>\n  Friction.\n</Details>';
    expect(await sameHtml(':::details[Why?]{open}\nFriction.\n:::', component)).toContain(
      '<details open>',
    );
    expect(await renderHtml(':::details[Why?]{open=true}\na\n:::')).toContain('<details open>');
    expect(await renderHtml(':::details[Why?]{open=false}\na\n:::')).toContain('<details>');
    expect(await renderHtml('<Details summary="a" open={false}>b</Details>')).toContain(
      '<details>',
    );
  });

  it('has a default summary', async () => {
    expect(await sameHtml(':::details\na\n:::', '<Details>\n  a\n</Details>')).toBe(
      '<details><summary>Details</summary><p>a</p></details>',
    );
  });

  it.each([
    ['summary=""', '"summary" of <Details> must be non-empty text, not ""', 'summary'],
    ['summary="a" open="yes"', '"open" of <Details> must be true or false, not "yes"', 'open'],
  ])('reports the mistake in %s', async (props, message, key) => {
    expect(await findProblems(`<Details ${props}>b</Details>`)).toEqual([
      `a.mdx:1 ${message} — change "${key}" of <Details>`,
    ]);
  });
});
