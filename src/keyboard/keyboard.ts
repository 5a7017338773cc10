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
