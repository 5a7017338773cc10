import { useEffect } from 'react';
import { isField } from '../../../keyboard/keyboard.ts';

/** Calls back when the reader presses `?`, unless that types it or a dialog is open. */
export function useHelpKey(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (isBusy(target)) return;
      event.preventDefault();
      onHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Parameters are fields, too, but no key types a character there.
  const isTyping = isField(target) && !target.matches('[type="checkbox"], [type="range"]');
  return isTyping || target.closest('dialog') !== null;
}
