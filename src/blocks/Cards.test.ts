import { describe, expect, it } from 'vitest';
import { byId, findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';
import type { SceneData } from '../lab/model/sceneData.ts';

describe('<Cards>', () => {
  it('renders a list of cards with their titles as links', async () => {
    const html = await sameHtml(
      '::::cards\n:::card[Ropes]{href="/rope"}\nThey pull.\n:::\n\n:::card[Ramps]\nThey tilt.\n:::\n::::',
      '<Cards>\n  <Card title="Ropes" href="/rope">\n    They pull.\n  </Card>\n  <Card title="Ramps">\n    They tilt.\n  </Card>\n</Cards>',
    );
    expect(html).toBe(
      '<ul data-cards=""><li><p><a href="/rope">Ropes</a></p><p>They pull.</p></li>' +
        '<li><p>Ramps</p><p>They tilt.</p></li></ul>',
    );
  });

  it('accepts cards with only a title', async () => {
    expect(await renderHtml(':::cards\n::card[A]{href="#a"}\n::card{title=B}\n:::')).toBe(
      '<ul data-cards=""><li><p><a href="#a">A</a></p></li><li><p>B</p></li></ul>',
    );
  });

  it('ignores spaces between cards', async () => {
    expect(await renderHtml('<Cards><Card title="a" /> <Card title="b" /></Cards>')).toBe(
      '<ul data-cards=""><li><p>a</p></li><li><p>b</p></li></ul>',
    );
  });

  it.each([
    ['contains content outside of a card', '<Cards>\n<Card title="a" />\n\ntext\n</Cards>'],
    ['has no cards', '<Cards></Cards>'],
  ])('rejects content that %s', async (message, source) => {
    expect(await findProblems(source)).toEqual([
      `a.mdx:1 <Cards> ${message} — wrap each part in a <Card title="…">, or ":::card[…]"`,
    ]);
  });

  it('requires a title for each card', async () => {
    expect(await findProblems('::::cards\n:::card\ntext\n:::\n::::', { format: 'md' })).toEqual([
      'a.md:2 <Card> has no title — write <Card title="…">, or ":::card[…]"',
    ]);
  });

  it('shows the picture of a scene, in both themes', async () => {
    const page = { scenes: byId([{ id: 'rope' } as SceneData]) };
    const html = await renderHtml('<Cards><Card title="Rope" scene="rope" /></Cards>', { page });
    expect([...html.matchAll(/src="(.*?)"/g)].map(([, src]) => src)).toEqual([
      '/pictures/scene-rope.light.svg',
      '/pictures/scene-rope.dark.svg',
    ]);
    expect(
      await findProblems('<Cards><Card title="Rope" scene="rpoe" /></Cards>', { page }),
    ).toEqual([
      'a.mdx:1 "scene" of <Card> must be the id of a scene, not "rpoe" — did you mean "rope"?',
    ]);
  });
});
