import { isInside } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Site } from './site.ts';

/** Names of members as their headings display them, by the path of the symbol's page. */
export type MemberNames = Record<string, string[]>;

/** Matches a heading that equals its anchor, apart from the parentheses. */
const NAME = /^[\w-]+(?:\(\))?$/;

/**
 * Returns the members of all symbols that are for readers, for the filter of the overview; undefined on a site without
 * a generated reference.
 */
export function memberNames({
  pages,
  config,
  summaries,
}: Pick<Site, 'pages' | 'config' | 'summaries'>): MemberNames | undefined {
  const reference = referencePath(config);
  if (reference === undefined || summaries.size === 0) return undefined;
  return Object.fromEntries(
    pages
      .filter(({ path }) => isInside(path, reference))
      .map(({ path, sections }): [string, string[]] => {
        const members = sections.filter(
          ({ titles, isInternal }) => titles.length === 2 && !isInternal,
        );
        const names = members.map(({ title }) => title).filter((title) => NAME.test(title));
        return [path, [...new Set(names)]];
      })
      .filter(([, names]) => names.length > 0),
  );
}
