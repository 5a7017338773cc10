import type { PageContext } from '../context.ts';
import type { OriginalCode } from './originalCode.ts';

/** What a reader has typed in place of the code of a page, kept in this browser. */
export interface Draft {
  /** Empty if there is none. */
  source: string;
  /** Keeps what the reader has typed; an empty text deletes the draft. Returns why it was not saved. */
  keep: (source: string) => string | undefined;
}

export const NOT_STORED =
  'Not saved: the storage of this browser is full or not allowed. Share or save your code before you leave.';
export const CHANGED_ELSEWHERE =
  'Not saved: another tab has changed this code, too. Share or save your code before you leave.';

export function openDraft(
  original: Pick<OriginalCode, 'key'>,
  { recall, remember }: Pick<PageContext, 'recall' | 'remember'>,
): Draft {
  const key = draftKey(original);
  /** The draft as this tab has read or stored it last. */
  let known = recall(key) ?? '';
  return {
    source: known,
    keep: (source) => {
      const stored = recall(key) ?? '';
      if (stored !== '' && stored !== known) return CHANGED_ELSEWHERE;
      remember(key, source, 'your code');
      known = recall(key) ?? '';
      return known === source ? undefined : NOT_STORED;
    },
  };
}

/** The key in storage of what the reader has typed in place of an original. */
function draftKey({ key }: Pick<OriginalCode, 'key'>): string {
  return `code:${key}`;
}
