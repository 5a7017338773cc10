import { describe, expect, it } from 'vitest';
import { findProblems, sameHtml } from '../../tests/unit/renderBlocks.ts';

describe('<Actions>', () => {
  it('renders its links in a row', async () => {
    const html = await sameHtml(
      ':::actions\n[Learn](#learn) [Play](#play)\n:::',
      '<Actions>\n[Learn](#learn) [Play](#play)\n</Actions>',
    );
    expect(html).toBe('<p><a href="#learn">Learn</a> <a href="#play">Play</a></p>');
  });

  it.each(['no link', '[a](#a) or text', '[a](#a)\n\n[b](#b)', ''])(
    'rejects %j, which is more or less than a row of links',
    async (content) => {
      expect(await findProblems(`<Actions>\n${content}\n</Actions>`)).toEqual([
        'a.mdx:1 <Actions> must contain links only — write [Learn](/learn) [Playground](/playground)',
      ]);
    },
  );
});
