/** Id of the button that opens the search; before the app has loaded, keys click it. */
export const SEARCH_BUTTON_ID = 'search';

/** The search's key bindings: "/" opens it, meta or ctrl and K opens or closes it. */
export function searchKey({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent) {
  if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') return 'toggle';
  if (key === '/' && !metaKey && !ctrlKey && !altKey && !isField(target)) return 'open';
  return undefined;
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(fields) !== null;
}
