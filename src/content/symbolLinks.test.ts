import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { renderFormulas } from './formulas.ts';
import { renderMarkdown } from './markdown.ts';
import { createSymbolFinder, linkSymbols, type SymbolPlace } from './symbolLinks.ts';

const SYMBOLS = symbols({
  World: '/api/World',
  'World.World': '/api/World#new',
  'World.createBody': '/api/World#createbody',
  'World.step': '/api/World#step',
  Body: '/api/Body',
  'Body.constructor': '/api/Body#constructor',
  'Body.getType': '/api/Body#gettype',
  'Body.type': '/api/Body#type',
  Shape: '/api/Shape',
  'Shape.getType': '/api/Shape#gettype',
  BoxShape: '/api/BoxShape',
  'BoxShape.getArea': '/api/BoxShape#getarea',
  Box: '/api/BoxShape',
  'Box.getArea': '/api/BoxShape#getarea',
  Vec2: '/api/Vec2',
  'Vec2.add': '/api/Vec2#add',
  AABB: '/api/AABB',
  'AABB.combine': '/api/AABB#combine',
  testOverlap: '/api/testOverlap',
  'testOverlap.shape': '/api/testOverlap#shape',
});

const findSymbol = createSymbolFinder(SYMBOLS);

describe('createSymbolFinder', () => {
  it.each([
    ['World', '/api/World'],
    ['Box', '/api/BoxShape'],
    ['testOverlap', '/api/testOverlap'],
    ['testOverlap()', '/api/testOverlap'],
    ['testOverlap(shapeA, 0)', '/api/testOverlap'],
    ['World.createBody', '/api/World#createbody'],
    ['World.createBody()', '/api/World#createbody'],
    ['World#createBody()', '/api/World#createbody'],
    ['world.createBody', '/api/World#createbody'],
    ['world.createBody(…)', '/api/World#createbody'],
    ["world.createBody({ type: 'dynamic', at: Vec2(0, f(1)) })", '/api/World#createbody'],
    ['world.createBody({\n  angle: 1,\n})', '/api/World#createbody'],
    ['body.getType()', '/api/Body#gettype'],
    ['boxShape.getArea()', '/api/BoxShape#getarea'],
    ['vec2.add(v)', '/api/Vec2#add'],
    ['aabb.combine(a, b)', '/api/AABB#combine'],
    ['createBody()', '/api/World#createbody'],
    ['createBody(def)', '/api/World#createbody'],
    ['getArea()', '/api/BoxShape#getarea'],
    ['new World()', '/api/World#new'],
    ['new World({ gravity })', '/api/World#new'],
    ['new Body', '/api/Body#constructor'],
    ['new Vec2(0, 1)', '/api/Vec2'],
  ])('finds `%s` at %s', (text, address) => {
    expect(find(text)).toBe(address);
  });

  it.each([
    ['a word that is not a symbol', 'Map'],
    ['an object alone', 'world'],
    ['a bare member that is not called', 'createBody'],
    ['a bare member of two symbols', 'getType()'],
    ['a bare property', 'type'],
    ['a bare member of one word', 'step()'],
    ['a member that the class lacks', 'world.gravity'],
    ['a static call of an unknown class', 'Math.max(1, 2)'],
    ['a class name in the wrong case', 'WORLD.step()'],
    ['an object of another class', 'car.step()'],
    ['a member of a member', 'this.world.step()'],
    ['two calls', 'world.createBody().getType()'],
    ['two calls in a row', 'createBody()(1)'],
    ['a constructor and a call of its result', 'new World().step(1)'],
    ['a constructor of another library', 'new other.World()'],
    ['an unclosed call', 'createBody('],
    ['an assignment', 'const world = new World()'],
    ['a compound type', 'World[]'],
    ['a file name', 'world.js'],
    ['text that contains a name', 'the World'],
    ['a name that every object has', 'constructor'],
    ['nothing', ''],
  ])('finds nothing in %s', (_what, text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe('the subjects of a text', () => {
  const address = (text: string, ...subjects: string[]) => {
    const place = findSymbol(text, subjects);
    return place && `${place.path}#${place.hash}`;
  };

  it.each([
    ['step', '/api/World#step'],
    ['step(1 / 60)', '/api/World#step'],
    ['type', '/api/Body#type'],
    ['getType()', '/api/Body#gettype'],
    ['getArea()', '/api/BoxShape#getarea'],
  ])('determine the owner of `%s`', (text, expected) => {
    expect(address(text, 'World', 'Body', 'Shape')).toBe(expected);
  });

  it('distinguish an option from a method by its call', () => {
    const find = createSymbolFinder(
      new Map([
        ['Joint.lock', { path: '/joint', hash: 'lock', isMethod: true }],
        ['Joint.length', { path: '/joint', hash: 'length', isMethod: true }],
        ['Def.lock', { path: '/def', hash: 'lock' }],
      ]),
    );
    const paths = ['lock', 'lock(true)', 'length'].map(
      (text) => find(text, ['Joint', 'Def'])?.path,
    );
    expect(paths).toEqual(['/def', '/joint', '/joint']);
  });

  it.each([
    ['a member that no subject has', 'add'],
    ['an object of another class', 'car.step()'],
    ['a top-level symbol', 'testOverlap'],
  ])('do not affect %s', (_what, text) => {
    expect(address(text, 'World', 'Body')).toBe(address(text));
  });
});

describe('linkSymbols', () => {
  it('links a member of a subject once per section', () => {
    const sections = ['a', 'a', 'b', 'b'];
    const tree = renderMarkdown('`step` `step(1)` `step` `World.step`');
    const options = { findSymbol, basePath: '', subjects: ['World'] };
    linkSymbols(tree, { ...options, findSection: () => sections.shift() });
    const link = (text: string) => `<a href="/api/World#step"><code>${text}</code></a>`;
    expect(toHtml(tree)).toBe(
      `<p>${link('step')} <code>step(1)</code> ${link('step')} ${link('World.step')}</p>`,
    );
  });

  it('links code that names a symbol, and lists the links', () => {
    const { html, links } = link('Call `world.step(1)`,\nnot `Map`.\n\n- `World`', () => 'here');
    expect(html).toBe(
      '<p>Call <a href="/docs/api/World#step"><code>world.step(1)</code></a>,\nnot <code>Map</code>.</p>\n' +
        '<ul>\n<li><a href="/docs/api/World"><code>World</code></a></li>\n</ul>',
    );
    expect(links).toEqual([
      { href: '/api/World#step', path: '/api/World', hash: 'step', section: 'here', line: 1 },
      { href: '/api/World', path: '/api/World', hash: '', section: 'here', line: 4 },
    ]);
  });

  it.each([
    ['a link', '[`World`](/world), [the `World` **and `Body`**](/world)'],
    ['a heading', '## `World`'],
    ['a block of code', '```\nWorld\n```'],
    ['a button', '<button><code>World</code></button>'],
    ['text that controls a scene', '<span data-wired="ball"><code>World</code></span>'],
    ['names of another engine', '<div data-foreign><code>World.step</code></div>'],
    ['a summary', '<details><summary><code>World</code></summary></details>'],
  ])('links nothing in %s', (_what, markdown) => {
    const { html, links } = link(markdown);
    expect(html).toBe(toHtml(renderMarkdown(markdown)));
    expect(links).toEqual([]);
  });

  it('continues after an element without links', () => {
    const { links } = link('# `World`\n\n[`World`](/world) `Body`\n\n| a |\n| - |\n| `Shape` |');
    expect(links.map(({ path }) => path)).toEqual(['/api/Body', '/api/Shape']);
  });

  it('ignores formulas', async () => {
    const tree = renderMarkdown('The box $Box$ is `Box`.');
    const options = { findSymbol, basePath: '', findSection: () => undefined };
    expect(linkSymbols(tree, options)).toHaveLength(1);
    expect(await renderFormulas(tree, 'a.md')).toEqual([]);
    expect(toHtml(tree)).toContain('<math');
  });
});

function find(text: string): string | undefined {
  const place = findSymbol(text);
  return place && (place.hash ? `${place.path}#${place.hash}` : place.path);
}

function link(
  markdown: string,
  findSection: (node: Element) => string | undefined = () => undefined,
) {
  const tree = renderMarkdown(markdown);
  const links = linkSymbols(tree, { findSymbol, basePath: '/docs', findSection });
  return { html: toHtml(tree), links };
}

function symbols(addresses: Record<string, string>): Map<string, SymbolPlace> {
  return new Map(
    Object.entries(addresses).map(([name, address]) => {
      const [path = '', hash = ''] = address.split('#');
      return [name, { path, hash }];
    }),
  );
}
