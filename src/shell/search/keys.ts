/** Id of the button that opens the search; before the app has loaded, keys click it. */
export const SEARCH_BUTTON_ID = 'search';

/** The search's key bindings: "/" opens it, meta or ctrl and K opens or closes it. */
export function searchKey({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent) {
  // With Shift, the same keys delete a line in the code editor.
  const isPlain = !altKey && !shiftKey;
  if ((metaKey || ctrlKey) && isPlain && key.toLowerCase() === 'k') return 'toggle';
  if (key === '/' && !metaKey && !ctrlKey && !altKey && !isField(target)) return 'open';
  return undefined;
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(fields) !== null;
}
