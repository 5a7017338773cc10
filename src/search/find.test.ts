import { describe, expect, it } from 'vitest';
import { section as makeSection, openDocuments } from '../../tests/unit/openDocuments.ts';
import type { SiteConfig } from '../config/schema.ts';
import { MAX_HITS } from './arrange.ts';
import { find } from './find.ts';
import type { SearchDocument } from './options.ts';

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
    ['two letters that are swapped', 'craeteBody', '/api/world#createbody'],
    ['a number with its unit', '60hz', '/world'],
    ['a class, by its capital', 'World', '/api/world'],
    ['a guide, by small letters', 'world', '/world'],
    ['the title of a guide in the singular', 'bodies', '/body'],
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
  it.each(['', '   ', '-> []', '😀', 'the', 'quaternion'])('finds nothing for %j', (query) => {
    expect(ask(query)).toEqual([]);
  });

  it('returns at most 16 hits', () => {
    const many = Array.from({ length: 40 }, (_, n) => section(`/p${n}`, 'Ragdoll', 'It falls.'));
    expect(ask('ragdoll', {}, many).length).toBe(MAX_HITS);
    expect(MAX_HITS).toBe(16);
  });

  it('handles 500 random queries without an error', () => {
    const index = openDocuments(DOCUMENTS);
    const random = seeded(1);
    for (let n = 0; n < 500; n++) {
      const { hits } = find(index, strangeQuery(random));
      expect(hits.every(({ id }) => id.startsWith('/'))).toBe(true);
    }
  });
});

it('ranks the reference below guides, unless the query is code', () => {
  const text = 'Call setVelocity with a velocity.';
  const sections = [section('/api/joint', 'Joint', text), section('/motors', 'Motors', text)];
  expect(idsFor('velocity', sections)).toEqual(['/motors', '/api/joint']);
  expect(idsFor('setVelocity', sections)).toEqual(['/api/joint', '/motors']);
});

it('finds a section by its search phrases as well as by its title', () => {
  const sections = [
    section('/units#limit', 'The speed limit', 'A body moves no further.', ['Units'], {
      searchPhrases: ['max velocity', 'terminal velocity'],
    }),
    section('/body#velocity', 'Velocity', 'A velocity is a vector. Velocity!', ['Body']),
  ];
  expect(idsFor('max velocity', sections)[0]).toBe('/units#limit');
  expect(idsFor('terminal velocity', sections)[0]).toBe('/units#limit');
  expect(idsFor('velocity', sections)[0]).toBe('/body#velocity');
});

it('finds a section by a name in another engine', () => {
  const sections = [
    section('/body#forces', 'Forces', 'They accelerate.', ['Body'], {
      foreign: ['Unity: AddForce'],
    }),
    section('/add', 'Add a force', 'A force that you add. Add force.'),
  ];
  expect(idsFor('AddForce', sections)[0]).toBe('/body#forces');
});

it("finds the site's word for a word of readers in texts without that word", () => {
  const sections = [section('/a', 'Ghosts', 'A sensor reports them.')];
  expect(ask('trigger', {}, sections)).toEqual([]);
  const found = ask('trigger', {}, sections, [['sensor', 'trigger']]);
  expect(found.map(({ id }) => id)).toEqual(['/a']);
});

it.each([
  ['body', []],
  ['ground', []],
  ['is my player grounded?', ['character controller']],
  ['grounded', ['character controller']],
])('searches the words of the site for %j: %j', (query, also) => {
  const names = [['character controller', 'on the ground', 'grounded']];
  const { words } = find(openDocuments(DOCUMENTS, {}, names), query).query;
  expect(words.flatMap(({ instead }) => instead)).toEqual(also);
});

it('does not treat another number as a typo', () => {
  const sections = [section('/a', 'Version 1.23', 'At 1000 units.')];
  for (const query of ['1.24', '1001']) {
    const { hits, query: read } = find(openDocuments(sections), query);
    expect([hits, read.words.flatMap(({ instead }) => instead)]).toEqual([[], []]);
  }
});

