import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import notes from '../../docs/reference.ts';
import type { Page } from '../../src/content/page.ts';
import { SYMBOL_KINDS } from '../../src/reference/model.ts';
import { notesByName } from '../../src/reference/notes.ts';
import { find, type Hit } from '../../src/search/find.ts';
import { index, json } from './docsSearch.ts';
import { site } from './docsSite.ts';
import { type LibraryType, readLibraryTypes } from './libraryTypes.ts';

// Compares the reference, which is read from the source, with the declarations of the package.

const PROJECT = join(import.meta.dirname, '../..');
const ROOT = '/api';

/** Parameters of calculations, which can have any unit. */
const ANY_UNIT = /^(?:Vec2|Vec3|Mat22|Mat33|Rot)\.|^Transform\.mulT?\.b$/;

/** Optional parameters without a default: the library ignores them, or passes them on. */
const WITHOUT_DEFAULT = [
  'ChainShape.computeMass.density',
  'Contact.update.listener',
  'EdgeShape.computeMass.density',
  'Shape.computeMass.density',
  'Testbed.mount.options',
  'TreeNode.TreeNode.id',
  'Vec2.wSub.b',
  'Vec2.wSub.w',
  'World.publish.arg1',
  'World.publish.arg2',
  'World.publish.arg3',
];

/** Parameters of properties that are functions: pages show the type, which is a link. */
const OF_PROPERTIES = /^BroadPhase\.m_callback\.|^Manifold\.(?:clipSegmentToLine|getPointStates)\./;

/** Where the entry of a member starts: a section, or a row of a table. */
const MEMBER = /<section class="member[^>]*>|<tr data-unfolds[^>]*>/;

const byName = notesByName(notes.symbols);
const getUnit = (key: string) => byName.get(key)?.unit;

const types = readLibraryTypes(join(PROJECT, 'node_modules/planck/dist/planck.d.ts'));

const symbols = [...types].map(([name, type]) => {
  const path = `${ROOT}/${SYMBOL_KINDS[type.kind].folder}/${name}`;
  return { name, type, path, page: site.routes.get(path) };
});
const pages = site.pages.filter(({ path }) => path.startsWith(`${ROOT}/`));

test('every link leads to a page and an anchor that exist', () => {
  expect(site.problems).toEqual([]);
  expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(2000);
});

test('every page is edited in the file with its notes, and has its date', () => {
  const own = pages.filter(({ filePath }) => filePath === '');
  expect(own.length).toBeGreaterThan(100);
  for (const { title, notesFile = '', lastUpdatedAt } of own) {
    const text = readFileSync(join(PROJECT, 'docs/pages', notesFile), 'utf8');
    expect.soft(text, title).toContain(`export const ${title}`);
    expect.soft(lastUpdatedAt, title).toBeGreaterThan(Date.UTC(2026));
  }
  expect(site.routes.get('/writing')?.lastUpdatedAt).toBeGreaterThan(Date.UTC(2026));
});

describe('every symbol', () => {
  test('has a page, and there are no other pages', () => {
    expect(symbols.length).toBeGreaterThan(120);
    expect(pages.map(({ path }) => path).sort()).toEqual(symbols.map(({ path }) => path).sort());
  });

  test('is the title of its page', () => {
    expect(symbols.filter(({ name, page }) => page?.title !== name)).toEqual([]);
  });

  test('has an alias in lowercase', () => {
    const capitalized = symbols.filter(({ path }) => !isLower(path));
    const missing = capitalized.filter(
      ({ path, page }) => !page?.frontmatter.aliases.includes(path.toLowerCase()),
    );
    expect(missing).toEqual([]);
    expect(capitalized.length).toBeGreaterThan(120);
  });
});

