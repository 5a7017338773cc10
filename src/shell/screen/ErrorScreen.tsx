import { type ReactNode, useEffect, useRef } from 'react';
import { ALL_PAGES_PATH, siteHref } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { FileError } from '../../fetch/fetchFile.ts';
import { tryAgain } from '../../fetch/retry.ts';
import { MAIN_ID } from '../data/ids.ts';
import { RouteError } from '../data/routeError.ts';
import { TopBar } from '../navigation/TopBar.tsx';
import { useShell } from '../router/context.ts';
import styles from './ErrorScreen.module.css';
import { ProgressBar } from './ProgressBar.tsx';

const TITLE = 'Unexpected Application Error!';

/**
 * The router's screen for errors while loading or rendering. A path without a page shows the not-found page instead.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { config, location } = useShell();
  return (
    <div data-layout="minimal">
      <ProgressBar />
      <TopBar view={{ path: location.path, showLogo: true, showTopNav: true }} />
      <ErrorReport error={error}>
        <nav aria-label="Other pages">
          <a href={siteHref('/', config.basePath)}>Home page</a>
          <a href={siteHref(ALL_PAGES_PATH, config.basePath)}>All pages</a>
        </nav>
      </ErrorReport>
    </div>
  );
}

/** Describes an error. Depends on nothing that could have failed, so that it can also replace the error screen. */
export function ErrorReport({ error, children }: { error: unknown; children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  // A page that failed has lost the focus and has no title.
  useEffect(() => {
    document.title = TITLE;
    main.current?.focus();
  }, [error]);
  return (
    <main id={MAIN_ID} ref={main} className={styles.screen} aria-label="Content" tabIndex={-1}>
      <h1>{TITLE}</h1>
      <p>
        <ChangingText>{describeReason(error)}</ChangingText>
      </p>
      <p>
        <button type="button" className="text-button" onClick={() => tryAgain()}>
          Try again
        </button>
      </p>
      {children}
    </main>
  );
}

function describeReason(error: unknown): string {
  if (error instanceof FileError)
    return 'The site could not be reached. Check your connection, then try again.';
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof RouteError) return text;
  return `This page failed: ${text}`;
}
