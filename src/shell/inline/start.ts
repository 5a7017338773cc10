/*
 * Runs at the end of the page and loads the app when the browser is idle after `load`, or as soon as the reader clicks,
 * taps, or types. The app repeats clicks on buttons that happened before. data-app: address of the app. data-chunks:
 * its imports, to save a round trip. data-styles: the styles of what the app adds, because this page contains only those
 * that it needs at first.
 */

import { SCRIPT_SECONDS } from '../../fetch/part.ts';
import { FAILURE } from '../../fetch/retry.ts';
import { SIDEBAR_ID } from '../data/ids.ts';
import { whenIdle } from '../data/prefetch.ts';
import { revealCurrent } from '../navigation/reveal.ts';
import { SEARCH_BUTTON_ID, searchKey } from '../search/keys.ts';
import { app, chunks, hideNotice, onFailure, onMissingApp, styles } from './notice.ts';

const intents = ['click', 'keydown', 'touchstart'];
const waiting: HTMLElement[] = [];
let isStarted = false;

// Done before the app loads, because the sidebar would visibly jump later.
revealCurrent(document.getElementById(SIDEBAR_ID));

addEventListener(FAILURE, onFailure);

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
  const timer = setTimeout(onMissingApp, 1000 * SCRIPT_SECONDS);
  for (const href of chunks.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  Promise.all([import(app), styles && loadStylesheet(styles)])
    .then(([module]) => module.start(takeWaiting))
    .then(hideNotice, onMissingApp)
    .finally(() => clearTimeout(timer));
}

function loadStylesheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    addLink({ rel: 'stylesheet', href, onload, onerror: () => onerror(href) });
  });
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener('load', () => whenIdle(start, { timeout: 2000 }));
