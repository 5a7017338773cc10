import type { PageContext } from '../context.ts';
import { draftKey, type OriginalCode } from './originalCode.ts';

/** What a reader has typed in place of the code of a page, kept in this browser. */
export interface Draft {
  key: string;
  title: string;
  /** Milliseconds since 1970. */
  changed: number;
  /** In characters. */
  size: number;
}

/** The drafts of all pages. */
export interface Drafts {
  /**
   * Keeps a draft; an empty one is forgotten.
   * @returns whether the browser has stored it: its storage can be full or forbidden
   */
  save: (original: Pick<OriginalCode, 'key' | 'title'>, source: string) => boolean;
  /** The draft that was changed first, except for that of an original. */
  oldest: (original: Pick<OriginalCode, 'key'>) => Draft | undefined;
  remove: (draft: Draft) => void;
}

/** Lists the drafts, because storage doesn't tell their ages. */
const KEY = 'drafts';
const WHAT = 'your code';

/** @param now returns the time in milliseconds since 1970 */
export function createDrafts(
  { recall, remember }: Pick<PageContext, 'recall' | 'remember'>,
  now: () => number = Date.now,
): Drafts {
  const all = () => readDrafts(recall(KEY)).filter(({ key }) => recall(key));
  const list = (drafts: Draft[]) => remember(KEY, JSON.stringify(drafts), WHAT);
  return {
    save: (original, source) => {
      const key = draftKey(original);
      remember(key, source, WHAT);
      const others = all().filter((draft) => draft.key !== key);
      const { title } = original;
      list(
        source === '' ? others : [...others, { key, title, changed: now(), size: source.length }],
      );
      return (recall(key) ?? '') === source;
    },
    oldest: (original) => {
      const others = all().filter(({ key }) => key !== draftKey(original));
      return others.sort((a, b) => a.changed - b.changed)[0];
    },
    remove: ({ key }) => {
      remember(key, '', WHAT);
      list(all());
    },
  };
}

/** Anything else in the storage counts as none. */
function readDrafts(stored: string | null): Draft[] {
  try {
    const drafts: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch (error) {
    console.warn('The list of drafts could not be read.', error);
    return [];
  }
}

function isDraft(given: unknown): given is Draft {
  const { key, title, changed, size } = (given ?? {}) as Partial<Draft>;
  return (
    typeof key === 'string' &&
    typeof title === 'string' &&
    Number.isFinite(changed) &&
    Number.isFinite(size)
  );
}
