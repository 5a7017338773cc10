import { useEffect } from 'react';
import type { PageView } from '../../site/view.ts';

/** Keeps title, description and canonical address true while the reader goes from page to page. */
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
