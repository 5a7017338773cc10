import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { useArticle } from './useArticle.ts';

/**
 * The text of a page. A component of its own, in front of what restores the place that the reader
 * had scrolled to: by then the article has to be as high as it was.
 */
export function Article({ view, basePath }: { view: PageView; basePath: string }) {
  const events = useArticle(view, basePath);
  return (
    <article
      id={ARTICLE_ID}
      className="prose"
      {...events}
      dangerouslySetInnerHTML={{ __html: view.html }}
    />
  );
}
