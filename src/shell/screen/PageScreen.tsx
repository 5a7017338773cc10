import { ScrollRestoration, useLoaderData } from 'react-router';
import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { Outline } from '../navigation/Outline.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import { useSite } from '../siteContext.ts';
import { PageFooter } from './PageFooter.tsx';
import styles from './PageScreen.module.css';
import { ProblemPanel } from './ProblemPanel.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { MAIN_ID, useArrival } from './useArrival.ts';
import { useDocumentHead } from './useDocumentHead.ts';

/** One page in its layout. */
export function PageScreen() {
  const view = useLoaderData<PageView>();
  const { sidebar: sidebarOf } = useSite();
  const sidebar = view.sidebar === undefined ? undefined : sidebarOf(view.sidebar);
  const announcement = useArrival(view);
  useDocumentHead(view);
  const { content } = view;
  return (
    <div className={styles.screen} data-layout={view.layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <ProgressBar />
      <TopBar view={view} hasMenu={sidebar !== undefined} />
      <div className={styles.columns}>
        {/* Before the sidebar in the source: on a phone and for a screen reader, content comes first. */}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {view.problems && <ProblemPanel problems={view.problems} />}
          <article
            className={styles.article}
            style={{
              maxInlineSize: content?.width,
              paddingInline: content?.horizontalPadding,
              paddingBlock: content?.verticalPadding,
            }}
          >
            <div
              id={ARTICLE_ID}
              className="prose"
              dangerouslySetInnerHTML={{ __html: view.html }}
            />
            <PageFooter view={view} />
          </article>
        </main>
        {view.showOutline && view.outline.length > 0 && <Outline items={view.outline} />}
        {sidebar && <Sidebar sidebar={sidebar} path={view.path} />}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ScrollRestoration />
    </div>
  );
}
