import { CHOSEN, TABS, UNFOLDS } from '../../article/attributes.ts';
import { stepByArrow } from '../../keyboard/keyboard.ts';
import { recallJson, remember } from '../data/storage.ts';

/** Storage key of the chosen tabs' labels, latest first. */
const KEY = 'tabs';
const MAX_REMEMBERED = 20;

/** Shows the tab that the reader chose last, in each group. */
export function showChosenTabs(root: ParentNode): void {
  const labels = chosenLabels();
  if (labels.length === 0) return;
  for (const group of root.querySelectorAll(`[${TABS}]`)) {
    const names = readNames(group);
    const label = labels.find((label) => names.includes(label));
    if (label !== undefined) show(group, label);
  }
}

/**
 * Shows the chosen tabs while the page is still being parsed. The browser paints in between, so the first tabs would
 * flash if this waited for the end of the page.
 */
export function showChosenTabsOnArrival(): void {
  if (chosenLabels().length === 0) return;
  const observer = new MutationObserver(() => showChosenTabs(document));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    showChosenTabs(document);
    observer.disconnect();
  });
}

/**
 * Returns the tab of the article that is the source of an event; null for the tabs of a playground, which it handles
 * itself.
 */
export function tabAt(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(`[${TABS}] > [role="tablist"] > [role="tab"]`);
}

/** Shows a tab and its namesakes in all other groups, and remembers the choice. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest(`[${TABS}]`);
  const label = readNames(group)[findTabs(group).indexOf(tab)] ?? '';
  const labels = [label, ...chosenLabels().filter((other) => other !== label)];
  const json = JSON.stringify(labels.slice(0, MAX_REMEMBERED));
  remember(KEY, json, 'the selected tab');
  const { top } = tab.getBoundingClientRect();
  const article = tab.closest('article') ?? document;
  for (const group of article.querySelectorAll(`[${TABS}]`)) show(group, label);
  // Groups above can change their height, but the tab must stay in the same position on the screen.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Opens whatever hides the element: details of its row, tab panels, and details. Returns whether anything was opened.
 */
export function uncover(element: Element): boolean {
  let wasHidden = false;
  const details = element.closest(`[${UNFOLDS}]`)?.querySelector('details');
  if (details) details.open = true;
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) {
      part.open = true;
      wasHidden = true;
    }
    if (part.matches(`[${TABS}] > [role="tabpanel"]:not([${CHOSEN}])`) && part.parentElement) {
      show(part.parentElement, part.getAttribute('aria-label') ?? '');
      wasHidden = true;
    }
  }
  return wasHidden;
}

/** Returns the tab that a key leads to: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export function tabByKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = findTabs(tab.closest(`[${TABS}]`));
  const at = tabs.indexOf(tab);
  const step = stepByArrow(key);
  if (step) return tabs.at((at + step) % tabs.length);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** Shows the tab with a label. A group without one stays as it is. */
function show(group: Element, label: string): void {
  const names = readNames(group);
  if (!names.includes(label)) return;
  for (const [index, tab] of findTabs(group).entries()) {
    const isChosen = names[index] === label;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of findPanels(group)) {
    panel.toggleAttribute(CHOSEN, panel.getAttribute('aria-label') === label);
  }
}

function findTabs(group: Element | null): HTMLElement[] {
  const tabs = ':scope > [role="tablist"] > [role="tab"]';
  return [...(group?.querySelectorAll<HTMLElement>(tabs) ?? [])];
}

/**
 * Returns the names of a group's tabs, as given by those panels that have arrived, because translators change the texts
 * of tabs.
 */
function readNames(group: Element | null): string[] {
  const panels = findPanels(group);
  return findTabs(group).map(
    (tab, index) => panels[index]?.getAttribute('aria-label') ?? tab.textContent ?? '',
  );
}

function findPanels(group: Element | null): Element[] {
  return [...(group?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];
}

function chosenLabels(): string[] {
  const stored = recallJson(KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}
