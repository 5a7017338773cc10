import { check, type Origin } from '../../config/check.ts';
import type { Problem } from '../../config/problem.ts';
import { RegionError } from '../../lab/model/regions.ts';

/** Items of a kind that the pages of a site can show, such as its scenes. */
export interface Source<Item> {
  items: Item[];
  /** Files whose items are missing because of a problem, as paths for problems, by the item's id. */
  failed: ReadonlyMap<string, string>;
  problems: Problem[];
  /** Whether some items are missing because they can wait. */
  isPartial?: boolean;
}

/** Source of a site that has no items of a kind. */
export const EMPTY_SOURCE: Source<never> = { items: [], failed: new Map(), problems: [] };

/** A successfully read item, or its problems. */
export interface ReadItem<Item> {
  item?: Item;
  problems: Problem[];
}

/**
 * Combines items that were read from files.
 * @param files of the items, in the same order; `file` is the path in problems
 */
export function collectSource<Item>(
  read: ReadItem<Item>[],
  files: { id: string; file: string }[],
): Source<Item> {
  const failed = files.filter((_, index) => read[index]?.item === undefined);
  return {
    items: read.flatMap(({ item }) => (item === undefined ? [] : [item])),
    failed: new Map(failed.map(({ id, file }) => [id, file])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/**
 * Returns the problem of a file whose regions can't be read.
 * @throws any other error
 */
export function regionProblem(error: unknown, file: string): Problem {
  if (!(error instanceof RegionError)) throw error;
  const fix = 'mark each region with "// #region name" and "// #endregion"';
  return { file, line: error.line, message: error.reason, fix };
}

/** Returns the problems of a file's default export. */
export function checkExport(
  exported: unknown,
  schema: Parameters<typeof check>[0],
  { kind, fix, ...origin }: Origin & { kind: string; fix: string },
): Problem[] {
  const { file } = origin;
  if (exported === undefined) return [{ file, message: `the file exports no ${kind}`, fix }];
  return check(schema, exported, origin).problems;
}
