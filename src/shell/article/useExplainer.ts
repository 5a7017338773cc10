import { type PointerEvent, useRef } from 'react';
import { TYPES } from '../../article/attributes.ts';
import { loadPart } from '../../fetch/part.ts';
import type { PageView } from '../../site/view.ts';
import { usePagePart } from './usePagePart.ts';

const FAILURE = 'The types of this code could not be loaded.';

/** Shows types on hover. Loads nothing before a reader points at checked code or presses "Types". */
export function useExplainer(view: PageView, basePath: string) {
  const { load, loadThen, isRequested } = usePagePart(view, async (article, signal) => {
    const { startExplainer } = await loadPart(import('./explainer.ts'));
    return startExplainer(article, view, basePath, signal);
  });
  const mouse = useRef<{ x: number; y: number }>(undefined);

  return {
    /** Moves the focus to the identifiers of a code block. */
    enter: (article: HTMLElement, block: HTMLElement) =>
      loadThen(article, ({ enter }) => enter(block), FAILURE),
    /** Shows the type at a point of the window if it is in checked code. */
    showAt: (article: HTMLElement, element: Element, x: number, y: number) => {
      if (isChecked(element)) load(article).then((loaded) => loaded.showAt(x, y), ignoreFailure);
    },
    pointerEvents: {
      onPointerOver: ({ target, pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'mouse' || !isChecked(target as Element) || isRequested()) return;
        // The loaded explainer has its own listeners, but it has missed the movement that triggered the loading.
        load(currentTarget).then(({ showAt }) => {
          if (mouse.current) showAt(mouse.current.x, mouse.current.y);
        }, ignoreFailure);
      },
      onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'mouse') mouse.current = { x: clientX, y: clientY };
      },
      onPointerLeave: () => {
        mouse.current = undefined;
      },
    },
  };
}

function isChecked(element: Element): boolean {
  return element.closest(`.code[${TYPES}]`) !== null;
}

/** Ignores the failure, because code is readable without types, and the next hover tries again. */
function ignoreFailure(error: unknown): void {
  console.warn(FAILURE, error);
}
