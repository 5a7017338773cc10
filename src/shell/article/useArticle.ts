import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { idOfHash } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { orReload } from '../data/missingChunk.ts';
import { announce } from './announce.ts';
import { copyCode, toggleWrap } from './codeBar.ts';
import type { Explainer } from './explainer.ts';
import { filterByAddress, filterByInput, followFirst, searchInstead, unfilter } from './filter.ts';
import { watchScenes } from './scenes.ts';
import { watchScrollableBlocks } from './scrollableBlocks.ts';
import { chooseTab, showChosenTabs, tabByKey, uncover } from './tabs.ts';

/**
 * What moves in an article. Its HTML is none of React's, so everything is listened to on the
 * article itself: the result is for its element.
 */
export function useArticle(view: PageView, basePath: string) {
  const { key, hash } = useLocation();
  const explainer = useRef<Promise<Explainer>>(undefined);
  const leaving = useRef(new AbortController());
  const mouse = useRef<{ x: number; y: number }>(undefined);

  // Before the page is painted, or the first tabs would flash.
  useLayoutEffect(() => {
    const article = document.getElementById(ARTICLE_ID) as HTMLElement;
    showChosenTabs(article);
    filterByAddress(article);
    return watchScrollableBlocks(article);
  }, [view.html]);

  useLayoutEffect(() => {
    const article = document.getElementById(ARTICLE_ID) as HTMLElement;
    return watchScenes(article, basePath);
  }, [view.html, basePath]);

  // The key, because the same hash may be followed again.
  useLayoutEffect(() => {
    const target = document.getElementById(idOfHash(hash));
    if (!target) return;
    const wasHidden = [uncover(target), unfilter(target)].includes(true);
    // The browser scrolls to what it can see.
    if (wasHidden) target.scrollIntoView();
  }, [key, hash]);

  // What explains one page ends with it, also when it is still on its way.
  useLayoutEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      explainer.current = undefined;
    };
  }, [view]);

  /** What explains the code is fetched when it is first asked for. */
  const explain = (article: HTMLElement) => {
    const { signal } = leaving.current;
    explainer.current ??= orReload(import('./explainer.ts'))
      .then(({ startExplainer }) => startExplainer(article, view, basePath, signal))
      .catch((error) => {
        // Nobody waits for it any more.
        if (signal.aborted) return new Promise<never>(() => undefined);
        console.warn('The types of the code could not be loaded.', error);
        explainer.current = undefined;
        throw error;
      });
    return explainer.current;
  };

  return {
    onClick: ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
      const element = target as HTMLElement;
      const tab = element.closest<HTMLElement>('[role="tab"]');
      if (tab) chooseTab(tab);
      const search = element.closest('[data-filter-search]')?.closest('[data-filtered]');
      if (search) searchInstead(search);
      const block = element.closest<HTMLElement>('.code-block');
      const code = block?.querySelector('code');
      if (!block || !code) return;
      const button = element.closest<HTMLElement>('[data-code]');
      if (button?.dataset.code === 'copy') copyCode(button, code);
      else if (button?.dataset.code === 'wrap') toggleWrap(button, block);
      else if (button?.dataset.code === 'types') {
        explain(currentTarget).then((found) => found.enter(block), sayFailure);
      } else if (isTyped(element)) {
        explain(currentTarget).then((found) => found.showAt(clientX, clientY), ignoreFailure);
      }
    },
    onInput: ({ target }: FormEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && 'filter' in target.dataset) filterByInput(target);
    },
    onPointerOver: ({ target, pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || !isTyped(target as Element) || explainer.current) return;
      // From here on it listens itself; what the mouse is on by then, it can't have heard of.
      explain(currentTarget).then(({ showAt }) => {
        if (mouse.current) showAt(mouse.current.x, mouse.current.y);
      }, ignoreFailure);
    },
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') mouse.current = { x: clientX, y: clientY };
    },
    onPointerLeave: () => {
      mouse.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      if (target instanceof HTMLInputElement && 'filter' in target.dataset && key === 'Enter')
        return followFirst(target);
      const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
      const next =
        tab && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
          ? tabByKey(tab, event.key)
          : undefined;
      if (!next) return;
      event.preventDefault();
      chooseTab(next);
      next.focus();
    },
  };
}

function isTyped(element: Element): boolean {
  return element.closest('.code[data-types]') !== null;
}

function sayFailure(): void {
  announce('The types could not be loaded. Check your connection and try again.');
}

/** `explain` has told it already. */
function ignoreFailure(): void {
  // Code can be read without its types.
}