describe('every member', () => {
  test('has an anchor on its page, in lowercase and as spelled', () => {
    const missing = symbols.flatMap(({ name, type, page }) =>
      listNames(type)
        .filter((member) => member !== name)
        .flatMap((member) => [member, member.toLowerCase()])
        .filter((anchor) => !page?.anchors.includes(anchor))
        .map((anchor) => `${name}#${anchor}`),
    );
    expect(missing).toEqual([]);
    const world = site.routes.get(`${ROOT}/classes/World`);
    expect(world?.anchors).toEqual(expect.arrayContaining(['createbody', 'createBody']));
  });

  test('has a link on the pages of symbols that inherit it', () => {
    const missing = symbols.flatMap(({ name, type, page }) => {
      const links = new Set(page?.links.map(({ hash }) => hash));
      return type.inherited
        .filter((member) => !links.has(member.toLowerCase()))
        .map((member) => `${name}.${member}`);
    });
    expect(missing).toEqual([]);
    expect(symbols.flatMap(({ type }) => type.inherited).length).toBeGreaterThan(200);
  });

  test('has both anchors on the pages of symbols that inherit it', () => {
    const missing = symbols.flatMap(({ name, type, page }) =>
      type.inherited
        .flatMap((member) => [member, member.toLowerCase()])
        .filter((anchor) => !page?.anchors.includes(anchor))
        .map((anchor) => `${name}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  test('of a class includes its constructor', () => {
    const classes = symbols.filter(({ name, type }) => listNames(type).includes(name));
    expect(classes.length).toBeGreaterThan(20);
    const missing = classes.filter(({ page }) => !page?.anchors.includes('constructor'));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

describe('every parameter', () => {
  const rows = symbols.flatMap(({ name, page }) => readParameterRows(name, page?.html ?? ''));
  const described = new Set(rows.filter(({ text }) => text).map(({ key }) => key));

  test('has a text on the page', () => {
    expect(rows.filter(({ text }) => !text)).toEqual([]);
    expect(rows.length).toBeGreaterThan(800);
  });

  test('in the declarations is in a table', () => {
    const declared = symbols.flatMap(({ name, type }) => [
      // Calling a class without `new` is deprecated, and on no page.
      ...(type.kind === 'function' ? type.parameters : []).map((own) => `${name}.${own}`),
      ...type.members.flatMap((member) =>
        member.parameters.map((parameter) => `${name}.${member.name}.${parameter}`),
      ),
    ]);
    const missing = declared.filter((key) => !described.has(key) && !OF_PROPERTIES.test(key));
    expect([...new Set(missing)]).toEqual([]);
    expect(declared.length).toBeGreaterThan(800);
  });

  test('that is optional has a default, with known exceptions', () => {
    const withoutDefault = rows.filter(
      ({ isOptional, default: cell }) => isOptional && /^–?$/.test(cell),
    );
    expect([...new Set(withoutDefault.map(({ key }) => key))].toSorted()).toEqual(WITHOUT_DEFAULT);
    expect(rows.filter(({ isOptional }) => isOptional).length).toBeGreaterThan(50);
  });

  test('has a unit if one with the same name and type has', () => {
    const describeType = ({ key, type }: ParameterRow) => `${key.split('.').at(-1)}: ${type}`;
    const measured = new Set(rows.filter(({ key }) => getUnit(key)).map(describeType));
    const siblings = rows.filter(
      (row) => measured.has(describeType(row)) && !ANY_UNIT.test(row.key),
    );
    expect(siblings.map(({ key }) => key).filter((key) => getUnit(key) === undefined)).toEqual([]);
    expect(siblings.length).toBeGreaterThan(100);
  });
});

describe('pages', () => {
  test('have each id once', () => {
    const duplicates = pages.flatMap(({ path, html }) => {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${path}#${id}`);
    });
    expect(duplicates).toEqual([]);
  });

  test('show no stringified objects', () => {
    // Types can be undefined, but no text can be an object. Notes write `NaN` as code.
    expect(pages.filter(({ html }) => /\[object |\{@|(?<!<code>|`)\bNaN\b/.test(html))).toEqual([]);
    const odd = pages.flatMap(({ path, html }) => {
      const [trace] = /\b(?:undefined|unknown)\b|symbol:/.exec(extractProse(html)) ?? [];
      return trace === undefined ? [] : [`${path}: ${trace}`];
    });
    expect(odd).toEqual([]);
  });

  test('have no empty table cells', () => {
    const empty = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<tr>.*?<\/tr>/gs)]
        .filter(([row]) => /<td[^>]*><\/td>/.test(row))
        .map(([row]) => `${path}: ${extractProse(row)}`),
    );
    expect(empty).toEqual([]);
    expect(pages.some(({ html }) => html.includes('<td>'))).toBe(true);
  });

  test('have a text for each member', () => {
    const sections = pages.flatMap(({ path, html }) =>
      html
        .split(MEMBER)
        .slice(1)
        .map((text) => ({ path, text })),
    );
    const withoutText = sections.filter(({ text }) => !/<div><p>/.test(text));
    expect(withoutText.map(({ path, text }) => `${path}: ${extractProse(text)}`)).toEqual([]);
    expect(sections.length).toBeGreaterThan(900);
  });

  test('have a complete and unique description', () => {
    const odd = pages.filter(({ description }) => !/^.{10,164}$/.test(description));
    expect(odd.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
    const descriptions = pages.map(({ description }) => description);
    const duplicates = descriptions.filter((text, index) => descriptions.indexOf(text) < index);
    expect(duplicates).toEqual([]);
  });
});

describe('search', () => {
  test('finds inherited members only where they are declared', () => {
    const ids = find(index, 'getBodyA').hits.map(({ id }) => id);
    expect(ids).toContain(`${ROOT}/classes/Joint#getbodya`);
    expect(ids).not.toContain(`${ROOT}/classes/RevoluteJoint#getbodya`);
  });

  const first = (query: string): Hit | undefined => find(index, query).hits[0];

  test('for the name of a symbol finds its page first', () => {
    const wrong = symbols
      .map(({ name, path }) => ({ name, path, id: first(name)?.id }))
      .filter(({ id, path }) => id !== path);
    expect(wrong).toEqual([]);
  });

  test('for an alias of a symbol finds its page first, or a guide of that name', () => {
    const aliases = symbols.flatMap(({ path, type }) =>
      type.otherNames.map((name) => ({ name, path })),
    );
    const wrong = aliases
      .map(({ name, path }) => ({ name, path, hit: first(name) }))
      .filter(({ name, path, hit }) => hit?.id !== path && hit?.title !== name)
      .map(({ name, hit }) => `${name}: ${hit?.id}`);
    expect(wrong).toEqual([]);
    expect(aliases.map(({ name }) => name)).toContain('Polygon');
  });

  test('for the name of a member finds a section of that name first, or after guides for a word', () => {
    const names = [...new Set(symbols.flatMap(({ type }) => listNames(type)))];
    const wrong = names.flatMap((name) => {
      const titles = find(index, name).hits.map(({ title }) => title.replace('()', ''));
      // In lowercase, a guide or the symbol can be meant: "gravity", "fixture".
      const counted = isLower(name) ? titles : titles.slice(0, 1);
      const isFound = counted.some((title) => title === name || isSymbol(title, name));
      return isFound ? [] : `${name}: ${titles[0]}`;
    });
    expect(wrong).toEqual([]);
    expect(names.length).toBeGreaterThan(600);
  });

  test('for a member with its symbol finds exactly that', () => {
    const all = symbols.flatMap(({ name, type, path }) =>
      listNames(type)
        .filter((member) => member !== name)
        .map((member) => ({ path, member: `${name}.${member}` })),
    );
    // A quarter of the members is enough, and takes a quarter of the time.
    const sample = all.filter((_, index) => index % 4 === 0);
    const wrong = sample
      .map(({ path, member }) => ({ path, member, id: first(member)?.id }))
      // A static member can have the same name: either one counts.
      .filter(({ path, member, id }) => id?.replace(/-1$/, '') !== createAddress(path, member));
    expect(wrong).toEqual([]);
    expect(sample.length).toBeGreaterThan(225);
  });
});

test('the search index is at most 2.85 times as large as its text, gzipped', () => {
  const stored: { text: string }[] = Object.values(JSON.parse(json).storedFields);
  const text = stored.map(({ text }) => text).join('\n');
  expect(measure(text)).toBeGreaterThan(200_000);
  expect(measure(json) / measure(text)).toBeLessThanOrEqual(2.85);
});

/** Returns the size of a text in bytes, gzipped. */
function measure(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function isSymbol(title: string | undefined, name: string): boolean {
  return title !== undefined && types.has(title) && title.toLowerCase() === name;
}

interface ParameterRow {
  /** `World.step.timeStep`, `mixFriction.friction1`. */
  key: string;
  isOptional: boolean;
  /** The cell of the default. */
  default: string;
  /** Empty where overloads differ. */
  type: string;
  /** The description. */
  text: string;
}

/** Returns all rows of the parameter tables on the page of a symbol, one table for each overload. */
function readParameterRows(symbol: string, html: string): ParameterRow[] {
  const [own, ...members] = html.split(MEMBER);
  const sections = members.map((text) => {
    const [, title = ''] =
      /<h3.*?<\/h3>/s
        .exec(text)?.[0]
        .replaceAll('<wbr>', '')
        .match(/>(?:new )?([\w-]+)(?:\(\))?</) ?? [];
    return { owner: `${symbol}.${title}`, text };
  });
  return [{ owner: symbol, text: own ?? '' }, ...sections].flatMap(({ owner, text }) =>
    [...text.matchAll(/<table[^>]*><thead[^>]*><tr><th>Parameter<.*?<\/table>/gs)].flatMap(
      ([table]) => {
        const [titles = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(
          ([, row = '']) =>
            row.split(/<\/t[hd]>/).map((cell) => cell.replace(/<[^>]*>/g, '').trim()),
        );
        return rows.map((cells) => {
          const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
          const [name, isOptional] = cell('Parameter').split(' (');
          return {
            key: `${owner}.${name}`,
            isOptional: isOptional !== undefined,
            type: cell('Type'),
            default: cell('Default'),
            text: cell('Description'),
          };
        });
      },
    ),
  );
}

/** Returns the address of a member's section, such as `World.createBody`. */
function createAddress(path: string, member: string): string {
  return `${path}#${member.slice(member.indexOf('.') + 1).toLowerCase()}`;
}

/** Returns the names of the own members of a symbol, each once. */
function listNames({ members }: LibraryType): string[] {
  return [...new Set(members.map(({ name }) => name))];
}

function isLower(text: string): boolean {
  return text === text.toLowerCase();
}

/** Returns the text of a page without code and markup. */
function extractProse(html: Page['html']): string {
  return html.replace(/<(pre|code)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}
