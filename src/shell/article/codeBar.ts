import { WRAP } from '../../article/attributes.ts';
import { announce } from './announce.ts';
import { setButtonText } from './codeNames.ts';

/** How long a button shows "Copied", in milliseconds. */
const COPIED_MS = 1000;

/** Lines that a diff removes, prompts, output, and notes are no use to a reader who copies code. */
const NOT_COPIED = '.remove, .output, .prompt, .code-note, .sr-only';

/** The text that is copied from a code block. */
export function copiedText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** Copies the code, or selects it if the browser forbids copying; the button shows which. */
export async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedText(code));
    show(button, 'Copied');
  } catch (error) {
    console.warn(
      'The browser denied access to the clipboard; the code is selected instead.',
      error,
    );
    getSelection()?.selectAllChildren(code);
    show(button, 'Selected');
  }
}

/** The timers that restore each button's label. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function show(button: HTMLElement, text: string): void {
  setButtonText(button, text);
  announce(text);
  // A second press starts the time again.
  clearTimeout(timers.get(button));
  const timer = setTimeout(() => setButtonText(button, 'Copy'), COPIED_MS);
  timers.set(button, timer);
}

/** Wraps the lines of a block, or makes it scroll again. */
export function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = block.toggleAttribute(WRAP);
  button.setAttribute('aria-pressed', String(isWrapped));
}
