import { useEffect } from 'react';

/** Calls back when the reader presses `?`, unless that types it or a dialog is open. */
export function useHelpKey(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (isBusy(target as Element)) return;
      event.preventDefault();
      onHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}

function isBusy(target: Element): boolean {
  const field =
    'input:not([type="checkbox"], [type="range"]), textarea, select, .cm-editor, dialog';
  return target.closest?.(field) !== null;
}
