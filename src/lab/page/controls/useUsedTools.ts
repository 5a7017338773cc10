import { useState } from 'react';
import type { PageContext } from '../context.ts';

const STORAGE_KEY = 'scene:tools';

/** The tools that the reader has used in any scene. */
export interface ToolUsage {
  /** Ids of these tools. */
  used: readonly string[];
  /** Adds a tool. */
  use: (id: string) => void;
}

/** What stores the preferences of readers. */
export type Storing = Partial<Pick<PageContext, 'recall' | 'remember'>>;

/** Returns the tools that the reader has used. Where nothing is stored, they are forgotten with the page. */
export function useUsedTools({ recall, remember }: Storing = {}): ToolUsage {
  const [used, setUsed] = useState(() => recall?.(STORAGE_KEY)?.split(' ') ?? []);
  const use = (id: string) => {
    if (used.includes(id)) return;
    const next = [...used, id];
    setUsed(next);
    remember?.(STORAGE_KEY, next.join(' '), 'the tools');
  };
  return { used, use };
}
