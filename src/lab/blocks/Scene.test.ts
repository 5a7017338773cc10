import { describe, expect, it } from 'vitest';
import { byId, findProblems, sameHtml } from '../../../tests/unit/renderBlocks.ts';
import { range } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';

const BALL: SceneData = {
  id: 'ball',
  title: 'A ball',
  description: 'A ball falls.',
  params: {},
  controls: [],
  poster: {
    width: 720,
    height: 300,
    elements: [
      {
        name: 'path',
        attributes: { fill: 'var(--ink-dynamic)', strokeWidth: 2, d: 'M0 0L1 1' },
      },
      { name: 'text', attributes: { x: 5, y: 6 }, text: 'a < b' },
    ],
  },
  source: '',
  code: '',
};

const RAMP: SceneData = {
  ...BALL,
  id: 'ramp',
  params: {
    a: range('A', { min: 0, max: 1, value: 0 }),
    b: range('B', { min: 0, max: 1, value: 0 }),
  },
  controls: ['Jump'],
};

const page = { scenes: byId([BALL, RAMP]) };

describe('<Scene>', () => {
  it('shows a picture with its title and description, and space for controls', async () => {
    const html = await htmlOfScene('ball');
    expect(html).toBe(
      '<figure id="scene-ball" data-scene="ball"><div><svg role="img" aria-label="A ball" ' +
        'viewBox="0 0 720 300" preserveAspectRatio="xMidYMax" width="720" height="300">' +
        '<path fill="var(--ink-dynamic)" stroke-width="2" d="M0 0L1 1"></path>' +
        '<text x="5" y="6">a &#x3C; b</text></svg></div>' +
        '<div><div style="--own:0;--rows:0;--wide-rows:0"></div></div>' +
        '<figcaption>A ball falls.</figcaption></figure>',
    );
  });

  it('marks a hero', async () => {
    const html = await sameHtml('::scene{id=ball hero}', '<Scene id="ball" hero />', page);
    expect(html).toContain('<figure id="scene-ball" data-scene="ball" data-hero="">');
  });

  it('reserves space for parameters and the scene’s own buttons', async () => {
    expect(await htmlOfScene('ramp')).toContain(
      '<div style="--own:1;--rows:2;--wide-rows:1"></div>',
    );
  });

  it('suggests the nearest id', async () => {
    expect(await findProblems('a\n\n<Scene id="bal" />', { page })).toEqual([
      'a.mdx:3 "id" of <Scene> must be the id of a scene, not "bal" — did you mean "ball"?',
    ]);
  });

  it('suggests creating a missing scene', async () => {
    expect(await findProblems('<Scene id="ball" />')).toEqual([
      'a.mdx:1 "id" of <Scene> must be the id of a scene, not "ball" — create scenes/ball.ts',
    ]);
  });
});

async function htmlOfScene(id: string): Promise<string> {
  return sameHtml(`::scene{id=${id}}`, `<Scene id="${id}" />`, page);
}
