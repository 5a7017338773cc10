import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { useHtml } from '../useHtml.ts';
import type { SiteOfScenes } from './scenes.ts';
import { useArticle } from './useArticle.ts';

/** The article of a page. */
export function Article({ view, site }: { view: PageView; site: SiteOfScenes }) {
  const events = useArticle(view, site);
  const html = useHtml(view.html);
  return <article id={ARTICLE_ID} className="prose" {...events} dangerouslySetInnerHTML={html} />;
}
