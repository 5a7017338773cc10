import { z } from 'zod';

/**
 * A table of what pages can show, such as scenes by id. What a page looks up here becomes part of its key in the
 * cache.
 */
export type Lookup<Item> = Pick<ReadonlyMap<string, Item>, 'get' | 'keys' | 'values' | 'entries'>;

/** Thrown by a lookup of an item that exists, but failed: the failure is a problem of the item's file. */
export class FailedItemError extends Error {
  /** @param file path of the item's file in problems */
  constructor(readonly file: string) {
    super(`${file} failed`);
  }
}

/**
 * Schema of a name in a table; its output is the item. An error suggests the nearest name.
 * @param noun completes "must be …": `the id of a scene`
 * @param fixFor how to fix a name that is like no other
 */
export function itemIn<Item>(
  items: Pick<Lookup<Item>, 'get' | 'keys'>,
  noun: string,
  fixFor: (name: string) => string,
): z.ZodType<Item, string> {
  return z.string().transform((name, context) => {
    const item = items.get(name);
    if (item !== undefined) return item;
    const params = { candidates: [...items.keys()], otherwise: fixFor(name) };
    context.addIssue({ code: 'custom', message: noun, params });
    return z.NEVER;
  });
}
