import { CODE_ACTION, MODULE, WRAP } from '../../article/attributes.ts';
import { recall, remember } from '../data/storage.ts';
import { announce } from '../ui/announce.ts';
import { setButtonText } from './codeNames.ts';

/** Duration of the label "Copied", in milliseconds. */
const COPIED_MS = 1000;

/** Selects the parts that are useless in copied code: lines that a diff removes, prompts, and output. */
const NOT_COPIED = '.remove, .output, .prompt, .sr-only';

/** Returns the text that is copied from a code block: all parts, if it is a part of a file. */
export function copiedText(code: HTMLElement): string {
  const file = code.closest(`[${MODULE}]`)?.getAttribute(MODULE);
  if (!file) return textOfPart(code);
  const parts = `[${MODULE}="${CSS.escape(file)}"] .code code`;
  return [...document.querySelectorAll<HTMLElement>(parts)].map(textOfPart).join('\n\n');
}

function textOfPart(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/** Copies the code, or selects it if the browser forbids copying. The button shows which. */
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

/** Timers that restore the labels of buttons. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function show(button: HTMLElement, text: string): void {
  setButtonText(button, text);
  announce(text);
  // Pressing again restarts the time.
  clearTimeout(timers.get(button));
  const timer = setTimeout(() => setButtonText(button, 'Copy'), COPIED_MS);
  timers.set(button, timer);
}

const WRAP_KEY = 'wrapsCode';
/** Marks blocks that the reader wrapped, because those of the writer stay wrapped. */
const BY_READER = 'reader';

/** Toggles line wrapping in a block and in all others, including those on later pages. */
export function toggleWrap(article: HTMLElement, block: HTMLElement): void {
  const isWrapped = !block.hasAttribute(WRAP);
  remember(WRAP_KEY, String(isWrapped), 'whether code wraps');
  setWrap(block, isWrapped);
  wrapAll(article, isWrapped);
}

/** Wraps the lines of all blocks if the reader chose so on an earlier page. */
export function restoreWrap(article: HTMLElement): void {
  if (recall(WRAP_KEY) === 'true') wrapAll(article, true);
}

function wrapAll(article: HTMLElement, isWrapped: boolean): void {
  const isOther = isWrapped ? `:not([${WRAP}])` : `[${WRAP}="${BY_READER}"]`;
  for (const block of article.querySelectorAll(`.code-block${isOther}`)) setWrap(block, isWrapped);
}

function setWrap(block: Element, isWrapped: boolean): void {
  const button = block.querySelector(`[${CODE_ACTION}="wrap"]`);
  // Signatures have no button, and always wrap.
  if (!button) return;
  if (isWrapped) block.setAttribute(WRAP, BY_READER);
  else block.removeAttribute(WRAP);
  button.setAttribute('aria-pressed', String(isWrapped));
}
