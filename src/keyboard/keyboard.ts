/** Selects the elements that readers type into, or in which keys choose something. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Returns whether an element is in a field, menu, or editor, which handles all keys itself. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}

/**
 * Returns whether an input method uses a key, such as Enter to confirm a word. In Safari, the composition has ended
 * before that key, and only its code, 229, reveals it.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** Returns whether a key is part of a shortcut of the browser or the system, such as Alt and ← to go back. */
export function isShortcut({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Returns the direction in which an arrow key moves along a row of elements: 1 to the next, -1 to the previous one. */
export function stepByArrow(key: string): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  // Where text runs from right to left, the next element is on the left.
  return step && document.dir === 'rtl' ? -step : step;
}
