import type { PageContext } from '../context.ts';
import type { OriginalCode } from './originalCode.ts';

export const NOT_STORED =
  'Not saved: the storage of this browser is full or not allowed. Share or save your code before you leave.';
export const CHANGED_ELSEWHERE =
  'Not saved: another tab has changed this code, too. Share or save your code before you leave.';

/** Returns whether this browser has a draft of an original. */
export function hasDraft(key: string, { recall }: Pick<PageContext, 'recall'>): boolean {
  return Boolean(recall(`code:${key}`));
}

/** Opens a reader's edited version of a page's code, which is stored in this browser. */
export function openDraft(
  original: Pick<OriginalCode, 'key'>,
  { recall, remember }: Pick<PageContext, 'recall' | 'remember'>,
) {
  const key = `code:${original.key}`;
  /** The draft as this tab last read or stored it. */
  let lastSeen = recall(key) ?? '';
  return {
    /** The edited code; empty if there is no draft. */
    source: lastSeen,
    /** Stores the edited code; an empty text deletes the draft. Returns why it was not stored, if it wasn't. */
    keep: (source: string): string | undefined => {
      const stored = recall(key) ?? '';
      if (stored !== '' && stored !== lastSeen) return CHANGED_ELSEWHERE;
      remember(key, source, 'your code');
      lastSeen = recall(key) ?? '';
      return lastSeen === source ? undefined : NOT_STORED;
    },
  };
}
