import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { find, loadIndex, MAX_HITS } from './find.ts';
import { type RankingSignals, type SearchDocument, searchOptions } from './options.ts';
import { packIndex } from './pack.ts';

const NO_SIGNALS: RankingSignals = { links: {}, lists: [], internals: [], names: {} };

describe('what comes first', () => {
  it.each([
    ['a page of that title', 'body', '/body'],
    ['a section of that title', 'sleeping', '/body#sleeping'],
    ['a name of code, by its own section', 'createBody', '/api/world#createbody'],
    ['a name of code, with its owner', 'World.createBody', '/api/world#createbody'],
    ['a name of code, with parentheses', 'createBody()', '/api/world#createbody'],
    [
      'a name of code, with an owner that is further above',
      'Fixture.create',
      '/api/fixture#create',
    ],
    ['a name in capitals, where others are not', 'TYPE', '/api/fixture#type'],
    ['a name that differs only in case', 'type', '/api/body#type'],
    ['a name of code that is in a text only', 'setLinearVelocity', '/body#move'],
    ['a part of a name', 'linearVelocity', '/body#move'],
    ['a name with a wrong letter', 'setLinearVelocty', '/body#move'],
    ['a question', 'how do I create a body', '/body#create'],
    ['two words that stand together in one section', 'platform velocity', '/body#move'],
    ['a word without its accent', 'grosse', '/größe'],
    ['Chinese', '物理', '/zh'],
    ["another engine's word", 'rigidbody', '/body'],
    ['stop words alone', 'the', '/body#create'],
    ['a name of code before what it is a synonym of', 'rotate', '/api/body#rotate'],
    ['a name of code as C++ has it', 'World->createBody', '/api/world#createbody'],
    ['a call with arguments', 'World.createBody({ x: 1 })', '/api/world#createbody'],
    ["a member of the reader's own object", 'ball.rotate(2)', '/api/body#rotate'],
    ['another form of a word', 'moved platforms', '/body#move'],
    ['a half-typed member after its owner', 'world.cr', '/api/world#createbody'],
    ["a half-typed member of the reader's own object", 'ball.rot', '/api/body#rotate'],
    ["another engine's name that ends in 2D", 'Sleeping2D', '/body#sleeping'],
  ])('for %s', (_what, query, id) => {
    expect(ask(query)[0]?.id).toBe(id);
  });
});

describe('find', () => {
  it.each(['', '   ', '-> []', '😀', 'quaternion'])('finds nothing for %j', (query) => {
    expect(ask(query)).toEqual([]);
  });

  it('returns everything that the list shows', () => {
    expect(ask('sleeping')[0]).toMatchObject({
      href: '/docs/body#sleeping',
      title: 'Sleeping',
      titles: ['Body'],
      text: 'A body at rest sleeps.',
      isPage: false,
      terms: expect.arrayContaining(['sleeping']),
      group: 'Guides',
    });
  });

  it('groups hits by the longest prefix if the site has groups', () => {
    expect(ask('createBody')[0]?.group).toBe('Reference');
    expect(ask('createBody', { groups: {} })[0]?.group).toBeUndefined();
  });

  it('groups by whole folders: /api-conventions is not below /api', () => {
    const [hit] = ask('ragdoll', {}, [section('/api-conventions/a', 'Ragdoll', 'It falls.')]);
    expect(hit?.group).toBe('Guides');
  });

  it('keeps the hits of a group together, and orders groups by their best hits', () => {
    const many = [
      section('/a', 'Ragdoll', 'ragdoll '),
      section('/api/b', 'A ragdoll of many words', 'It falls.'),
      section('/c', 'Falling', 'After a long while there may be some ragdoll.'),
    ];
    const order = ['/a', '/api/b', '/c'];
    expect(ask('ragdoll', { groups: {} }, many).map(({ id }) => id)).toEqual(order);
    expect(ask('ragdoll', {}, many).map(({ id }) => id)).toEqual(['/a', '/c', '/api/b']);
  });

  it('returns at most 16 hits', () => {
    const many = Array.from({ length: 40 }, (_, n) => section(`/p${n}`, 'Ragdoll', 'It falls.'));
    expect(ask('ragdoll', {}, many).length).toBe(MAX_HITS);
    expect(MAX_HITS).toBe(16);
  });

  it('handles 10,000 random queries without an error', () => {
    const index = indexOf(DOCUMENTS, {});
    const random = seeded(1);
    for (let n = 0; n < 10_000; n++) {
      const query = strangeQuery(random);
      const hits = find(index, configOf({}), query);
      expect(hits.every(({ href }) => href.startsWith('/docs'))).toBe(true);
    }
  });
});

