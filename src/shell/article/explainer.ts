import { sidecarPath, toHref } from '../../address/address.ts';
import { CODE_ACTION } from '../../article/attributes.ts';
import { fetchJson } from '../../fetch/fetchFile.ts';
import { isShortcut } from '../../keyboard/keyboard.ts';
import type { TypesView } from '../../site/types.ts';
import type { PageView } from '../../site/view.ts';
import { listen } from '../ui/listen.ts';
import { findIdentifiers, identifierByKey, markIdentifiers, TYPED } from './typedCode.ts';
import { createTypePopup, type TypePopup } from './typePopup.ts';

/** Time that the mouse must rest on an identifier before its type appears, in milliseconds. */
const SHOW_DELAY = 120;
/** Time that the mouse can spend on its way to the popup before the popup hides, in milliseconds. */
const HIDE_DELAY = 300;

/**
 * Fetches a page's types and shows them on hover, focus, and tap.
 * @param signal aborts when the reader leaves the page
 * @throws when the types can't be loaded, or belong to a different build than the page
 */
export async function startExplainer(
  article: HTMLElement,
  { path, types: version }: PageView,
  basePath: string,
  signal: AbortSignal,
) {
  const href = toHref({ path: sidecarPath(path, 'types.json') }, basePath);
  const types = await fetchTypes(href, version, signal);
  markIdentifiers(article, types);
  const popup = createTypePopup();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (identifier: HTMLElement) => {
    clearTimeout(timer);
    const entry = types.entries[Number(identifier.dataset.entry)];
    if (entry) popup.show(identifier, entry);
  };
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const hideUnlessFocused = () => {
    const focused = document.activeElement;
    if (popup.described() !== focused && !popup.element.contains(focused)) popup.hide();
  };

  const stopArticle = listen(article, {
    pointerover: ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      const identifier = identifierAt(target);
      if (identifier) later(() => show(identifier), SHOW_DELAY);
      else if (popup.element.contains(target as Node)) clearTimeout(timer);
      else later(hideUnlessFocused, HIDE_DELAY);
    },
    pointerleave: ({ pointerType }) => {
      if (pointerType === 'mouse') later(hideUnlessFocused, HIDE_DELAY);
    },
    focusin: ({ target }) => {
      const identifier = identifierAt(target);
      if (identifier) show(identifier);
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget !== popup.described() && !popup.element.contains(relatedTarget as Node))
        popup.hide();
    },
    keydown: moveByKey,
  });
  const stopDocument = listen(document, {
    keydown: (event) => {
      const identifier = popup.described();
      if (event.key !== 'Escape' || !identifier) return;
      event.preventDefault();
      // Otherwise, a mouse that has just come to rest on the identifier would show the popup again.
      clearTimeout(timer);
      // Before hiding, because an identifier that receives the focus shows its type.
      moveFocusOut(identifier, popup);
      popup.hide();
    },
    pointerdown: ({ target }) => {
      if (!identifierAt(target) && !popup.element.contains(target as Node)) popup.hide();
    },
  });

  signal.addEventListener('abort', () => {
    stopArticle();
    stopDocument();
    clearTimeout(timer);
    popup.hide();
  });

  return {
    /** Shows the type of the identifier at a point of the window, if there is one. */
    showAt: (x: number, y: number) => {
      const identifier = identifierAt(document.elementFromPoint(x, y));
      if (identifier) show(identifier);
    },
    /** Moves the focus to the identifiers of a block. */
    enter: focusFirst,
  };
}

async function fetchTypes(
  address: string,
  version: string | undefined,
  signal: AbortSignal,
): Promise<TypesView> {
  const types = await fetchJson<TypesView>(address, ['version', 'blocks', 'entries'], { signal });
  signal.throwIfAborted();
  if (types.version !== version)
    throw new Error(`${address} belongs to a different build than this page`);
  return types;
}

function identifierAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`.${TYPED}`) : null;
}

/** Moves the focus from the popup to the identifier, or from the identifier to the button of its block. */
function moveFocusOut(identifier: HTMLElement, popup: TypePopup): void {
  const types = `[${CODE_ACTION}="types"]`;
  if (popup.element.contains(document.activeElement)) identifier.focus();
  else if (identifier === document.activeElement)
    identifier.closest('.code-block')?.querySelector<HTMLElement>(types)?.focus();
}

function moveByKey(event: KeyboardEvent): void {
  const identifier = identifierAt(event.target);
  const block = identifier?.closest('.code-block');
  if (!identifier || !block || isShortcut(event)) return;
  const next = identifierByKey(findIdentifiers(block), identifier, event.key);
  if (!next) return;
  event.preventDefault();
  moveFocus(identifier, next);
}

function focusFirst(block: HTMLElement): void {
  const identifiers = findIdentifiers(block);
  for (const identifier of identifiers) {
    identifier.setAttribute('role', 'button');
    identifier.tabIndex = -1;
  }
  const [first] = identifiers;
  if (first) moveFocus(first, first);
}

/** Moves the focus within a block, where only the last focused identifier is a Tab stop (roving tabindex). */
function moveFocus(from: HTMLElement, to: HTMLElement): void {
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
