import { cleanPath, hrefOf, isBelow, percentDecode } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Page, Section } from '../content/page.ts';
import { SYMBOL_KINDS } from '../reference/model.ts';
import { isListed } from '../site/listed.ts';
import type { Site } from '../site/site.ts';
import { tokenize } from './terms.ts';

/** A section of a page as the index has it: all text that can match, and what its rank depends on. */
export interface SearchDocument {
  /** Address below the base path with the anchor: `/world#step-the-world`. */
  id: string;
  title: string;
  /** Titles of the headings above it, outermost first. */
  titles: string[];
  /** Its prose, with a line for each paragraph, list item, and table row. */
  text: string;
  /** The words of its code that its prose doesn't have. */
  code?: string;
  /** What readers call it: phrases of its heading, and aliases of the terms that it explains. */
  asked?: string[];
  /** What other engines call it: `Unity: OnTriggerEnter2D`. */
  foreign?: string[];
  /** Other names of a symbol: `PolygonShape` is exported as `Polygon`, too. */
  names?: string[];
  /** What kind of symbol a page of the reference describes: `Class`. */
  kind?: string;
  /** The number of guides that link to it. */
  links?: number;
  /** Whether guides rank before it. */
  isBehind?: true;
  /** Whether it is in the reference. */
  isReference?: true;
  /** Whether it is for the library's own developers. */
  isInternal?: true;
}

export type SearchedSite = Pick<Site, 'config' | 'pages' | 'symbols'>;

/** The documents of a whole site: one for each section of its pages, except those that only lead elsewhere. */
export function documentsOf({ config, pages, symbols }: SearchedSite): SearchDocument[] {
  const listed = pages.filter(isListed);
  const reference = referencePath(config);
  const isReference = ({ path }: Page) => reference !== undefined && isBelow(path, reference);
  const guides = listed.filter((page) => !isReference(page));
  const links = linkCounts(guides, reference);
  const names = otherNames(pages, symbols);
  const foreign = foreignNames(listed);
  const leftOut = new Set(config.search.leaveOut);
  return listed.flatMap((page) => {
    const isInternalPage = page.sections.some(({ id, isInternal }) => isInternal && !id);
    const isBehind = config.search.behind.some((path) => isBelow(page.path, path));
    // The heading above a group of members says nothing: guides explain what it names.
    const isEmptyGroup = ({ text, code }: Section) => isReference(page) && text === '' && !code;
    const sections = page.sections.filter(
      (section) => !section.id || !(leftOut.has(section.title) || isEmptyGroup(section)),
    );
    return sections.map(({ id: anchor, title, titles, text, code, asked = [], isInternal }) => {
      const id = hrefOf({ path: page.path, hash: anchor }, '');
      const aliases = config.terms.filter(({ link }) => idOfLink(link) === id).flatMap(phrasesOf);
      return {
        ...{ id, title, titles, text },
        ...nonEmpty({
          code: code && wordsOnlyIn(code, text),
          asked: [...asked, ...aliases],
          foreign: foreign.get(id),
          names: anchor === undefined ? names.get(title) : undefined,
          kind: anchor === undefined && isReference(page) ? symbolKind(page.path) : undefined,
          links: links.get(id),
          isBehind,
          isReference: isReference(page),
          isInternal: isInternal || isInternalPage,
        }),
      };
    });
  });
}

/** The kind of the symbol that a page of the reference describes: `Class`. */
export function symbolKind(path: string): string | undefined {
  const folder = path.split('/').at(-2);
  return Object.values(SYMBOL_KINDS).find((kind) => kind.folder === folder)?.singular;
}

/** Drops what is empty or false: most sections have none of it. */
function nonEmpty<T extends object>(facts: T): Partial<Omit<SearchDocument, 'id'>> {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isFilled(value)));
}

function phrasesOf({ term, aliases }: { term: string; aliases: string[] }): string[] {
  return [term, ...aliases];
}

/** Each word of a section's code, unless its prose has it as well. */
function wordsOnlyIn(code: string, text: string): string {
  const known = new Set(tokenize(text));
  return [...new Set(tokenize(code))].filter((word) => !known.has(word)).join(' ');
}

/** The id of the document that a link from the config leads to. */
export function idOfLink(link: string): string {
  const [path = '', hash = ''] = link.split('#');
  return hrefOf({ path: cleanPath(percentDecode(path)), hash: percentDecode(hash) }, '');
}

/** What other engines call a section, by its id. Names that the reference has are the site's own. */
function foreignNames(pages: Page[]): Map<string, string[]> {
  const own = new Set(
    pages.flatMap(({ sections }) => sections.map(({ title }) => bareName(title))),
  );
  const foreign = new Map<string, string[]>();
  for (const { name, column, targets } of pages.flatMap(({ foreignNames = [] }) => foreignNames)) {
    if (own.has(bareName(name))) continue;
    for (const id of targets.map(ofClass))
      foreign.set(id, [...(foreign.get(id) ?? []), `${column}: ${name}`]);
  }
  return foreign;
}

/** A constructor stands for its class. */
function ofClass(id: string): string {
  return id.replace(/#constructor$/, '');
}

function bareName(name: string): string {
  return name
    .replace(/\(.*/s, '')
    .replace(/^.*[.:>]/, '')
    .toLowerCase();
}

/**
 * The number of guides that link to each section. Links in the reference and in tables of foreign names
 * don't count, because these link every name.
 */
function linkCounts(guides: Page[], reference: string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, links } of guides) {
    const others = links.filter(
      (link) => link.path !== path && link.path !== reference && !link.isLookup,
    );
    const ids = others.map((link) => hrefOf(link, ''));
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Names of symbols other than the title of their page, by that title. */
function otherNames(pages: Page[], symbols: Site['symbols']): Map<string, string[]> {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const names = new Map<string, string[]>();
  for (const [name, { path, hash }] of symbols) {
    const title = titles.get(path);
    if (hash !== '' || title === undefined || title === name) continue;
    names.set(title, [...(names.get(title) ?? []), name]);
  }
  return names;
}
