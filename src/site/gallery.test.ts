import { describe, expect, it } from 'vitest';
import { compilePages } from '../../tests/unit/compileContext.ts';
import { siteSchema } from '../config/schema.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import type { ExampleData } from '../lab/model/exampleData.ts';
import type { GalleryItem } from '../lab/model/gallery.ts';
import type { SceneData } from '../lab/model/sceneData.ts';
import { assembleSite } from './assemble.ts';
import { createGallery } from './gallery.ts';
import type { Site } from './site.ts';

const FILES = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
const SIDEBAR = [
  { text: 'Introduction', link: '/' },
  { text: 'World', link: '/world' },
  { text: 'Joint', items: [{ text: 'All joints', link: '/joint' }] },
];
const PAGES = {
  'index.mdx': '# A\n\n<figure data-scene="car" />',
  'world.mdx': '# A\n\n<figure data-scene="ball" />',
  'world/ray-cast.mdx': '# A\n\n<figure data-scene="ray" />',
  'joint.mdx': '# A\n\n<figure data-scene="car" />\n\n<figure data-scene="rope" />',
};

const scene = (id: string) =>
  ({ id, title: `The ${id}`, description: `Shows the ${id}.` }) as SceneData;
const example = (id: string, topic?: string) =>
  ({ id, title: id, description: `${id}.`, topic }) as ExampleData;

async function siteWith(content: Partial<Site>): Promise<Site> {
  const config = siteSchema.parse({ title: 'T', sidebar: SIDEBAR });
  return assembleSite(config, await compilePages(PAGES), FILES, content);
}

async function listItems(content: Partial<Site>): Promise<GalleryItem[]> {
  return createGallery(await siteWith(content)).groups.flatMap(({ items }) => items);
}

describe('createGallery', () => {
  it('has a group for each sidebar, named by its first item', async () => {
    const config = siteSchema.parse({
      title: 'T',
      sidebar: { '/': SIDEBAR, '/learn': [{ text: 'Games', link: '/learn' }] },
    });
    // A scene that a guide shows belongs to the guides.
    const learn = '# A\n\n<figure data-scene="pong" />\n\n<figure data-scene="ball" />';
    const pages = { 'learn.mdx': learn, ...PAGES };
    const scenes = ['ball', 'pong', 'unused'].map(scene);
    const site = assembleSite(config, await compilePages(pages), FILES, { scenes });
    expect(
      createGallery(site).groups.map(({ title, items }) => [title, items.map(({ key }) => key)]),
    ).toEqual([
      ['Scenes from the guides', ['scene=ball', 'scene=unused']],
      ['Games', ['scene=pong']],
    ]);
  });

  it('describes scenes and examples, in groups', async () => {
    const { groups } = createGallery(
      await siteWith({
        scenes: [scene('ball')],
        examples: [example('Car', 'Joint')],
        examplePosters: new Map([['Car', { width: 1, height: 1, elements: [] }]]),
      }),
    );
    expect(groups).toEqual([
      {
        title: 'Scenes from the guides',
        items: [
          {
            key: 'scene=ball',
            ...{ title: 'The ball', description: 'Shows the ball.', topic: 'World' },
            ...{ symbols: [], words: '', picture: 'scene-ball' },
          },
        ],
      },
      {
        title: 'Examples from the library',
        items: [
          {
            key: 'example=Car',
            ...{ title: 'Car', description: 'Car.', topic: 'Joint' },
            ...{ symbols: [], words: '', picture: 'example-Car' },
          },
        ],
      },
    ]);
  });

  it('has no groups on a site without scenes and examples', async () => {
    expect(createGallery(await siteWith({}))).toEqual({ groups: [], showpieces: [] });
  });

  it('finds the topic in the sidebar: the page, the nearest page above it, the largest of several', async () => {
    const items = await listItems({ scenes: ['ball', 'ray', 'car', 'lost'].map(scene) });
    expect(Object.fromEntries(items.map(({ key, topic }) => [key, topic]))).toEqual({
      'scene=ball': 'World',
      'scene=ray': 'World',
      'scene=car': 'Joint',
      'scene=lost': 'Other',
    });
  });

  it('shows the first sentence of a description, and finds words in all', async () => {
    const long = { ...scene('car'), description: 'A car of 1.5 m drives. It brakes. Push it!' };
    const [item] = await listItems({ scenes: [long] });
    expect(item?.description).toBe('A car of 1.5 m drives.');
    expect(item?.words).toBe('It brakes. Push it!');
  });

  it('sorts by topic, in the order of the sidebar', async () => {
    const examples = [example('A', 'Games'), example('B', 'Joint'), example('C', 'World')];
    const items = await listItems({ examples: [...examples, example('D')] });
    expect(items.map(({ key }) => key)).toEqual([
      'example=C',
      'example=B',
      'example=A',
      'example=D',
    ]);
  });

  it('lists classes and methods that few items use, at most two of a class', async () => {
    const createPlace = (path: string, hash = '', isMethod = hash !== ''): SymbolPlace => ({
      ...{ path, hash, isMethod },
    });
    const symbols = new Map<string, SymbolPlace>([
      ['World', createPlace('/api/classes/World')],
      ['World.step', createPlace('/api/classes/World', 'step')],
      ['World.rayCast', createPlace('/api/classes/World', 'raycast')],
      ['Rope', createPlace('/api/classes/Rope')],
      ['Rope.cut', createPlace('/api/classes/Rope', 'cut')],
      ['Rope.pull', createPlace('/api/classes/Rope', 'pull')],
      // Neither a class nor a method of one.
      ['Rope.length', createPlace('/api/classes/Rope', 'length', false)],
      ['RopeOptions', createPlace('/api/interfaces/RopeOptions')],
      ['RopeOptions.onCut', createPlace('/api/interfaces/RopeOptions', 'oncut')],
    ]);
    const common = ['World', 'World.step', 'World'];
    const rope = ['Rope', 'Rope.pull', 'Rope.cut', 'Rope.length'];
    const items = await listItems({
      symbols,
      scenes: ['ball', 'rope', 'ray', 'car'].map(scene),
      sceneNames: new Map([
        ['ball', common],
        ['rope', [...common, ...rope, 'RopeOptions', 'RopeOptions.onCut']],
        ['ray', [...common, 'World.rayCast', 'console.log']],
        ['car', common],
      ]),
    });
    const [ball, ray, ropes, car] = items;
    expect(ball?.symbols).toEqual([]);
    expect(car?.symbols).toEqual([]);
    expect(ray?.symbols).toEqual(['World.rayCast']);
    expect(ropes?.symbols).toEqual(['Rope', 'Rope.cut']);
    expect(ropes?.words).toBe('World World.step Rope Rope.pull Rope.cut');
  });
});