it('ranks members of the same name by the guides that link to them', () => {
  const members = ['/api/a#cast', '/api/b#cast', '/api/c#cast'].map((id) =>
    section(id, 'cast()', 'Casts.', ['Owner']),
  );
  const json = packIndex(miniSearch(members, {}).toJSON(), '');
  const first = (links: Record<string, number>) =>
    find(loadIndex(json, configOf({}), { ...NO_SIGNALS, links }), configOf({}), 'cast')[0]?.id;
  expect(first({ '/api/c#cast': 2, '/api/b#cast': 1 })).toBe('/api/c#cast');
  expect(first({ '/api/b#cast': 1 })).toBe('/api/b#cast');
});

it('finds a symbol and its members by its other names', () => {
  const sections = [
    section('/api/polygonshape', 'PolygonShape', 'Also exported as Polygon.'),
    section('/api/polygonshape#area', 'area()', 'Of all of it.', ['PolygonShape']),
    section('/api/settings#polygonradius', 'polygonRadius', 'A polygon polygon.', ['Settings']),
    section('/api/settings#area', 'area()', 'Area, area.', ['Settings']),
  ];
  const json = packIndex(miniSearch(sections, {}).toJSON(), '');
  const first = (query: string, names: RankingSignals['names']) =>
    find(loadIndex(json, configOf({}), { ...NO_SIGNALS, names }), configOf({}), query)[0]?.id;
  expect(first('Polygon', {})).toBe('/api/settings#polygonradius');
  const names = { PolygonShape: ['Polygon'] };
  expect(first('Polygon', names)).toBe('/api/polygonshape');
  expect(first('Polygon.area', names)).toBe('/api/polygonshape#area');
});

it('ranks matches of rare words before matches of common ones', () => {
  const sections = [
    ...Array.from({ length: 30 }, (_, n) => section(`/p${n}`, 'Bodies', 'A body has a force.')),
    section('/force', 'Force and body', 'They are forces.'),
    section('/blast', 'Things that fly', 'An explosion.'),
  ];
  expect(ask('explosion force', {}, sections)[0]?.id).toBe('/blast');
});

it('ignores "list of" in a query', () => {
  const sections = [
    section('/edge', 'Edge', 'A class for a list of its classes.'),
    section('/api#classes', 'Classes', 'World, Edge.', ['Reference']),
  ];
  expect(ask('list of classes', {}, sections)[0]?.id).toBe('/api#classes');
});

it('finds only the synonym of a word that has one', () => {
  const sections = [
    section('/fixture', 'Fixture', 'It is made of a shape.'),
    section('/collide', 'Colliding', 'Things collide.'),
  ];
  const find = (synonyms: Record<string, string[]>) =>
    ask('collider', { synonyms }, sections).map(({ id }) => id);
  expect(find({})).toEqual(['/collide']);
  expect(find({ collider: ['fixture'] })).toEqual(['/fixture']);
});

it('ranks answers before lists of links to them', () => {
  const sections = [
    section('/a#next', 'What is next', 'Sleeping: sleeping bodies.', ['A']),
    section('/b#rest', 'Bodies at rest', 'After a while they are sleeping.', ['B']),
  ];
  const json = packIndex(miniSearch(sections, {}).toJSON(), '');
  const first = (lists: string[]) =>
    find(loadIndex(json, configOf({}), { ...NO_SIGNALS, lists }), configOf({}), 'sleeping')[0]?.id;
  expect(first([])).toBe('/a#next');
  expect(first(['/a#next'])).toBe('/b#rest');
});

