import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../tests/unit/renderBlocks.ts';
import { KINDS } from './kinds.ts';

describe('<Badge>', () => {
  it('is inline and a note by default', async () => {
    expect(await htmlOf('Ropes <Badge>2.0</Badge> pull.')).toBe(
      '<p>Ropes <span data-kind="note">2.0</span> pull.</p>',
    );
  });

  it.each(KINDS)('has the kind %s', async (kind) => {
    const html = `<span data-kind="${kind}">a <em>b</em></span>`;
    expect(await htmlOf(`<Badge kind="${kind}">a *b*</Badge>`)).toBe(html);
    expect(await htmlOf(`::badge[a *b*]{kind=${kind}}`, { format: 'md' })).toBe(html);
  });

  it.each(['<Badge />', '<Badge> </Badge>', '::badge'])('requires text: %s', async (source) => {
    expect(await problemsOf(`text\n\n${source}`)).toEqual([
      'a.mdx:3 <Badge> has no text — write <Badge>New</Badge>, or "::badge[New]"',
    ]);
  });
});
