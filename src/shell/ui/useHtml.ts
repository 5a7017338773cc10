import { useMemo } from 'react';
import { trustedHtml } from '../../fetch/trusted.ts';

/**
 * Returns HTML as the content of an element. The object is the same for the same text, because React would write a new
 * object's HTML again.
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
