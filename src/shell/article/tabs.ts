import { CHOSEN, TABS } from '../../article/attributes.ts';
import { recall, remember } from '../data/storage.ts';

/** Labels of the tabs that the reader chose, the last one first. */
const KEY = 'tabs';
const MOST_REMEMBERED = 20;

/** Shows in each group the tab that the reader chose last of those it has. */
export function showChosenTabs(root: ParentNode): void {
  const labels = chosenLabels();
  if (labels.length === 0) return;
  for (const group of root.querySelectorAll(`[${TABS}]`)) {
    const tabs = tabsOf(group);
    const label = labels.find((label) => tabs.some((tab) => tab.textContent === label));
    if (label !== undefined) show(group, label);
  }
}

/**
 * Shows the chosen tabs of a page that is still arriving. They are looked for with each piece of it,
 * because the browser paints between two pieces, and another tab would flash.
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

/** Shows a tab, and in all other groups the one of the same name; and so it stays. */
export function chooseTab(tab: HTMLElement): void {
  const label = tab.textContent ?? '';
  const labels = [label, ...chosenLabels().filter((other) => other !== label)];
  const json = JSON.stringify(labels.slice(0, MOST_REMEMBERED));
  remember('localStorage', KEY, json, 'The tab that you chose');
  const { top } = tab.getBoundingClientRect();
  const article = tab.closest('article') ?? document;
  for (const group of article.querySelectorAll(`[${TABS}]`)) show(group, label);
  // Groups above may have grown or shrunk, which must not move what the reader looks at.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Opens the tab panels and details that hide the element; returns whether any did. */
export function uncover(element: Element): boolean {
  let wasHidden = false;
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) {
      part.open = true;
      wasHidden = true;
    }
    if (part.matches(`[role="tabpanel"]:not([${CHOSEN}])`) && part.parentElement) {
      show(part.parentElement, part.getAttribute('aria-label') ?? '');
      wasHidden = true;
    }
  }
  return wasHidden;
}

/** Moves between tabs by key, as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ has it. */
export function tabByKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest(`[${TABS}]`));
  const at = tabs.indexOf(tab);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) return tabs.at((at + step) % tabs.length);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** Nothing changes in a group without a tab of that name. */
function show(group: Element, label: string): void {
  const tabs = tabsOf(group);
  if (!tabs.some((tab) => tab.textContent === label)) return;
  for (const tab of tabs) {
    const isChosen = tab.textContent === label;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of group.querySelectorAll(':scope > [role="tabpanel"]')) {
    panel.toggleAttribute(CHOSEN, panel.getAttribute('aria-label') === label);
  }
}

function tabsOf(group: Element | null): HTMLElement[] {
  return group
    ? [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')]
    : [];
}

function chosenLabels(): string[] {
  try {
    const stored: unknown = JSON.parse(recall('localStorage', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Not ours, or cut short: then nothing was chosen.
    return [];
  }
}
