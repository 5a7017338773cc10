import { useState } from 'react';
import type { PageContext } from '../context.ts';

/**
 * Returns a setting that is stored in this browser.
 * @param what name of the setting in the warning that it could not be stored
 * @param read returns the value for the stored text, which is null if there is none
 */
export function useStored<Value extends number | boolean>(
  key: string,
  what: string,
  read: (stored: string | null) => Value,
  { recall, remember }: PageContext,
): [value: Value, set: (value: Value) => void] {
  const storageKey = `playground:${key}`;
  const [value, setValue] = useState(() => read(recall(storageKey)));
  return [
    value,
    (next) => {
      setValue(next);
      remember(storageKey, String(next), what);
    },
  ];
}

/** Returns a stored setting that is on or off. */
export function useSwitch(key: string, what: string, initial: boolean, context: PageContext) {
  return useStored(key, what, (stored) => (stored === null ? initial : stored === 'true'), context);
}
