import { typesPath } from '../../address/address.ts';
import { CODE_ACTION } from '../../article/attributes.ts';
import type { TypesView } from '../../site/types.ts';
import type { PageView } from '../../site/view.ts';
import { identifierByKey, identifiersOf, markIdentifiers, TYPED } from './typedCode.ts';
import { createTypePopup } from './typePopup.ts';

/** The pointer has to rest before a type is shown, and may leave it on its way there; milliseconds. */
const SHOW_MS = 120;
const HIDE_MS = 300;

/** Explains the identifiers in the code of one page. */
export interface Explainer {
  /** Shows the type of what lies at a point of the window, if anything does. */
  showAt: (x: number, y: number) => void;
  /** Leads the keyboard to the identifiers of a block. */
  enter: (block: HTMLElement) => void;
}

/**
 * Fetches a page's types and brings its code to life, until the signal says that the page is left.
 * @throws when they can't be had, or are of another build than the page
 */
export async function startExplainer(
  article: HTMLElement,
  { path, types: version }: PageView,
  basePath: string,
  signal: AbortSignal,
): Promise<Explainer> {
  const types = await fetchTypes(basePath + typesPath(path), version, signal);
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
    if (popup.shown() !== focused && !popup.element.contains(focused)) popup.hide();
  };

  article.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      const identifier = identifierAt(target);
      if (identifier) later(() => show(identifier), SHOW_MS);
      else if (popup.element.contains(target as Node)) clearTimeout(timer);
      else later(hideUnlessFocused, HIDE_MS);
    },
    { signal },
  );
  article.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') later(hideUnlessFocused, HIDE_MS);
    },
    { signal },
  );
  article.addEventListener(
    'focusin',
    ({ target }) => {
      const identifier = identifierAt(target);
      if (identifier) show(identifier);
    },
    { signal },
  );
  article.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget !== popup.shown() && !popup.element.contains(relatedTarget as Node))
        popup.hide();
    },
    { signal },
  );
  article.addEventListener(
    'keydown',
    (event) => {
      const identifier = identifierAt(event.target);
      const block = identifier?.closest('.code-block');
      if (!identifier || !block) return;
      const next = identifierByKey(identifiersOf(block), identifier, event.key);
      if (!next) return;
      event.preventDefault();
      moveFocus(identifier, next);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const identifier = popup.shown();
      if (event.key !== 'Escape' || !identifier) return;
      event.preventDefault();
      // A mouse that has just come to rest would show it again.
      clearTimeout(timer);
      const hasFocus = identifier === document.activeElement;
      // First the focus: an identifier that gets it shows its type.
      if (popup.element.contains(document.activeElement)) identifier.focus();
      else if (hasFocus) typesButton(identifier)?.focus();
      popup.hide();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!identifierAt(target) && !popup.element.contains(target as Node)) popup.hide();
    },
    { signal },
  );

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    popup.hide();
  });

  return {
    showAt: (x, y) => {
      const identifier = identifierAt(document.elementFromPoint(x, y));
      if (identifier) show(identifier);
    },
    enter: (block) => {
      const identifiers = identifiersOf(block);
      for (const identifier of identifiers) {
        identifier.setAttribute('role', 'button');
        identifier.tabIndex = -1;
      }
      const [first] = identifiers;
      if (first) moveFocus(first, first);
    },
  };
}

async function fetchTypes(
  address: string,
  version: string | undefined,
  signal: AbortSignal,
): Promise<TypesView> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const types = (await response.json()) as TypesView;
  signal.throwIfAborted();
  if (types.version !== version) throw new Error(`${address} is of another build than this page`);
  return types;
}

function identifierAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`.${TYPED}`) : null;
}

function typesButton(identifier: HTMLElement): HTMLElement | null | undefined {
  return identifier.closest('.code-block')?.querySelector<HTMLElement>(`[${CODE_ACTION}="types"]`);
}

/** One identifier of a block is a stop for the Tab key: the one that had the focus last. */
function moveFocus(from: HTMLElement, to: HTMLElement): void {
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
