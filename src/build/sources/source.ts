import { check } from '../../config/check.ts';
import type { Problem } from '../../config/problem.ts';

/** Items of a kind that the pages of a site can show, such as its scenes. */
export interface Source<Item> {
  items: Item[];
  /** Identifies everything that pages show of the items, in keys of the cache. */
  key: string;
  problems: Problem[];
  /** Ids of items that are missing because of a problem. */
  failed: string[];
}

/** The source of a site without items of a kind. */
export const EMPTY_SOURCE: Source<never> = { items: [], key: '', problems: [], failed: [] };

/** An item, or its problems. */
export interface ReadItem<Item> {
  item?: Item;
  problems: Problem[];
}

/** @param files of the items, in the same order; without them, no item is known to have failed */
export function sourceOf<Item>(
  read: ReadItem<Item>[],
  key: string,
  files: { id: string }[] = [],
): Source<Item> {
  return {
    items: read.flatMap(({ item }) => (item === undefined ? [] : [item])),
    key,
    problems: read.flatMap(({ problems }) => problems),
    failed: files.filter((_, index) => read[index]?.item === undefined).map(({ id }) => id),
  };
}

/** Returns the problems of a file's default export. */
export function checkExport(
  exported: unknown,
  schema: Parameters<typeof check>[0],
  { file, kind, fix }: { file: string; kind: string; fix: string },
): Problem[] {
  if (exported === undefined) return [{ file, message: `the file exports no ${kind}`, fix }];
  return check(schema, exported, { file }).problems;
}
