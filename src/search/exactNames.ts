import { memoize } from '../content/memoize.ts';
import type { StoredFields } from './options.ts';
import { toTerm } from './terms.ts';
import { contentWords } from './words.ts';

/** Names that a query can stand for. */
export interface Names {
  /** Key of the query; a title with the same key ranks first. */
  key: string;
  /** The query as typed, including its capitals. */
  canonicalCase: string;
  /** Whether it is a single lowercase word, which is more often an ordinary word than a name. */
  isPlain: boolean;
  /** Key of the member that it calls on some object: `ball.getPosition()`. */
  member?: string;
}

/** Matches code that names a member: the object it is called on, the name, and arguments. */
const CALL = /^(?:[\w$]+(?:\[\w*\])?(?:\.|->|::|#))+(?<member>[\w$]+)\s*(?:\(.*)?$/s;

/** Exactness of a title that equals the whole query; pages rank before sections. */
const EXACT = { page: 20, section: 10 };
/** Factors for identical letter case: capitals are typed on purpose (`TYPE`), but often omitted (`fixture`). */
const SAME_CASE = { capitals: 2.5, small: 1.5 };
/** Factor for the kind of page that the letter case suggests: `World` is the class, `world` the guide. */
const SAME_KIND = 1.1;
/** Exactness of a member whose owner differs from the query's, and of one that is only partly typed. */
const MEMBER = { whole: 1, begun: 0.5 };

/** Reads the names that a query can stand for: a title, or a member in a piece of code. */
export function readNames(query: string): Names {
  const called = query.replace(/\(.*$/s, '');
  const member = CALL.exec(query.trim())?.groups?.member;
  return {
    key: toKey(called),
    canonicalCase: canonicalWords(called),
    isPlain: /^\s*[a-z]+\s*$/.test(query),
    member: member && toKey(member),
  };
}

/**
 * Computes how exactly a query is the name of a document, by its title alone or with one of the titles above it.
 * @returns 0 if it is another name, or a plain word that is also the name of a member: `gravity`
 */
export function computeExactness(document: StoredFields, names: Names): number {
  const { isReference = false, isPage, title, titles } = document;
  const own = [title, ...(document.names ?? [])];
  const all = [...own, ...titles.flatMap((above) => own.map((name) => `${above}.${name}`))];
  if (names.key === '' || !all.some((name) => toKey(name) === names.key))
    return memberExactness(document, names);
  const isMember = isReference && !isPage && !/^[A-Z][a-z]/.test(title);
  if (isMember && names.isPlain) return 0;
  const isSmall = names.canonicalCase === names.canonicalCase.toLowerCase();
  const isSame = all.some((name) => canonicalWords(name) === names.canonicalCase);
  return (
    (isPage ? EXACT.page : EXACT.section) *
    (isReference === isSmall ? 1 : SAME_KIND) *
    (isSame ? SAME_CASE[isSmall ? 'small' : 'capitals'] : 1)
  );
}

/** Returns whether a plain word is exactly the name of a member, such as `speed`. */
export function isMemberNamed(document: StoredFields, { isPlain, canonicalCase }: Names): boolean {
  const { isReference, isPage, title } = document;
  return isPlain && isReference === true && !isPage && canonicalWords(title) === canonicalCase;
}

/** Returns the exactness of the member that a piece of code calls, fully or partly typed: `world.cr`. */
function memberExactness({ isReference, title }: StoredFields, { member }: Names): number {
  if (!member || !toKey(title).startsWith(member)) return 0;
  if (toKey(title) === member) return MEMBER.whole;
  return isReference ? MEMBER.begun : 0;
}

/** Returns the key of a name. Names that differ only in punctuation, case, number, and stop words have the same key. */
const toKey = memoize((text) => canonicalWords(text).split(/[ .]/).map(toTerm).join(' '));

const canonicalWords = memoize((text) => contentWords(text).join(' '));
