import { z } from 'zod';

/**
 * A table of items that pages can show, such as scenes by id. Whatever a page looks up becomes part of its cache key.
 */
export type Lookup<Item> = Pick<ReadonlyMap<string, Item>, 'get' | 'keys' | 'values' | 'entries'>;

/** Thrown by a lookup of an item that exists but failed. The failure is a problem of the item's file. */
export class FailedItemError extends Error {
  override name = 'FailedItemError';
  /** @param file path of the item's file in problems */
  constructor(readonly file: string) {
    super(`${file} failed`);
  }
}

/** Returns whether an error is a `FailedItemError`. Blocks and lookups have the class from different bundles. */
export function isFailedItemError(error: unknown): error is FailedItemError {
  return error instanceof Error && error.name === 'FailedItemError';
}

/**
 * Creates the schema of a name in a table; its output is the item. An error suggests the nearest name.
 * @param noun completes "must be …": `the id of a scene`
 * @param fixFor returns the fix for a name that resembles no other
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
