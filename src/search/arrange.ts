import type { StoredFields } from './options.ts';

/** The maximum number of hits. */
export const MAX_HITS = 16;
/** More hits of one page would hide the others. */
const MAX_PER_PAGE = 3;
/** Members of the reference before the first guide, unless the query is a name of code. */
const MAX_MEMBERS_FIRST = 4;

type Ranked = Pick<StoredFields, 'href' | 'isPage' | 'isReference'> & {
  score: number;
  /** Whether the query is its name, so that it is kept however weak it is. */
  isNamed?: boolean;
};

/** The address of a hit's page. */
export function pageOf({ href }: Pick<Ranked, 'href'>): string {
  return href.replace(/#.*/s, '');
}

/**
 * Brings ranked documents into the order of the list: hits of a page follow its best hit if they are
 * nearly as good, and members of the reference don't fill the view.
 * @param share of the score of its page's best hit that a hit needs to follow it, if hits of other pages are
 * between them
 */
export function arrange<T extends Ranked>(ranked: T[], isCode: boolean, share: number): T[] {
  const limited = isCode ? ranked : guidesInView(ranked);
  const pages = new Map<string, T[]>();
  let last: string | undefined;
  for (const hit of limited) {
    const page = pageOf(hit);
    const hits = pages.get(page) ?? [];
    const best = hits[0] ?? hit;
    const isNext = page === last || hit.isNamed || hit.score >= share * best.score;
    if (hits.length < MAX_PER_PAGE && isNext) pages.set(page, [...hits, hit]);
    if (hits.length === 0) last = page;
  }
  return [...pages.values()].flat().slice(0, MAX_HITS);
}

/** Moves the first guide up, behind the fourth member at the latest. */
function guidesInView<T extends Ranked>(ranked: T[]): T[] {
  const guide = ranked.findIndex(({ isReference }) => !isReference);
  const before = ranked.slice(0, Math.max(guide, 0));
  const members = before.filter(({ isReference, isPage }) => isReference && !isPage);
  if (members.length <= MAX_MEMBERS_FIRST) return ranked;
  const at = ranked.indexOf(members[MAX_MEMBERS_FIRST] as T);
  const first = ranked[guide] as T;
  return [...ranked.slice(0, at), first, ...ranked.slice(at).filter((hit) => hit !== first)];
}
