import { useEffect, useState } from 'react';
import { recall, remember } from '../data/storage.ts';

const VISITED_KEY = 'visited';

/** Where the reader is and was, in this tab. */
interface Visited {
  path: string;
  previous: string;
}

/** The visits after a page was opened: a reload is no visit. Anything but paths counts as nothing. */
export function visit(path: string, stored: string | null): Visited {
  const [last, previous] = (stored ?? '').split('\n').map((text) => (isPath(text) ? text : '/'));
  if (last === undefined || stored === null) return { path, previous: '/' };
  return { path, previous: last === path ? (previous ?? '/') : last };
}

function isPath(text: string): boolean {
  // A browser takes a backslash for a slash, and two of them for another host.
  return /^\/(?!\/)[^\s\\]*$/.test(text);
}

/** The path that the reader visited before this one, or `/`: also over a whole page load. */
export function usePreviousPath(path: string): string {
  const [visited, setVisited] = useState<Visited>();
  useEffect(() => {
    setVisited((before) => {
      const stored = before
        ? `${before.path}\n${before.previous}`
        : recall('sessionStorage', VISITED_KEY);
      return visit(path, stored);
    });
  }, [path]);
  useEffect(() => {
    if (!visited) return;
    const stored = `${visited.path}\n${visited.previous}`;
    remember('sessionStorage', VISITED_KEY, stored, 'Where you came from');
  }, [visited]);
  return visited?.previous ?? '/';
}
