import { type CSSProperties, useEffect } from 'react';
import { NOT_FOUND_PATH } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { Article } from '../article/Article.tsx';
import { MAIN_ID } from '../data/ids.ts';
import { activeText } from '../navigation/activeItem.ts';
import { LocalBar } from '../navigation/LocalBar.tsx';
import { Outline } from '../navigation/Outline.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { TopBar } from '../navigation/TopBar.tsx';
import { usePreviousPath } from '../navigation/usePreviousPath.ts';
import { useShell } from '../router/context.ts';
import { rememberPage } from '../search/recent.ts';
import { Banner } from './Banner.tsx';
import { MissingPage } from './MissingPage.tsx';
import { PageFooter } from './PageFooter.tsx';
import styles from './PageScreen.module.css';
import { ProblemPanel } from './ProblemPanel.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenPart } from './ScreenPart.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePageKeys } from './usePageKeys.ts';

/** Renders one page in its layout. */
export function PageScreen({ view }: { view: PageView }) {
  const { config, sidebar: sidebarOf } = useShell();
  const sidebar = view.sidebar === undefined ? undefined : sidebarOf(view.sidebar);
  const hasOutline = view.showOutline && view.outline.length > 0;
  const previousPath = usePreviousPath(view.path);
  useDocumentHead(view);
  usePageKeys(view);
  useEffect(() => {
    if (view.path !== NOT_FOUND_PATH) rememberPage(view);
  }, [view]);
  const { content } = view;
  const isWindow = view.layout === 'window';
  return (
    // A separate class, because a page contains only the styles of the classes that it has.
    <div
      className={isWindow ? `${styles.screen} ${styles.window}` : styles.screen}
      data-layout={view.layout}
    >
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <ScreenPart>
        <ProgressBar />
        {config.banner && <Banner banner={config.banner} />}
      </ScreenPart>
      <ScreenPart>
        <TopBar view={view} />
      </ScreenPart>
      <div
        // A class instead of :has(), for which the browser would recompute the styles of the whole page with each
        // change in it.
        className={sidebar || hasOutline ? `${styles.columns} ${styles.drawers}` : styles.columns}
        style={
          {
            '--content-width': content?.width,
            '--content-padding': content?.horizontalPadding,
          } as CSSProperties
        }
      >
        {!isWindow && (
          <ScreenPart>
            {/* The key resets its buttons when their popovers change. */}
            <LocalBar
              key={view.sidebar}
              title={activeText(sidebar?.items ?? [], view.path) ?? view.title}
              hasMenu={sidebar !== undefined}
              hasOutline={hasOutline}
            />
          </ScreenPart>
        )}
        {sidebar && (
          <ScreenPart>
            {/* The key resets the state of groups when the sidebar changes. */}
            <Sidebar
              key={view.sidebar}
              sidebar={sidebar}
              path={view.path}
              previousPath={previousPath}
            />
          </ScreenPart>
        )}
        <Content view={view} />
        {hasOutline && (
          <ScreenPart>
            <Outline items={view.outline} />
          </ScreenPart>
        )}
        {!isWindow && (
          <ScreenPart>
            <PageFooter view={view} />
          </ScreenPart>
        )}
      </div>
    </div>
  );
}

function Content({ view }: { view: PageView }) {
  return (
    <main
      id={MAIN_ID}
      className={styles.main}
      aria-label="Content"
      tabIndex={-1}
      style={{ paddingBlock: view.content?.verticalPadding }}
    >
      {import.meta.env.DEV && view.problems && (
        <ScreenPart>
          <ProblemPanel problems={view.problems} />
        </ScreenPart>
      )}
      <Article view={view} />
      {view.path === NOT_FOUND_PATH && (
        <ScreenPart>
          <MissingPage />
        </ScreenPart>
      )}
    </main>
  );
}
