import { useEffect, useState } from 'react';
import { NOT_FOUND_PATH } from '../../address/address.ts';
import { isPath } from '../data/address.ts';
import { recall, remember } from '../data/storage.ts';

const VISITED_KEY = 'visited';

/** The current and the previous path of this tab. */
interface Visited {
  path: string;
  previous: string;
}

/**
 * Returns the paths after a page was opened. Reloads and the not-found page don't count; invalid stored values are
 * ignored.
 */
export function recordVisit(path: string, stored: string | null): Visited {
  const [last, previous] = (stored ?? '').split('\n').map((text) => (isPath(text) ? text : '/'));
  if (last === undefined || stored === null) return { path, previous: '/' };
  const isVisit = last !== path && last !== NOT_FOUND_PATH;
  return { path, previous: isVisit ? last : (previous ?? '/') };
}

/** Returns the path that the reader visited before this one, even across page loads, or `/`. */
export function usePreviousPath(path: string): string {
  const [visited, setVisited] = useState<Visited>();
  useEffect(() => {
    setVisited((before) => {
      const stored = before
        ? `${before.path}\n${before.previous}`
        : recall(VISITED_KEY, 'sessionStorage');
      return recordVisit(path, stored);
    });
  }, [path]);
  useEffect(() => {
    if (!visited) return;
    const stored = `${visited.path}\n${visited.previous}`;
    remember(VISITED_KEY, stored, 'the previous page', 'sessionStorage');
  }, [visited]);
  return visited?.previous ?? '/';
}