it('finds no heading of punctuation for other words', () => {
  const sections = [
    section('/operators', 'Operators', 'What they do.'),
    section('/operators#section', '++', 'Adds.', ['Operators']),
    section('/operators#section-1', '->', 'Points.', ['Operators'], { isReference: true }),
    section('/signs', '…', ''),
    section('/body', 'Body', 'It falls.'),
  ];
  for (const query of ['body', 'Body.fall', 'zeppelin', '++', '->', 'a->', '$', '…'])
    expect(idsFor(query, sections)).toEqual(
      query.startsWith('b') || query.startsWith('B') ? ['/body'] : [],
    );
  expect(idsFor('adds', sections)).toEqual(['/operators#section']);
});

it('joins the forms of a word', () => {
  const sections = [section('/a', 'Collisions', 'Deterministic.')];
  for (const query of ['colliding', 'determinism']) expect(idsFor(query, sections)).toEqual(['/a']);
});

it('prefers guides for words, and the reference for names', () => {
  const sections = [
    section('/guide#damping', 'Damping', 'Damping.', ['Guide']),
    section('/api/body#damping', 'damping', 'Damping.', ['Body', 'Properties'], {
      isReference: true,
    }),
  ];
  expect(idsFor('damping', sections)[0]).toBe('/guide#damping');
  expect(idsFor('body.damping', sections)[0]).toBe('/api/body#damping');
});

it('ranks a guide before a recipe that says the same, but not one that says more', () => {
  const text = 'A drag pulls a body.';
  const recipe = section('/recipes/drag', 'Drag', text, [], { isBehind: true });
  const guide = section('/drag', 'Drag', text);
  expect(idsFor('drags a body', [recipe, guide])).toEqual(['/drag', '/recipes/drag']);
  const other = section('/joint', 'Joint', text, [], {});
  expect(idsFor('drag', [other, recipe])[0]).toBe('/recipes/drag');
});

it('ranks members of the same name by the guides that link to them', () => {
  const members = ['/api/a#cast', '/api/b#cast', '/api/c#cast'].map((id) =>
    section(id, 'cast()', 'Casts.', ['Owner']),
  );
  const first = (links: Record<string, number>) =>
    idsFor(
      'cast',
      members.map((member) => ({ ...member, links: links[member.id] })),
    )[0];
  expect(first({ '/api/c#cast': 2, '/api/b#cast': 1 })).toBe('/api/c#cast');
  expect(first({ '/api/b#cast': 1 })).toBe('/api/b#cast');
});

it('finds a symbol and its members by its other names', () => {
  const sections = [
    section('/api/polygonshape', 'PolygonShape', 'Also exported as Polygon.', [], {
      names: ['Polygon'],
    }),
    section('/api/polygonshape#area', 'area()', 'Of all of it.', ['PolygonShape'], {
      names: ['Polygon.area'],
    }),
    section('/api/settings#polygonradius', 'polygonRadius', 'A polygon polygon.', ['Settings']),
    section('/api/settings#area', 'area()', 'Area, area.', ['Settings']),
  ];
  expect(idsFor('Polygon', sections)[0]).toBe('/api/polygonshape');
  expect(idsFor('Polygon.area', sections)[0]).toBe('/api/polygonshape#area');
});

it('ranks the member whose name is the query fourth at the latest', () => {
  const guides = Array.from({ length: 20 }, (_, at) =>
    section(`/g${at}#s`, 'Damping', 'Damping.', [`Guide ${at}`]),
  );
  const member = section('/api/body#damping', 'damping', '', ['Body', 'Properties']);
  expect(idsFor('damping', [...guides, member])[3]).toBe('/api/body#damping');
});

