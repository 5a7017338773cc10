import { WRAP } from '../../article/attributes.ts';
import { announce } from './announce.ts';

/** How long a button says that it has copied, in milliseconds. */
const COPIED_MS = 1000;

/** What a reader wants of code: no lines that a diff removes, no prompts, no output, no remarks. */
const NOT_COPIED = '.remove, .output, .prompt, .code-note, .sr-only';

/** The text of a code block as it is copied. */
export function copiedText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** Copies the code, and says so on the button. Where the browser forbids it, the code is selected. */
export async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedText(code));
    say(button, 'Copied');
  } catch (error) {
    console.warn('The browser does not let this page copy.', error);
    getSelection()?.selectAllChildren(code);
    say(button, 'Selected');
  }
}

/** What makes a button say "Copy" again. */
const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function say(button: HTMLElement, text: string): void {
  button.textContent = text;
  announce(text);
  // Pressed twice, it counts from the second time.
  clearTimeout(ends.get(button));
  const end = setTimeout(() => {
    button.textContent = 'Copy';
  }, COPIED_MS);
  ends.set(button, end);
}

/** Breaks the lines of a block that is too wide, or lets it scroll again. */
export function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = block.toggleAttribute(WRAP);
  button.setAttribute('aria-pressed', String(isWrapped));
}
