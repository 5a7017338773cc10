import { useState } from 'react';
import type { PageContext } from '../context.ts';

const STORAGE_KEY = 'scene:tools';

export type ToolUsage = ReturnType<typeof useUsedTools>;

/** What stores the preferences of readers. */
export type Storing = Partial<Pick<PageContext, 'recall' | 'remember'>>;

/**
 * Returns the ids of the tools that the reader has used in any scene, and a function that adds one. Where nothing is
 * stored, they are forgotten with the page.
 */
export function useUsedTools({ recall, remember }: Storing = {}) {
  const [used, setUsed] = useState(() => recall?.(STORAGE_KEY)?.split(' ') ?? []);
  const use = (id: string) => {
    if (used.includes(id)) return;
    const next = [...used, id];
    setUsed(next);
    remember?.(STORAGE_KEY, next.join(' '), 'the tools');
  };
  return { used, use };
}
