import { useEffect } from 'react';
import { isField } from '../../../keyboard/keyboard.ts';

/**
 * Opens the help when the reader presses `?`, unless the key types a character or a dialog is open.
 * @param setOpen always the same function
 */
export function useHelpKey(setOpen: (isOpen: true) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (isBusy(target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [setOpen]);
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Parameters are also fields, but no key types a character there.
  const isTyping = isField(target) && !target.matches('[type="checkbox"], [type="range"]');
  return isTyping || target.closest('dialog') !== null;
}
