/** Maximum number of hits. */
export const MAX_HITS = 16;
/** Maximum number of hits per page, because more would crowd out other pages. */
const MAX_PER_PAGE = 3;

/** Returns the address of a hit's page. */
export function pagePath({ href }: { href: string }): string {
  return href.replace(/#.*/s, '');
}

/**
 * Sorts ranked documents into the order of the list: hits of a page follow its best hit if they are nearly as good.
 * @param share minimum fraction of the score of its page's best hit that a hit needs to follow it, if hits of other
 * pages are between them
 */
export function arrange<T extends { href: string; score: number }>(
  ranked: T[],
  share: number,
): T[] {
  const pages = new Map<string, T[]>();
  let last: string | undefined;
  for (const hit of ranked) {
    const page = pagePath(hit);
    const hits = pages.get(page) ?? [];
    const best = hits[0] ?? hit;
    const isNext = page === last || hit.score >= share * best.score;
    if (hits.length < MAX_PER_PAGE && isNext) pages.set(page, [...hits, hit]);
    if (hits.length === 0) last = page;
  }
  return [...pages.values()].flat().slice(0, MAX_HITS);
}
