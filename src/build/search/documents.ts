import { cleanPath, isBelow, percentDecode, toHref } from '../../address/address.ts';
import { referencePath } from '../../config/referencePath.ts';
import { escapeHtml } from '../../content/escape.ts';
import type { Page, Section } from '../../content/page.ts';
import { joinLines } from '../../search/excerpt.ts';
import type { SearchDocument } from '../../search/options.ts';
import { tokenize } from '../../search/terms.ts';
import { groupBy } from '../../site/groupBy.ts';
import { isReferencePage, kindOfSection } from '../../site/kinds.ts';
import { isListed } from '../../site/listed.ts';
import type { Site } from '../../site/site.ts';

export type SearchedSite = Pick<Site, 'config' | 'pages' | 'symbols'>;

/** Maximum length of the excerpt that a document stores, in UTF-16 code units. */
const MAX_EXCERPT_LENGTH = 160;

/**
 * Returns the documents of a whole site: one for each section of its pages, except sections that only link elsewhere.
 */
export function createDocuments({ config, pages, symbols }: SearchedSite): SearchDocument[] {
  const listed = pages.filter(isListed);
  const isReference = (page: Page) => isReferencePage(page, config);
  const guides = listed.filter((page) => !isReference(page));
  const links = countLinks(guides, referencePath(config));
  const names = otherNames(pages, symbols);
  const foreign = foreignNames(listed);
  const leftOut = new Set(config.search.leaveOut);
  const termsById = groupBy(config.terms, ({ link }) => idOfLink(link));
  return listed.flatMap((page) => {
    const isInternalPage = page.sections.some(({ id, isInternal }) => isInternal && !id);
    const isBehind = config.search.behind.some((path) => isBelow(page.path, path));
    // Skip headings of empty groups of members, because guides explain what they name.
    const isEmptyGroup = ({ text, code }: Section) => isReference(page) && text === '' && !code;
    const sections = page.sections.filter(
      (section) => !section.id || !(leftOut.has(section.title) || isEmptyGroup(section)),
    );
    return sections.map((section): SearchDocument => {
      const { id: anchor, title, titles, text, code, searchPhrases = [], isInternal } = section;
      const address = { path: page.path, hash: anchor };
      const id = toHref(address, '');
      const terms = termsById.get(id) ?? [];
      const aliases = terms.flatMap(({ term, aliases }) => [term, ...aliases]);
      return {
        ...{ id, title, titles, text },
        ...{ href: toHref(address, config.basePath), isPage: anchor === undefined },
        // A symbol's text begins with its kind, which hits display separately.
        html: excerptHtml(isReference(page) && !anchor ? text.replace(/^.*\n/, '') : text),
        ...dropEmpty({
          code: code && wordsOnlyIn(code, text),
          kind: kindOfSection(page, section, config),
          searchPhrases: [...searchPhrases, ...aliases],
          foreign: foreign.get(id),
          names: anchor === undefined ? names.get(title) : memberNames(section, names),
          links: links.get(id),
          isBehind,
          isReference: isReference(page),
          isInternal: isInternal || isInternalPage,
        }),
      };
    });
  });
}

/** Returns the beginning of a text as HTML, with dashes between the cells of a table. It ends with a whole word. */
function excerptHtml(text: string): string {
  const line = joinLines(text).replace(/^[\s–]+/, '');
  if (line.length <= MAX_EXCERPT_LENGTH) return escapeHtml(line);
  return `${escapeHtml(line.slice(0, MAX_EXCERPT_LENGTH).replace(/\s+\S*$/, ''))} …`;
}

/** Drops empty and false values, because most sections have none of these facts. */
function dropEmpty<T extends object>(facts: T): Partial<Omit<SearchDocument, 'id'>> {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isFilled(value)));
}

/**
 * Returns each word of a section's code that its prose doesn't contain. Skips numbers and single letters, which aren't
 * useful search words.
 */
function wordsOnlyIn(code: string, text: string): string {
  const proseWords = new Set(tokenize(text));
  const words = tokenize(code).filter((word) => /^[a-z_$][\w$.]{2,}$/i.test(word));
  return [...new Set(words)].filter((word) => !proseWords.has(word)).join(' ');
}

/** Returns the id of the document that a link from the config leads to. */
export function idOfLink(link: string): string {
  const [path = '', hash = ''] = link.split('#');
  return toHref({ path: cleanPath(percentDecode(path)), hash: percentDecode(hash) }, '');
}

/** Returns names of other engines for each section, by its id. Skips names that the reference itself has. */
function foreignNames(pages: Page[]): Map<string, string[]> {
  const own = new Set(
    pages.flatMap(({ sections }) => sections.map(({ title }) => bareName(title))),
  );
  const foreign = new Map<string, string[]>();
  for (const { name, column, targets } of pages.flatMap(({ foreignNames = [] }) => foreignNames)) {
    if (own.has(bareName(name))) continue;
    for (const id of targets.map(toClassId))
      foreign.set(id, [...(foreign.get(id) ?? []), `${column}: ${name}`]);
  }
  return foreign;
}

/** Returns the id of a class for its constructor. */
function toClassId(id: string): string {
  return id.replace(/#constructor$/, '');
}

function bareName(name: string): string {
  return name
    .replace(/\(.*/s, '')
    .replace(/^.*[.:>]/, '')
    .toLowerCase();
}

/**
 * Returns the number of guides that link to each section. Links in the reference and in tables of other engines' names
 * don't count, because these link every name.
 */
function countLinks(guides: Page[], reference: string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, links } of guides) {
    const others = links.filter(
      (link) => link.path !== path && link.path !== reference && !link.isLookup,
    );
    const ids = others.map((link) => toHref(link, ''));
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Returns the names of symbols that differ from the title of their page, by that title. */
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

/** Returns names of a member under the other names of its symbol: `Polygon.getVertex`. */
function memberNames({ title, titles }: Section, names: Map<string, string[]>): string[] {
  const owners = names.get(titles[0] ?? '') ?? [];
  return owners.map((owner) => `${owner}.${title.replace(/\(\)$/, '')}`);
}
