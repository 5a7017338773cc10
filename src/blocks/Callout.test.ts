import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Callout>', () => {
  it.each(['note', 'info', 'warning', 'danger', 'tip', 'success'])(
    'renders the shorthand %s with the label as title',
    async (kind) => {
      const html = await sameHtml(
        `:::${kind}[The *rope*]\nIt holds.\n:::`,
        `<Callout kind="${kind}">\n  <Label>The *rope*</Label>\n\n  It holds.\n</Callout>`,
      );
      expect(html).toBe(
        `<div role="note" data-kind="${kind}"><p>The <em>rope</em></p><p>It holds.</p></div>`,
      );
    },
  );

  it.each([
    ['note', 'Note'],
    ['danger', 'Danger'],
  ])('is titled after its kind by default: %s', async (kind, title) => {
    expect(await renderHtml(`:::${kind}\nText.\n:::`, { format: 'md' })).toContain(
      `<p>${title}</p>`,
    );
  });

  it('is a note by default, and accepts its title as a prop', async () => {
    expect(
      await sameHtml(
        ':::callout{title=Rope}\nText.\n:::',
        '<Callout title="Rope">\n  Text.\n</Callout>',
      ),
    ).toBe('<div role="note" data-kind="note"><p>Rope</p><p>Text.</p></div>');
  });

  it('keeps spaces between inline children', async () => {
    expect(await renderHtml('<Callout>**a** *b*</Callout>')).toContain(
      '<strong>a</strong> <em>b</em>',
    );
  });

  it('rejects an unknown kind', async () => {
    expect(await findProblems('text\n\n<Callout kind="tipp">a</Callout>')).toEqual([
      'a.mdx:3 "kind" of <Callout> must be "note", "info", "warning", "danger", "tip", or "success", not "tipp" — did you mean "tip"?',
    ]);
  });
});
