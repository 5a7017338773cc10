import { isBelow, percentDecode } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { groupOf } from '../site/eyebrow.ts';
import { type SearchDocument, symbolKind } from './documents.ts';

/** Headings above the members of a symbol by kind, with what each member is. */
const MEMBER_KINDS: Record<string, string> = {
  Constructor: 'Constructor',
  Enumerators: 'Enumerator',
  Properties: 'Property',
  Accessors: 'Accessor',
  Methods: 'Method',
  Events: 'Event',
};

/** The path of a document's page. */
export function pathOf({ id }: SearchDocument): string {
  return percentDecode(id.replace(/#.*/s, ''));
}

/** Whether a document is a member of a symbol, such as a method. */
export function isMember({ isReference, titles }: SearchDocument): boolean {
  return isReference === true && titles.length > 0;
}

/** What a member is by its name: in large classes, headings are about tasks. */
function kindOfName(title: string): string | undefined {
  if (/^new \w+\(\)$/.test(title)) return 'Constructor';
  if (/^\w+\(\)$/.test(title)) return 'Method';
  return /^[a-z]+(?:-[a-z]+)+$/.test(title) ? 'Event' : undefined;
}

/**
 * What a document is, for readers: `Method`, or what the site calls pages of its folder, such as `Guide`.
 * @param groups names of folders, by their path
 */
export function kindOf(
  document: SearchDocument,
  groups: Record<string, string>,
): string | undefined {
  const [, heading] = document.titles;
  const member =
    heading && (MEMBER_KINDS[heading.replace(/^Static /, '')] ?? kindOfName(document.title));
  if (document.isReference && (document.kind ?? member)) return document.kind ?? member;
  return groupOf(pathOf(document), groups);
}

/** What a page is, for readers: the kind of its symbol, or what the site calls pages of its folder. */
export function kindOfPage({ path }: Pick<Page, 'path'>, config: Config): string | undefined {
  const reference = referencePath(config);
  const isReference = reference !== undefined && isBelow(path, reference);
  return (isReference ? symbolKind(path) : undefined) ?? groupOf(path, config.search.groups);
}
