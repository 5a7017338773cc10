import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { createTermLinker } from './termLinks.ts';

const term = (name: string, link: string) => ({ term: name, aliases: [], link, meaning: '' });

const linkTerms = createTermLinker([
  term('restitution', '/fixture#restitution'),
  term('timestep', '/world#step'),
  term('fixed timestep', '/simulation'),
  term('body', '/body'),
  term('ghost vertex', '/edge'),
]);

describe('createTermLinker', () => {
  it('links the first use of a term in prose', async () => {
    expect(await findLinks('# A\n\nSet the restitution. Restitution is a number.')).toEqual([
      '/fixture#restitution restitution',
    ]);
  });

  it('links plurals, capitalized words, and the longest term that fits', async () => {
    expect(await findLinks('Timesteps vary.\n\nA fixed timestep does not.')).toEqual([
      '/world#step Timesteps',
      '/simulation fixed timestep',
    ]);
  });

  it('links irregular plurals', async () => {
    expect(await findLinks('All bodies fall.')).toEqual(['/body bodies']);
    expect(await findLinks('Two ghost vertices.')).toEqual(['/edge ghost vertices']);
  });

  it('links words, not parts of them', async () => {
    expect(await findLinks('Everybody, a body-builder, and an antibody.')).toEqual([]);
  });

  it.each([
    ['headings', '## Body'],
    ['cards', '<ul data-cards><li>A body.</li></ul>'],
    ['links', 'Read [about the body](/elsewhere).'],
    ['code', 'Call `body`, or\n\n```ts\nbody\n```'],
    ['text that controls a scene', 'See <span data-wired="ball">the body</span>.'],
    ['tables', '| body |\n| --- |\n| body |'],
  ])('leaves %s as they are', async (_what, text) => {
    expect(await findLinks(`# A\n\n${text}`)).toEqual([]);
  });

  it('leaves a term that the page already links', async () => {
    expect(await findLinks('A body is [rigid](/body).')).toEqual([]);
  });

  it('links a term on its own page only outside the section that explains it', async () => {
    const text = '# Body\n\nA body.\n\n## Mass\n\nA body has mass.';
    expect(await findLinks(text, 'body.md')).toEqual(['/body body']);
  });

  it('lists its links with their sections, to be checked', async () => {
    const { links } = await compileOnePage('a.md', '# A\n\n## B\n\nA body.', { linkTerms });
    expect(links).toEqual([{ href: '/body', path: '/body', hash: '', section: 'b', line: 5 }]);
  });
});

/** Returns address and text of each link that the terms of a page got. */
async function findLinks(text: string, filePath = 'a.md'): Promise<string[]> {
  const { html } = await compileOnePage(filePath, text, { linkTerms });
  return [...html.matchAll(/<a class="term" href="([^"]*)">([^<]*)</g)].map(
    ([, href, text]) => `${href} ${text}`,
  );
}
