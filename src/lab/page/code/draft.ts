import type { PageContext } from '../context.ts';
import type { OriginalCode } from './originalCode.ts';

type Drafted = Pick<OriginalCode, 'key' | 'source'>;

const keyOf = ({ key }: Drafted) => `code:${key}`;

/** Returns the reader's edited code; undefined if there is none. */
export function recallDraft(context: PageContext, original: Drafted): string | undefined {
  const draft = context.recall(keyOf(original));
  return draft === null || draft === '' || draft === original.source ? undefined : draft;
}

/** Stores the reader's edited code in this browser, unless it is the original. */
export function rememberDraft(context: PageContext, original: Drafted, source: string): void {
  const draft = source === original.source ? '' : source;
  context.remember(keyOf(original), draft, 'Your code');
}
