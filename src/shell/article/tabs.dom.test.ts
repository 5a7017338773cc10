import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  compileArticle,
  compileKitchenPage,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { showChosenTabsOnArrival, uncover } from './tabs.ts';

/** Heading above each group of tabs on the page. */
const GROUPS = ['Install', 'Run', 'Write', 'Read', 'Mirrors'];
const FIRST = { Install: 'npm', Run: 'npm', Write: 'rope.ts', Read: 'rope.js', Mirrors: 'Steel' };

const page = await compileKitchenPage('guide/tabs.mdx');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a group of tabs', () => {
  it('starts with its first tab', async () => {
    const { article } = await showArticle(page);
    expect(listChosen(article)).toEqual(FIRST);
  });

  it('shows the panel of the tab that is clicked', async () => {
    const { article } = await showArticle(page);
    tab(article, 'Install', 'pnpm').click();
    expect(listChosen(article)).toEqual({ ...FIRST, Install: 'pnpm' });
  });

  it('is navigated with arrow keys, which wrap around, and with Home and End', async () => {
    const { article } = await showArticle(page);
    tab(article, 'Install', 'npm').focus();
    const walk = [
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'pnpm'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'pnpm'],
      ['ArrowLeft', 'yarn'],
      ['Home', 'npm'],
      ['End', 'pnpm'],
    ] as const;
    for (const [key, label] of walk) {
      expect(press({ key })).toBe('handled');
      expect(document.activeElement).toBe(tab(article, 'Install', label));
      expect(listChosen(article).Install).toBe(label);
    }
  });

  it('follows the direction of the text with arrow keys', async () => {
    document.dir = 'rtl';
    onTestFinished(() => {
      document.dir = '';
    });
    const { article } = await showArticle(page);
    tab(article, 'Install', 'npm').focus();
    for (const [key, label] of [
      ['ArrowLeft', 'yarn'],
      ['ArrowRight', 'npm'],
      ['ArrowRight', 'pnpm'],
    ] as const) {
      expect(press({ key })).toBe('handled');
      expect(document.activeElement).toBe(tab(article, 'Install', label));
    }
  });

  it.each([
    { key: 'ArrowDown' },
    { key: 'a' },
    { key: 'ArrowRight', ctrlKey: true },
    { key: 'End', metaKey: true },
    { key: 'ArrowRight', altKey: true },
    { key: 'Home', shiftKey: true },
  ])('leaves other keys to the browser: %o', async (pressed) => {
    const { article } = await showArticle(page);
    tab(article, 'Install', 'yarn').click();
    tab(article, 'Install', 'yarn').focus();
    expect(press(pressed)).toBe('ignored');
    expect(document.activeElement).toBe(tab(article, 'Install', 'yarn'));
    expect(listChosen(article).Install).toBe('yarn');
  });
});

describe('the tabs of a playground', () => {
  it.each(['in the article', 'in a panel of its tabs'])('are its own %s', async (where) => {
    const { article } = await showArticle(page);
    const panel = article.querySelector('[data-tabs] > [role="tabpanel"]') as Element;
    const container = where === 'in the article' ? article : panel;
    container.insertAdjacentHTML(
      'beforeend',
      '<section><div role="tablist"><button role="tab">Console (3)</button><button role="tab">yarn</button></div></section>',
    );
    for (const own of container.querySelectorAll<HTMLElement>('section [role="tab"]')) {
      own.click();
      own.focus();
      for (const key of ['ArrowRight', 'Home', 'End']) expect(press({ key })).toBe('ignored');
      expect(document.activeElement).toBe(own);
    }
    expect(localStorage.getItem('tabs')).toBeNull();
    container.querySelector('section')?.remove();
    expect(listChosen(article)).toEqual(FIRST);
  });
});

