import { useState } from 'react';
import type { PageContext } from '../context.ts';

/** A setting that is on or off, which is kept in this browser. */
export function useSwitch(
  key: string,
  initial: boolean,
  what: string,
  { recall, remember }: PageContext,
): [isOn: boolean, set: (isOn: boolean) => void] {
  const storageKey = `playground:${key}`;
  const [isOn, setOn] = useState(() => {
    const stored = recall(storageKey);
    return stored === null ? initial : stored === 'true';
  });
  return [
    isOn,
    (next) => {
      setOn(next);
      remember(storageKey, String(next), what);
    },
  ];
}
