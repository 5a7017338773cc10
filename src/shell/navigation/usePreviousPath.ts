import { useEffect, useState } from 'react';
import { NOT_FOUND_PATH } from '../../address/address.ts';
import { isPath } from '../data/address.ts';
import { recall, remember } from '../data/storage.ts';

const VISITED_KEY = 'visited';

/**
 * Returns the current and the previous path of this tab, one per line, after a page was opened. Reloads and the
 * not-found page don't count; invalid stored values are ignored.
 */
export function recordVisit(path: string, stored: string | null): string {
  const paths = (stored ?? '').split('\n').map((text) => (isPath(text) ? text : '/'));
  const [last = '/', previous = '/'] = paths;
  const isVisit = last !== path && last !== NOT_FOUND_PATH;
  return `${path}\n${isVisit ? last : previous}`;
}

/** Returns the path that the reader visited before this one, even across page loads, or `/`. */
export function usePreviousPath(path: string): string {
  const [visited, setVisited] = useState<string>();
  useEffect(() => {
    setVisited((before) => recordVisit(path, before ?? recall(VISITED_KEY, 'sessionStorage')));
  }, [path]);
  useEffect(() => {
    if (visited) remember(VISITED_KEY, visited, 'the previous page', 'sessionStorage');
  }, [visited]);
  return visited?.split('\n')[1] ?? '/';
}
