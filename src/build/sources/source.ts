import { check } from '../../config/check.ts';
import type { Problem } from '../../config/problem.ts';

/** What a site keeps beside its pages for them to show: its scenes, for example. */
export interface Source<Item> {
  items: Item[];
  /** Stands for all that pages show of the items. */
  key: string;
  problems: Problem[];
}

/** Of a site that has none. */
export const NOTHING: Source<never> = { items: [], key: '', problems: [] };

/** One item, unless it has problems. */
export interface Read<Item> {
  item?: Item;
  problems: Problem[];
}

export function sourceOf<Item>(read: Read<Item>[], key: string): Source<Item> {
  return {
    items: read.flatMap(({ item }) => (item === undefined ? [] : [item])),
    key,
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** What is wrong with the default export of a file, if anything is. */
export function checkExport(
  exported: unknown,
  schema: Parameters<typeof check>[0],
  { file, kind, fix }: { file: string; kind: string; fix: string },
): Problem[] {
  if (exported === undefined) return [{ file, message: `the file exports no ${kind}`, fix }];
  return check(schema, exported, { file }).problems;
}
