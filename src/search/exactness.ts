import type { Names } from './exactNames.ts';
import type { Section } from './section.ts';

/** Of a title that is the whole query; pages rank before sections. */
const EXACT = { page: 20, section: 10 };
/** A factor for equal spelling: capitals are typed on purpose (`TYPE`), but often omitted (`fixture`). */
const SAME_SPELLING = { capitals: 2.5, small: 1.5 };
/** Of a member whose owner differs from the query's, and of one that is half typed after its owner. */
const MEMBER = { whole: 1, begun: 0.5 };

/**
 * How exactly a query is the name of a section, by its title alone or with one of those above it.
 * @returns 0 if it is another name
 */
export function exactness(section: Section, names: Names): number {
  const { keys, isPage, spellings } = section;
  const isNamed = [...keys.own, ...keys.member].some((key) => names.keys.has(key));
  if (!isNamed) return memberExactness(section, names);
  const exact = isPage ? EXACT.page : EXACT.section;
  if (!spellings.includes(names.spelling)) return exact;
  const isSmall = names.spelling === names.spelling.toLowerCase();
  return exact * (isSmall ? SAME_SPELLING.small : SAME_SPELLING.capitals);
}

/** The same for the member that a piece of code calls, whole or half typed: `world.cr`. */
function memberExactness({ title, keys, isName }: Section, names: Names): number {
  if (names.member === undefined) return 0;
  if (title.key === names.member) return MEMBER.whole;
  const isBegun = keys.member.some((key) => [...names.keys].some((name) => key.startsWith(name)));
  return isName && isBegun ? MEMBER.begun : 0;
}
