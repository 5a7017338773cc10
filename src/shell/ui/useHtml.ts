import { useMemo } from 'react';
import { trustedHtml } from '../../fetch/trusted.ts';

/** Returns the content of an element as HTML. The same for the same text, because React writes another object again. */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
