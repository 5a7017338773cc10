import { useEffect } from 'react';
import type { PageView } from '../../site/view.ts';

/** Updates title, description, and canonical address with the page. */
export function useDocumentHead({ documentTitle, description, url }: PageView): void {
  useEffect(() => {
    document.title = documentTitle;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', url);
  }, [documentTitle, description, url]);
}

function setAttribute(selector: string, name: string, value: string | undefined): void {
  if (value) document.head.querySelector(selector)?.setAttribute(name, value);
}
