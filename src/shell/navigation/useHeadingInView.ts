import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutlineItem } from '../../content/page.ts';
import { listen } from '../ui/listen.ts';
import { headingInView } from './headingInView.ts';

/** Minimum time between two measurements of the headings, in milliseconds. */
const THROTTLE = 100;
/** Time after a click on a heading's link during which scrolling changes nothing, in milliseconds. */
const SUPPRESSION = 500;

/** Returns the id of the heading that is being read, and a setter for a heading that the reader chose. */
export function useHeadingInView(
  items: OutlineItem[],
): [id: string | undefined, choose: (id: string) => void] {
  const [id, setId] = useState(items[0]?.id);
  const suppressedUntil = useRef(0);
  useEffect(() => {
    const look = () => {
      if (performance.now() >= suppressedUntil.current) setId(idInView(items));
    };
    // A choice on the previous page doesn't count.
    suppressedUntil.current = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, THROTTLE);
    };
    look();
    const stop = listen(window, { scroll: onScroll, resize: onScroll });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [items]);
  const choose = useCallback((chosen: string) => {
    suppressedUntil.current = performance.now() + SUPPRESSION;
    setId(chosen);
  }, []);
  return [id, choose];
}

function idInView(items: OutlineItem[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight: height } = document.documentElement;
  // Filters, tabs, and details hide headings. Safari before 17.4 can't tell which.
  const headings = items.flatMap(({ id }) => {
    const heading = document.getElementById(id);
    return heading && heading.checkVisibility?.() !== false ? heading : [];
  });
  const index = headingInView(headings.length, { scrollTop, scrollHeight, height }, () => {
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    // Position at which the browser stops when it scrolls to a heading.
    const margin = getComputedStyle(headings[0] as HTMLElement).scrollMarginTop;
    return { tops, covered: Number.parseFloat(margin) };
  });
  return headings[index]?.id;
}
