import { appId } from '../../article/ids.ts';
import { isComposing, isField, isShortcut } from '../../keyboard/keyboard.ts';

/** Id of the button that opens the search. Before the app has loaded, key presses click it. */
export const SEARCH_BUTTON_ID = appId('search');

/** Returns what a key does: "/" opens the search, Meta or Ctrl with K opens or closes it. */
export function searchKey(event: KeyboardEvent) {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
  // On a Mac, input methods and editors use Ctrl and K.
  if (event.defaultPrevented || isComposing(event)) return undefined;
  // With Shift, the same keys delete a line in the code editor.
  const isPlain = !altKey && !shiftKey;
  if ((metaKey || ctrlKey) && isPlain && key.toLowerCase() === 'k') return 'toggle';
  if (key === '/' && !isShortcut(event) && !isField(target)) return 'open';
  return undefined;
}
