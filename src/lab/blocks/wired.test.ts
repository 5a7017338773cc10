import { describe, expect, it } from 'vitest';
import { byId, findProblems, renderHtml } from '../../../tests/unit/renderBlocks.ts';
import { choice, range, toggle } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';

const RAMP: SceneData = {
  ...{ id: 'ramp', title: 'A ramp', description: 'A ramp.', source: '', code: '' },
  ...{ controls: [], poster: { width: 720, height: 300, elements: [] } },
  params: {
    slope: range('Slope', { min: -5, max: 40, step: 5, value: 25, unit: '°' }),
    force: range('Force', { min: 0, max: 2000, value: 1500, unit: 'N' }),
    smooth: toggle('Smooth', false),
    thrown: choice('Thrown', ['boxes', 'balls']),
  },
  highlights: ['path'],
};
const WALL: SceneData = { ...RAMP, id: 'wall', params: {}, highlights: undefined };

const page = { scenes: byId([RAMP, WALL]) };
const html = (source: string) => renderHtml(source, { page });
const problem = async (block: string) => {
  const problems = await findProblems(`a\n\nb ${block}`, { page });
  expect(problems).toHaveLength(1);
  return problems[0]?.replace(/^a\.mdx:3 /, '');
};

describe('<Tune>', () => {
  it('is the default of the scene, with its unit', async () => {
    expect(await html('At <Tune scene="ramp" param="slope" />, it slides.')).toBe(
      '<p>At <data value="25" data-wired="ramp" data-tune="slope">25</data>°, it slides.</p>',
    );
  });

  it('can have no unit', async () => {
    expect(await html('a <Tune scene="ramp" param="slope" unit="" />')).toContain(
      '<data value="25" data-wired="ramp" data-tune="slope">25</data></p>',
    );
    expect(await html('a <Tune scene="ramp" param="force" />')).toContain(
      '>1500</data>\u00A0N</p>',
    );
  });

  it.each([
    ['scene="ram" param="slope"', '"scene" of <Tune> must be the id of a scene, not "ram"'],
    ['scene="ramp" param="slop"', 'which has no number "slop" — did you mean "slope"?'],
    [
      'scene="ramp" param="smooth"',
      '<Tune> refers to the scene "ramp", which has no number "smooth"',
    ],
    ['scene="ramp"', '"param" of <Tune> is missing'],
    [
      'scene="wall" param="slope"',
      '<Tune> refers to the scene "wall", which has no number "slope"',
    ],
    ['scene="ramp" param="slope" unit="m"', '"unit" of <Tune> must be "", not "m"'],
  ])('reports %s', async (props, message) => {
    expect(await problem(`<Tune ${props} />`)).toContain(message);
  });
});

describe('<Preset>', () => {
  it('is its text, with the values', async () => {
    const preset =
      '<Preset scene="ramp" values={{ slope: 40, smooth: true }}>a *steep* ramp</Preset>';
    expect(await html(`Try ${preset}.`)).toBe(
      '<p>Try <span data-wired="ramp" data-preset="{&#x22;slope&#x22;:40,&#x22;smooth&#x22;:true}">' +
        'a <em>steep</em> ramp</span>.</p>',
    );
  });

  it.each([
    ['scene="ramp" values={{ slop: 5 }}', 'unknown prop "values.slop" of <Preset>'],
    ['scene="ramp" values={{ slope: 45 }}', '"values.slope" of <Preset> must be a number from -5'],
    ['scene="ramp" values={{ smooth: 1 }}', '"values.smooth" of <Preset> must be true or false'],
    ['scene="ramp" values={{ thrown: "box" }}', 'must be "boxes" or "balls", not "box"'],
    ['scene="ramp"', '"values" of <Preset> is missing'],
    ['scene="rope" values={{}}', '"scene" of <Preset> must be the id of a scene, not "rope"'],
  ])('reports %s', async (props, message) => {
    expect(await problem(`<Preset ${props}>text</Preset>`)).toContain(message);
  });

  it('requires text', async () => {
    expect(await problem('<Preset scene="ramp" values={{}} />')).toContain('<Preset> has no text');
  });
});

describe('<Highlight>', () => {
  it('points at a layer, or at a part that the scene draws', async () => {
    expect(await html('See <Highlight scene="wall" layer="contacts">contacts</Highlight>.')).toBe(
      '<p>See <span data-wired="wall" data-highlight="contacts">contacts</span>.</p>',
    );
    expect(await html('a <Highlight scene="ramp" layer="path">its path</Highlight>')).toContain(
      'data-highlight="path"',
    );
  });

  it.each([
    ['scene="ramp" layer="contact"', 'cannot be "contact" — did you mean "contacts"?'],
    ['scene="wall" layer="path"', '"layer" of <Highlight> cannot be "path"'],
    ['scene="ram" layer="joints"', '"scene" of <Highlight> must be the id of a scene, not "ram"'],
  ])('reports %s', async (props, message) => {
    expect(await problem(`<Highlight ${props}>text</Highlight>`)).toContain(message);
  });
});

it('text for a missing scene suggests creating it', async () => {
  expect(await findProblems('a <Tune scene="ramp" param="slope" />')).toEqual([
    'a.mdx:1 "scene" of <Tune> must be the id of a scene, not "ramp" — create scenes/ramp.ts',
  ]);
});
