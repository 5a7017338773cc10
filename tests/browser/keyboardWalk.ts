import type { Page } from '@playwright/test';

/** The element that has the focus after a key. */
interface Stop {
  name: string;
  /** What is wrong with it, in words. */
  faults: string[];
  isEnd: boolean;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Walks over the whole page with Tab, or from its end with Shift+Tab, and returns each stop and each
 * fault: a stop that is skipped or repeated, that does not show its focus, or that is covered.
 */
export async function walkPage(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: string[]; faults: string[] }> {
  await wakeScenes(page);
  const walk = await page.evaluateHandle(createWalk, key === 'Tab');
  const stops: string[] = [];
  const faults: string[] = [];
  // More stops than any page has, so that a walk in a circle also ends.
  for (let count = 0; count < 500; count++) {
    await page.keyboard.press(key);
    const stop: Stop = await walk.evaluate((walk) => walk.inspect());
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    if (stop.isEnd) return { stops, faults };
    stops.push(stop.name);
  }
  return { stops, faults: [...faults, 'the walk never leaves the page'] };
}

/** Loads the scenes: they get their buttons near the viewport, which must not happen during the walk. */
async function wakeScenes(page: Page): Promise<void> {
  const position = await page.evaluate(() => scrollY);
  for (const scene of await page.locator('[data-scene]').all()) {
    await scene.scrollIntoViewIfNeeded();
    await scene.getByRole('button', { name: 'Tools', exact: true }).waitFor();
  }
  await page.evaluate((top) => scrollTo(0, top), position);
}

/** Runs in the page. */
function createWalk(isForward: boolean): { inspect: () => Promise<Stop> } {
  let previous: Element | undefined;
  let expected: Element | undefined = next(undefined);
  let position = scrollY;

  return {
    async inspect() {
      await nextFrame();
      // Effects of scrolling, such as the Top button, appear one frame later.
      if (scrollY !== position) await nextFrame();
      position = scrollY;
      const active = document.activeElement;
      // A browser without its own controls can wrap around instead of leaving the page.
      const isWrapped = expected === undefined && active === next(undefined);
      const isEnd = active === null || active === document.body || isWrapped;
      const faults: string[] = [];
      if (isEnd) {
        if (expected) faults.push(`the walk ends before ${describeElement(expected)}`);
        return { name: 'the end', faults, isEnd };
      }
      // The Top button appears and disappears with scrolling, so it can be gone by the time of the key.
      if (active !== expected && active !== next(previous)) {
        faults.push(`comes where ${expected ? describeElement(expected) : 'the end'} should`);
      }
      if (!showsFocus(active)) faults.push('does not show that it has the focus');
      if (!isVisible(active)) faults.push('is covered by another element');
      previous = active;
      expected = next(active);
      return { name: describeElement(active), faults, isEnd };
    },
  };

  function nextFrame(): Promise<number> {
    return new Promise((done) => requestAnimationFrame(done));
  }

  /** Returns the stop after an element, or the first stop without one. */
  function next(element: Element | undefined): Element | undefined {
    const all = isForward ? findStops() : findStops().reverse();
    return all[element === undefined ? 0 : all.indexOf(element) + 1];
  }

  /** Returns all controls and scrollable elements, in document order. */
  function findStops(): Element[] {
    const controls =
      'a[href], button:enabled, summary, input:enabled, select, textarea, [role="application"]';
    return [...document.querySelectorAll(`${controls}, main > article :not(span)`)].filter(
      (element) =>
        (element.matches(controls) || scrolls(element)) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  }

  function scrolls(element: Element): boolean {
    if (element.scrollWidth <= element.clientWidth) return false;
    return /auto|scroll/.test(getComputedStyle(element).overflowX);
  }

  function describeElement(element: Element): string {
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`;
  }

  function showsFocus(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return (hasOutline && !/[,/] 0\)$/.test(outlineColor)) || boxShadow !== 'none';
  }

  /** Returns whether nothing covers the center of the element's visible part. */
  function isVisible(element: Element): boolean {
    const { clientWidth, clientHeight } = document.documentElement;
    const screen = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
    const window = findClips(element).reduce<Box>(intersect, screen);
    return [...element.getClientRects()].some((rect) => {
      const { left, top, right, bottom } = intersect(window, rect);
      if (right <= left || bottom <= top) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && element.contains(hit);
    });
  }

  /** Returns the boxes of the ancestors that clip the element, such as a scrolling table. */
  function findClips(element: Element): DOMRect[] {
    const clips: DOMRect[] = [];
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const isClip = ancestor !== document.body && ancestor !== document.documentElement;
      if (isClip && getComputedStyle(ancestor).overflowX !== 'visible') {
        clips.push(ancestor.getBoundingClientRect());
      }
    }
    return clips;
  }

  function intersect(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }
}
