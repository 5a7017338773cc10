/** What readers write into, and choose from by keys. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Returns whether an element is in a field, menu, or editor, to which all keys belong. */
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