describe('internal sections', () => {
  const sections = [
    section('/solver', 'Solver', 'It has an island.', []),
    section('/solver#clear', 'clear()', 'Starts an empty island. Island!', ['Solver']),
    section('/sleep#islands', 'Groups of bodies', 'Bodies that touch form an island.', ['Sleep']),
  ];
  const json = packIndex(miniSearch(sections, {}).toJSON(), '');
  const idsOf = (query: string, ...internals: string[]) =>
    find(loadIndex(json, configOf({}), { ...NO_SIGNALS, internals }), configOf({}), query).map(
      ({ id }) => id,
    );

  it('rank after others', () => {
    expect(idsOf('island')[0]).toBe('/solver#clear');
    expect(idsOf('island', '/solver#clear')).toEqual([
      ...['/solver', '/sleep#islands', '/solver#clear'],
    ]);
  });

  it('include all of an internal page', () => {
    expect(idsOf('island', '/solver')[0]).toBe('/sleep#islands');
  });

  it('are found first by their exact name', () => {
    expect(idsOf('Solver.clear', '/solver')[0]).toBe('/solver#clear');
    expect(idsOf('clear()', '/solver')[0]).toBe('/solver#clear');
    expect(idsOf('Solver', '/solver')[0]).toBe('/solver');
  });
});

describe('loadIndex', () => {
  it('throws for an index of another format', () => {
    const content = { ...miniSearch(DOCUMENTS, {}).toJSON(), serializationVersion: 3 };
    const json = packIndex(content, '');
    expect(() => loadIndex(json, configOf({}))).toThrow('incompatible version');
  });
});

const DOCUMENTS = [
  section('/body', 'Body', 'What has a place and moves.', [], true),
  section('/body#create', 'Create a body', 'Call world.createBody() for the first of them.', [
    'Body',
  ]),
  section('/body#move', 'Move it', 'A platform: setLinearVelocity(velocity).', ['Body']),
  section('/body#sleeping', 'Sleeping', 'A body at rest sleeps.', ['Body']),
  section('/world', 'World', 'It holds bodies. Set a linear scale. Velocity is cut.', [], true),
  section('/api/world', 'World', 'Class with createBody and step.', [], true),
  section('/api/world#createbody', 'createBody', 'Creates it.', ['World']),
  section('/fixture#make', 'Make one', 'Fixture.create(), or new.', ['Fixture']),
  section('/api/fixture#create', 'create()', 'Makes one.', ['Fixture', 'Methods']),
  section('/api/body#type', 'type', 'This type says how it moves.', ['Body', 'Properties']),
  section('/api/fixture#type', 'TYPE', 'What it returns to those who ask.', ['Fixture']),
  section('/api/body#rotate', 'rotate()', 'Turns it.', ['Body', 'Methods']),
  section('/fixture#torque', 'torque()', 'Torque.', ['Fixture']),
  section('/größe', 'Größe', 'Wie groß.', [], true),
  section('/zh', '物理引擎', '世界', [], true),
];

function section(id: string, title: string, text: string, titles: string[] = [], isPage = false) {
  return { id, title, text, titles, isPage, href: `/docs${id}` };
}

type Search = NonNullable<SiteConfig['search']>;

function configOf(search: Search) {
  const synonyms = { rigidbody: ['body'], rotate: ['torque'] };
  const groups = { '/': 'Guides', '/api': 'Reference' };
  const settings = { title: 'Engine', search: { synonyms, groups, ...search } };
  return parseConfig(settings, 'site.config.ts').config.search;
}

function miniSearch(documents: SearchDocument[], search: Search) {
  const index = new MiniSearch<SearchDocument>(searchOptions(configOf(search)));
  index.addAll(documents);
  return index;
}

/** As a browser gets it. */
function indexOf(documents: SearchDocument[], search: Search) {
  return loadIndex(packIndex(miniSearch(documents, search).toJSON(), ''), configOf(search));
}

function ask(query: string, search: Search = {}, documents: SearchDocument[] = DOCUMENTS) {
  return find(indexOf(documents, search), configOf(search), query);
}

/** Numbers from 0 to 1 that are the same in every run (Park and Miller, 1988). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const STRANGE = [
  ...'.*+?^$()|[]{}\\/<>&"\'`=;:,!@#%~-_ \t\n\u0000\u200b\ud800',
  ...[
    '<script>',
    'onerror=',
    '__proto__',
    'constructor',
    'toString',
    '😀',
    '👩‍👩‍👧',
    'é',
    'ｅ',
    'اختبار',
    '物理',
    'ラ',
  ],
  ...['body', 'World', 'createBody', 'the', 'AND', 'NOT', '"a b"', '0', '1e9', 'NaN'],
];

function strangeQuery(random: () => number): string {
  if (random() < 0.001) return 'createBody '.repeat(500).slice(0, 5000);
  const length = Math.floor(random() * 12);
  const pick = () => STRANGE[Math.floor(random() * STRANGE.length)] ?? '';
  return Array.from({ length }, pick).join('');
}
