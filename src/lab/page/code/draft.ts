import type { Site } from '../context.ts';

interface Kept {
  key: string;
  source: string;
}

const keyOf = ({ key }: Kept) => `code:${key}`;

/** What a reader made of the code before; undefined where it is what it was. */
export function recallDraft(site: Site, original: Kept): string | undefined {
  const draft = site.recall(keyOf(original));
  return draft === null || draft === '' || draft === original.source ? undefined : draft;
}

/** Keeps what a reader writes, in this browser. The original itself needs no keeping. */
export function rememberDraft(site: Site, original: Kept, source: string): void {
  const draft = source === original.source ? '' : source;
  site.remember(keyOf(original), draft, 'Your code');
}
