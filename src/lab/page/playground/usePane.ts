import { useState } from 'react';
import type { PageContext } from '../context.ts';
import { type Share, storedShare } from './Splitter.tsx';

/** The share of a pane, which is kept in this browser. */
export function usePane(
  key: string,
  limits: Omit<Share, 'value'>,
  { recall, remember }: PageContext,
): [share: Share, set: (value: number) => void] {
  const storageKey = `playground:${key}`;
  const [share, setShare] = useState(() => storedShare(recall(storageKey), limits));
  return [
    share,
    (value) => {
      setShare({ ...limits, value });
      remember(storageKey, value.toFixed(1), 'the sizes of the panes');
    },
  ];
}
