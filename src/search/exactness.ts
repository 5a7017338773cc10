import type { SearchDocument } from './documents.ts';
import type { Names, Title } from './exactNames.ts';
import { partsOf } from './terms.ts';

/** Of a title that is the whole query; pages rank before sections. */
const EXACT = { page: 20, section: 10 };
/** A factor for equal spelling: capitals are typed on purpose (`TYPE`), but often omitted (`fixture`). */
const SAME_SPELLING = { capitals: 2.5, small: 1.5 };
/** A factor for the kind of page that a spelling stands for: `World` is the class, `world` the guide. */
const SAME_KIND = 1.1;
/** Of a member whose owner differs from the query's, and of one that is half typed after its owner. */
const MEMBER = { whole: 1, begun: 0.5 };

/**
 * How exactly a query is the name of a document, by its title alone or with one of those above it.
 * @returns 0 if it is another name, or a plain word that is also the name of a member: `gravity`
 */
export function exactness(document: SearchDocument, title: Title, names: Names): number {
  const { isReference = false, titles } = document;
  const isNamed = [...title.own, ...title.member].some((key) => names.keys.has(key));
  if (!isNamed) return memberExactness(document, title, names);
  const isPage = titles.length === 0;
  const isMember = isReference && !isPage && !/^[A-Z][a-z]/.test(document.title);
  if (isMember && names.isPlain) return 0;
  const isSmall = names.spelling === names.spelling.toLowerCase();
  const isSame = title.spellings.includes(names.spelling);
  return (
    (isPage ? EXACT.page : EXACT.section) *
    (isReference === isSmall ? 1 : SAME_KIND) *
    (isSame ? SAME_SPELLING[isSmall ? 'small' : 'capitals'] : 1)
  );
}

/** The same for the member that a piece of code calls, whole or half typed: `world.cr`. */
function memberExactness(document: SearchDocument, title: Title, names: Names): number {
  const { isReference } = document;
  if (names.member === undefined)
    return isReference && isBegun(document.title, names) ? MEMBER.begun : 0;
  if (title.own[0] === names.member) return MEMBER.whole;
  const isHalf = title.member.some((key) => [...names.keys].some((name) => key.startsWith(name)));
  return isReference && isHalf ? MEMBER.begun : 0;
}

/** Whether a query is a name up to its second word or further, such as `createBo`. */
function isBegun(title: string, { spelling, isUnfinished }: Names): boolean {
  const [first, second] = partsOf(title);
  return (
    isUnfinished &&
    first !== undefined &&
    second !== undefined &&
    spelling.length > first.length &&
    title.toLowerCase().startsWith(spelling.toLowerCase())
  );
}
