import { isBelow } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { Page, Section } from '../content/page.ts';
import { SYMBOL_KINDS } from '../reference/model.ts';
import { findByPrefix } from './eyebrow.ts';

/** Kinds of members, by the heading above them. */
const MEMBER_KINDS: Record<string, string> = {
  Constructor: 'Constructor',
  Enumerators: 'Enumerator',
  Properties: 'Property',
  Accessors: 'Accessor',
  Methods: 'Method',
  Events: 'Event',
};

/** Returns whether a page is in the site's reference. */
export function isReferencePage({ path }: Pick<Page, 'path'>, config: Config): boolean {
  const reference = referencePath(config);
  return reference !== undefined && isBelow(path, reference);
}

/** Returns the kind of a page for readers: the kind of its symbol, or the site's name for pages of its folder. */
export function kindOfPage(page: Pick<Page, 'path'>, config: Config): string | undefined {
  const symbol = isReferencePage(page, config) ? symbolKind(page.path) : undefined;
  return symbol ?? findByPrefix(page.path, config.search.groups);
}

/** Returns the kind of a section for readers: `Method`, or the site's name for pages of its folder, such as `Guide`. */
export function kindOfSection(
  page: Pick<Page, 'path'>,
  { id, title, titles }: Pick<Section, 'id' | 'title' | 'titles'>,
  config: Config,
): string | undefined {
  if (id === undefined) return kindOfPage(page, config);
  const [, heading] = titles;
  const member = heading && (MEMBER_KINDS[heading.replace(/^Static /, '')] ?? kindOfName(title));
  if (member && isReferencePage(page, config)) return member;
  return findByPrefix(page.path, config.search.groups);
}

/** Returns the kind of the symbol that a page of the reference describes: `Class`. */
function symbolKind(path: string): string | undefined {
  const folder = path.split('/').at(-2);
  return Object.values(SYMBOL_KINDS).find((kind) => kind.folder === folder)?.singular;
}

/** Returns the kind of a member by its name, because in large classes, headings are about tasks. */
function kindOfName(title: string): string | undefined {
  if (/^new \w+\(\)$/.test(title)) return 'Constructor';
  if (/^\w+\(\)$/.test(title)) return 'Method';
  return /^[a-z]+(?:-[a-z]+)+$/.test(title) ? 'Event' : undefined;
}
