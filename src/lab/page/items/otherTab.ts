import { draftKey, type OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import { createSketches, type Sketch } from './sketches.ts';

/** Keeps what another tab stores as the draft of the same code, before this tab overwrites it. */
export interface OtherTab {
  /** Called before this tab saves `next`. Returns the sketch with the other tab's code, if there is any. */
  keep: (next: string) => Sketch | undefined;
  /** Called after this tab has saved. */
  saved: () => void;
}

export function watchOtherTab(
  original: Pick<OriginalCode, 'key' | 'title'>,
  context: Pick<PageContext, 'recall' | 'remember'>,
): OtherTab {
  const read = () => context.recall(draftKey(original)) ?? '';
  /** The draft as this tab has read or stored it last. */
  let known = read();
  let kept: Sketch | undefined;
  return {
    keep: (next) => {
      const stored = read();
      if (stored === '' || stored === known || stored === next) return kept;
      const sketches = createSketches(context);
      const { key, title } = original;
      const name = `${title} (other tab)`;
      // While readers type in both tabs, one sketch follows the other tab.
      kept = kept
        ? sketches.change(kept, { source: stored })
        : sketches.add({ name, from: { key, title }, source: stored, values: {} });
      return kept;
    },
    saved: () => {
      known = read();
    },
  };
}
