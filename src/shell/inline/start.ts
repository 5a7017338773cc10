/*
 * Stands at the end of the page and fetches the app when the page is there and the browser idle,
 * or at once when the reader clicks or types. Buttons clicked before the app listens are kept.
 * data-app: address of the app. data-chunks: what it will ask for next, to save a round trip.
 */

import { SIDEBAR_ID } from '../navigation/ids.ts';
import { revealCurrent } from '../navigation/reveal.ts';
import { SEARCH_BUTTON_ID, searchKey } from '../search/keys.ts';

const { app = '', chunks = '' } = (document.currentScript as HTMLScriptElement).dataset;
const intents = ['click', 'keydown', 'touchstart'];
const waiting: HTMLElement[] = [];
let isStarted = false;

// Here and not in the app: later it would be a jump.
revealCurrent(document.getElementById(SIDEBAR_ID));

function onIntent(event: Event): void {
  const { type, target } = event;
  const button = type === 'click' && (target as Element).closest?.('button');
  // What opens a popover works without the app.
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
  for (const href of chunks.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  import(/* @vite-ignore */ app)
    .then((module) => module.start(takeWaiting))
    .catch((error) => {
      console.error('The page can be read, but its script could not be loaded.', error);
    });
}

for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener('load', () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
