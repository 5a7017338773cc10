import { telling } from './query.ts';
import { fold, partsOf, wholeTermsOf } from './terms.ts';

/** What a title is compared by. */
export interface Title {
  /** Its words as they are spelled, without signs and filler. */
  spelled: string;
  /** What it has in common with names that differ from it in signs and case only. */
  key: string;
  /** The words that it is made of, folded and in the singular, each once. */
  words: string[];
}

/** The names of a section. */
export interface NamedSection {
  title: Title;
  /** Its title as names are spelled, alone and after each of those above it, by all names that these have. */
  spelled: string[];
  /** The same as names are compared: the title alone, and as a member. */
  keys: { own: string[]; member: string[] };
  isPage: boolean;
  /** Whether its title is a name of code. */
  isName: boolean;
}

/** What a query may be the name of. */
export interface Names {
  /** As it was typed: a title that is just this comes before all others. */
  typed: Set<string>;
  /** The same with its capitals. */
  spelled: string;
  /** What it calls of an object that the reader named: `ball.getPosition()`. */
  member?: string;
}

/** Of a name that was typed; more when it is a page's, and when it is spelled the same. */
const EXACT = { page: 20, section: 10 };
/** Nobody types capitals without need (`TYPE`), and some leave them out (`fixture`). */
const SAME_SPELLING = { capitals: 2.5, small: 1.5 };
/** Of a name whose owner is another one, and of one that is half typed after its owner. */
const MEMBER = { whole: 1, begun: 0.5 };

/** Code that names a member: what it is called on, the name, and arguments. */
const CODE = /^(?:[\w$]+(?:\[\w*\])?(?:\.|->|::|#))+(?<member>[\w$]+)\s*(?:\(.*)?$/s;

/** What a query may be the name of: a title, or a member in a piece of code. */
export function namesOf(query: string): Names {
  const called = query.replace(/\(.*$/s, '');
  const member = CODE.exec(query.trim())?.groups?.member;
  return {
    typed: new Set([query, called].map(keyOf).filter(Boolean)),
    spelled: spelledOf(query),
    member: member && keyOf(member),
  };
}

/** What a title is compared by. */
export function titleOf(text: string): Title {
  const words = telling(text).flatMap(partsOf);
  return {
    spelled: spelledOf(text),
    key: keyOf(text),
    words: [...new Set(words.map((word) => wholeTermsOf(word).at(-1) ?? ''))],
  };
}

/**
 * How much a section is what a query names, by its title, alone or with one of those above it.
 * @returns 0 for not at all
 */
export function exactness(section: NamedSection, names: Names): number {
  const { keys, isPage } = section;
  const { typed, spelled } = names;
  const isNamed = [...keys.own, ...keys.member].some((key) => typed.has(key));
  if (!isNamed) return memberExactness(section, names);
  const exact = isPage ? EXACT.page : EXACT.section;
  if (!section.spelled.includes(spelled)) return exact;
  const isSmall = spelled === spelled.toLowerCase();
  return exact * (isSmall ? SAME_SPELLING.small : SAME_SPELLING.capitals);
}

/** How much a section is the member that a piece of code calls, or begins to: `world.cr`. */
function memberExactness({ title, keys, isName }: NamedSection, { member, typed }: Names): number {
  if (member === undefined) return 0;
  if (title.key === member) return MEMBER.whole;
  const isBegun = keys.member.some((key) => [...typed].some((name) => key.startsWith(name)));
  return isName && isBegun ? MEMBER.begun : 0;
}

/** What two names have in common that differ only in signs, case and filler: `createBody()`. */
export function keyOf(text: string): string {
  return fold(spelledOf(text)).replaceAll('.', ' ');
}

/** The words of a name as they are spelled, without signs and filler. */
export function spelledOf(text: string): string {
  return telling(text).join(' ');
}