it('completes an indexed word that stands alone, unless the config turns it off', () => {
  const sections = [
    section('/wind', 'Wind', 'Air that moves bodies.'),
    section('/windmill', 'Windmills', 'They turn.'),
  ];
  expect(idsFor('wind', sections)).toEqual(['/wind', '/windmill']);
  expect(idsFor('wind moves', sections)).toEqual(['/wind']);
  expect(ask('wind', { prefix: false }, sections).map(({ id }) => id)).toEqual(['/wind']);
});

it('ranks matches of rare words before matches of common ones', () => {
  const sections = [
    ...Array.from({ length: 30 }, (_, n) => section(`/p${n}`, 'Bodies', 'A body has a force.')),
    section('/force', 'Force and body', 'They are forces.'),
    section('/blast', 'Things that fly', 'An explosion.'),
  ];
  expect(ask('explosion force', {}, sections)[0]?.id).toBe('/blast');
});

describe('internal sections', () => {
  const sections = [
    section('/solver', 'Solver', 'It has an island.', []),
    section('/solver#clear', 'clear()', 'Starts an empty island. Island!', ['Solver']),
    section('/sleep#islands', 'Groups of bodies', 'Bodies that touch form an island.', ['Sleep']),
  ];
  const findIds = (query: string, ...internals: string[]) =>
    idsFor(
      query,
      sections.map((document) => ({
        ...document,
        ...(internals.includes(document.id) && { isInternal: true as const }),
      })),
    );

  it('rank after others', () => {
    expect(findIds('island')[0]).toBe('/solver#clear');
    expect(findIds('island', '/solver#clear')).toEqual(['/solver', '/sleep#islands']);
    expect(findIds('island', '/solver', '/solver#clear')[0]).toBe('/sleep#islands');
  });

  it('are found first by their exact name', () => {
    expect(findIds('Solver.clear', '/solver#clear')[0]).toBe('/solver#clear');
    expect(findIds('clear()', '/solver#clear')[0]).toBe('/solver#clear');
    expect(findIds('Solver', '/solver')[0]).toBe('/solver');
  });
});

const DOCUMENTS = [
  section('/body', 'Body', 'What has a place and moves.'),
  section('/body#create', 'Create a body', 'Call world.createBody() for the first of them.', [
    'Body',
  ]),
  section('/body#move', 'Move it', 'A platform: setLinearVelocity(velocity).', ['Body']),
  section('/body#sleeping', 'Sleeping', 'A body at rest sleeps.', ['Body']),
  section('/world', 'World', 'It holds bodies. Set a linear scale. Velocity is cut. At 60 Hz.'),
  section('/api/world', 'World', 'Class with createBody and step.'),
  section('/api/world#createbody', 'createBody', 'Creates it.', ['World']),
  section('/fixture#make', 'Make one', 'Fixture.create(), or new.', ['Fixture']),
  section('/api/fixture#create', 'create()', 'Makes one.', ['Fixture', 'Methods']),
  section('/api/body#type', 'type', 'This type says how it moves.', ['Body', 'Properties']),
  section('/api/fixture#type', 'TYPE', 'What it returns to those who ask.', ['Fixture']),
  section('/api/body#rotate', 'rotate()', 'Turns it.', ['Body', 'Methods']),
  section('/fixture#torque', 'torque()', 'Torque.', ['Fixture']),
  section('/größe', 'Größe', 'Wie groß.'),
  section('/zh', '物理引擎', '世界'),
];

function section(
  id: string,
  title: string,
  text: string,
  titles: string[] = [],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return makeSection({ id, title, text, titles, ...more });
}

type Search = NonNullable<SiteConfig['search']>;

function ask(
  query: string,
  search: Search = {},
  documents: SearchDocument[] = DOCUMENTS,
  synonyms: string[][] = [],
) {
  return find(openDocuments(documents, search, synonyms), query).hits;
}

function idsFor(query: string, documents: SearchDocument[]): string[] {
  return ask(query, {}, documents).map(({ id }) => id);
}

/** Returns numbers from 0 to 1 that are the same in every run (Park and Miller, 1988). */
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
