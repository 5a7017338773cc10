/*
 * Runs at the end of the page and loads the app when the browser is idle after `load`, or as soon as
 * the reader clicks, taps, or types. Buttons that are clicked before are clicked again by the app.
 * data-app: address of the app. data-chunks: what it imports, to save a round trip. data-styles: the
 * styles of all pages, of which this page has only its own.
 */

import { SIDEBAR_ID } from '../navigation/ids.ts';
import { revealCurrent } from '../navigation/reveal.ts';
import { SEARCH_BUTTON_ID, searchKey } from '../search/keys.ts';

const { app = '', chunks = '', styles } = (document.currentScript as HTMLScriptElement).dataset;
const intents = ['click', 'keydown', 'touchstart'];
const waiting: HTMLElement[] = [];
let isStarted = false;

// Here and not in the app, where the sidebar would visibly jump.
revealCurrent(document.getElementById(SIDEBAR_ID));

function onIntent(event: Event): void {
  const { type, target } = event;
  const button = type === 'click' && (target as Element).closest?.('button');
  // Buttons of popovers work without the app.
  if (button && !button.popoverTargetElement) waiting.push(button);
  const search = document.getElementById(SEARCH_BUTTON_ID);
  if (event instanceof KeyboardEvent && search && searchKey(event)) waiting.push(search);
  start();
}

function takeWaiting(): HTMLElement[] {
  for (const intent of intents) removeEventListener(intent, onIntent, true);
  return waiting.splice(0);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of chunks.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  Promise.all([import(/* @vite-ignore */ app), styles && loadStylesheet(styles)])
    .then(([module]) => module.start(takeWaiting))
    .catch((error) => {
      console.error(
        "The page's script or styles could not be loaded. You can still read the page.",
        error,
      );
    });
}

function loadStylesheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    addLink({ rel: 'stylesheet', href, onload, onerror: () => onerror(new Error(`no ${href}`)) });
  });
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener('load', () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