describe('a choice', () => {
  it('applies to every group of the page that has a tab of this name', async () => {
    const { article } = await showArticle(page);
    tab(article, 'Run', 'yarn').click();
    expect(listChosen(article)).toEqual({ ...FIRST, Install: 'yarn', Run: 'yarn' });
    tab(article, 'Run', 'deno').click();
    expect(listChosen(article)).toEqual({ ...FIRST, Install: 'yarn', Run: 'deno' });
    tab(article, 'Read', 'rope.ts').click();
    tab(article, 'Write', 'rope.js').click();
    expect(listChosen(article)).toEqual({
      ...{ Install: 'yarn', Run: 'deno', Mirrors: 'Steel' },
      ...{ Write: 'rope.js', Read: 'rope.js' },
    });
  });

  it('applies to other pages and later visits; the latest choice wins', async () => {
    const { article, leaveFor, close } = await showArticle(page);
    for (const [group, label] of [
      ['Install', 'yarn'],
      ['Run', 'deno'],
      ['Write', 'rope.js'],
    ] as const) {
      tab(article, group, label).click();
    }
    await leaveFor(await compileArticle(':::tabs\n::tab[npm]\n::tab[yarn]\n::tab[deno]\n:::'));
    expect(getSelected(article.querySelector('[data-tabs]'))).toBe('deno');
    await leaveFor(page);
    const chosen = { ...FIRST, Install: 'yarn', Run: 'deno', Write: 'rope.js' };
    expect(listChosen(article)).toEqual(chosen);
    await close();
    expect(listChosen((await showArticle(page)).article)).toEqual(chosen);
  });

  it('is remembered with the 19 before it', async () => {
    const labels = Array.from({ length: 20 }, (_, index) => `tab ${index}`);
    localStorage.setItem('tabs', JSON.stringify(labels));
    const { article } = await showArticle(page);
    tab(article, 'Install', 'yarn').click();
    tab(article, 'Run', 'deno').click();
    const kept = JSON.parse(localStorage.getItem('tabs') ?? '');
    expect(kept).toEqual(['deno', 'yarn', ...labels.slice(0, 18)]);
  });

  it.each([
    '{"a',
    'null',
    '5',
    '"yarn"',
    '{"length":1,"0":"yarn"}',
    '[null,{},["no such tab"],7,"nor this"]',
    '["<script>alert(1)</script>"]',
  ])('works when the storage contains %s', async (stored) => {
    localStorage.setItem('tabs', stored);
    const { article, close } = await showArticle(page);
    expect(listChosen(article)).toEqual(FIRST);
    tab(article, 'Install', 'pnpm').click();
    await close();
    expect(listChosen((await showArticle(page)).article)).toEqual({ ...FIRST, Install: 'pnpm' });
  });

  it('works without storage, and warns that it is not saved', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { article } = await showArticle(page);
    tab(article, 'Install', 'yarn').click();
    expect(listChosen(article)).toEqual({ ...FIRST, Install: 'yarn', Run: 'yarn' });
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('Could not save the selected tab'),
    ]);
  });
});

describe('showChosenTabsOnArrival', () => {
  it('applies the choice to each part of a page as it arrives', async () => {
    localStorage.setItem('tabs', '["yarn"]');
    showChosenTabsOnArrival();
    const container = document.body.appendChild(document.createElement('main'));
    onTestFinished(() => container.remove());
    const arrive = (count: number) => {
      for (const part of page.view.html.split(/(?=<h2)/).slice(0, count)) {
        container.insertAdjacentHTML('beforeend', part);
      }
    };
    arrive(2);
    await waitFor(() => expect(findGroups(container).map(getSelected)).toEqual(['yarn']));
    arrive(3);
    const all = ['yarn', 'yarn', 'yarn'];
    await waitFor(() => expect(findGroups(container).map(getSelected)).toEqual(all));
    // The last part can arrive together with the end of the page.
    arrive(3);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(findGroups(container).map(getSelected)).toEqual([...all, 'yarn', 'yarn']);
  });
});

describe('uncover', () => {
  it.each([
    ['a tab', 'corepack', { Install: 'yarn' }, false],
    ['details', 'mirrors', {}, true],
    ['a tab in details', 'strings', { Mirrors: 'Glass' }, true],
  ])('shows the content of %s, and remembers no choice', async (_where, id, chosen, isOpen) => {
    const { article } = await showArticle(page);
    uncover(document.getElementById(id) as HTMLElement);
    expect(listChosen(article)).toEqual({ ...FIRST, ...chosen });
    expect(article.querySelector('details')?.open).toBe(isOpen);
    expect(localStorage.getItem('tabs')).toBeNull();
  });

  it('unfolds the details of a row, but not of others', () => {
    document.body.innerHTML = ['a', 'b']
      .map((id) => `<div data-unfolds><h3 id="${id}">${id}</h3><details></details></div>`)
      .join('');
    // The row was visible, so the browser itself has scrolled to it.
    expect(uncover(document.getElementById('b') as HTMLElement)).toBe(false);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
    ]);
  });
});

function findGroups(root: ParentNode): Element[] {
  return [...root.querySelectorAll('[data-tabs]')];
}

function tab(article: HTMLElement, group: keyof typeof FIRST, label: string): HTMLElement {
  const tabs = findTabs(findGroups(article)[GROUPS.indexOf(group)] ?? null);
  return tabs.find((tab) => tab.textContent === label) as HTMLElement;
}

function findTabs(group: Element | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

/** Returns the chosen tab of each group. */
function listChosen(article: HTMLElement): Record<string, string | undefined> {
  const groups = findGroups(article);
  return Object.fromEntries(groups.map((group, index) => [GROUPS[index], getSelected(group)]));
}

/** Returns the tab that a group presents as chosen, to eyes, to screen readers, and to the Tab key alike. */
function getSelected(group: Element | null): string | undefined {
  const tabs = findTabs(group);
  const panels = [...(group?.querySelectorAll('[role="tabpanel"][data-chosen]') ?? [])];
  const selected = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
  const labels = selected.map(({ textContent }) => textContent);
  const stops = tabs.filter((tab) => tab.getAttribute('tabindex') !== '-1');
  expect(stops.map(({ textContent }) => textContent)).toEqual(labels);
  expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(labels);
  expect(labels).toHaveLength(1);
  return labels[0];
}

/** Presses a key on the focused element. */
function press(pressed: KeyboardEventInit): 'handled' | 'ignored' {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...pressed });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented ? 'handled' : 'ignored';
}
