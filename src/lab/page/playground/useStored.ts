import { useState } from 'react';
import type { PageContext } from '../context.ts';

/**
 * Returns the text of a setting in this browser, or null if none is stored, and a function that stores another text.
 * @param what name of the setting in the warning that it could not be stored
 */
export function useStored(key: string, what: string, { recall, remember }: PageContext) {
  const storageKey = `playground:${key}`;
  const [text, setText] = useState(() => recall(storageKey));
  const store = (next: string) => {
    setText(next);
    remember(storageKey, next, what);
  };
  return [text, store] as const;
}

/** Returns a stored setting that is on or off. */
export function useSwitch(key: string, what: string, initial: boolean, context: PageContext) {
  const [text, store] = useStored(key, what, context);
  return [text === null ? initial : text === 'true', (isOn: boolean) => store(`${isOn}`)] as const;
}
