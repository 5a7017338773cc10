import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
} from 'react';
import { hashToId } from '../../address/address.ts';
import {
  CODE_ACTION,
  CONVERTER,
  FILTER_SEARCH,
  FILTER_TAG,
  FILTERED,
  STYLE,
} from '../../article/attributes.ts';
import { loadPart } from '../../fetch/part.ts';
import { isComposing, isShortcut } from '../../keyboard/keyboard.ts';
import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { useShell } from '../router/context.ts';
import { useHtml } from '../ui/useHtml.ts';
import { copyCode, restoreWrap, toggleWrap } from './codeBar.ts';
import { nameCodeButtons } from './codeNames.ts';
import {
  filterByAddress,
  filterByInput,
  filterByTag,
  followFirst,
  isFilter,
  prepareFilter,
  searchInstead,
  unfilter,
} from './filter.ts';
import { watchScenes } from './scenes.ts';
import { watchScrollableBlocks } from './scrollableBlocks.ts';
import { chooseTab, showChosenTabs, tabAt, tabByKey, uncover } from './tabs.ts';
import { useExplainer } from './useExplainer.ts';
import { usePagePart } from './usePagePart.ts';

const NO_FIELDS = 'The fields of this page could not be loaded.';

/** Renders the article of a page. */
export function Article({ view }: { view: PageView }) {
  const events = useArticle(view);
  const html = useHtml(view.html);
  return <article id={ARTICLE_ID} className="prose" {...events} dangerouslySetInnerHTML={html} />;
}

/**
 * Adds everything interactive to an article. React doesn't own its HTML, so all events are handled on the article
 * element. Returns the props of that element.
 */
function useArticle(view: PageView) {
  const { config: site, location } = useShell();
  const { enter, showAt, pointerEvents } = useExplainer(view, site.basePath);
  const samples = usePagePart(view, async (article, signal) => {
    const { startSamples } = await loadPart(import('./samples.ts'));
    return startSamples(article, view, site, signal);
  });
  const fields = usePagePart(view, async (article) => {
    const { startFields } = await loadPart(import('./fields.ts'));
    startFields(article);
  });

  // Before the first paint, because the first tabs would otherwise flash.
  useLayoutEffect(() => {
    const article = document.getElementById(ARTICLE_ID) as HTMLElement;
    applyStyles(article);
    showChosenTabs(article);
    nameCodeButtons(article);
    restoreWrap(article);
    filterByAddress(article, site.basePath);
    if (article.querySelector(`.task-list-item, [${CONVERTER}]`))
      fields.loadThen(article, () => undefined, NO_FIELDS);
    const stopBlocks = watchScrollableBlocks(article);
    const stopScenes = watchScenes(article, site);
    return () => {
      stopBlocks();
      stopScenes();
    };
  }, [view.html, site]);

  // Depends on the whole location, because a reader can follow the same hash again.
  useLayoutEffect(() => {
    const target = document.getElementById(hashToId(location.hash));
    if (!target) return;
    const wasHidden = [uncover(target), unfilter(target)].includes(true);
    // The browser could scroll to the target only if it was visible.
    if (wasHidden) target.scrollIntoView();
  }, [location]);

  return {
    ...pointerEvents,
    onClick: ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
      const element = target as HTMLElement;
      const tab = tabAt(element);
      if (tab) chooseTab(tab);
      const list = element.closest(`[${FILTER_SEARCH}]`)?.closest(`[${FILTERED}]`);
      if (list) searchInstead(list);
      const word = element.closest(`[${FILTER_TAG}]`);
      if (word) filterByTag(word);
      const block = element.closest<HTMLElement>('.code-block');
      const code = block?.querySelector('code');
      if (!block || !code) return;
      const button = element.closest<HTMLElement>(`[${CODE_ACTION}]`);
      if (!button) return showAt(currentTarget, element, clientX, clientY);
      const action = button.getAttribute(CODE_ACTION);
      if (action === 'copy') copyCode(button, code);
      else if (action === 'wrap') toggleWrap(currentTarget, block);
      else if (action === 'run')
        samples.loadThen(currentTarget, (run) => run(button), 'The sample could not be loaded.');
      else enter(currentTarget, block);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (isFilter(target)) prepareFilter(target, site.basePath);
    },
    onInput: ({ target }: FormEvent<HTMLElement>) => {
      if (isFilter(target)) filterByInput(target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, shiftKey } = event;
      if (isComposing(event.nativeEvent)) return;
      if (isFilter(target) && key === 'Enter') return followFirst(target);
      const tab = tabAt(target);
      const next = tab && !shiftKey && !isShortcut(event) ? tabByKey(tab, key) : undefined;
      if (!next) return;
      event.preventDefault();
      chooseTab(next);
      next.focus();
    },
  };
}

/**
 * Applies the styles of an article's elements. The policy forbids style attributes, and the document has no rules for
 * articles that load later.
 */
function applyStyles(article: HTMLElement): void {
  for (const element of article.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
  }
}
