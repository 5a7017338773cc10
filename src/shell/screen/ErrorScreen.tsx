import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ALL_PAGES_PATH, siteHref } from '../../address/address.ts';
import { useSite } from '../siteContext.ts';
import styles from './ErrorScreen.module.css';

/** Shown when a page can't be loaded or rendered. */
export function ErrorScreen() {
  const error = useRouteError();
  const { config } = useSite();
  const { advice, details } = explain(error);
  return (
    <main className={styles.screen}>
      <h1>This page could not be displayed</h1>
      <p>{advice}</p>
      <p className={styles.reason}>{details}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
      <nav aria-label="Other pages">
        <a href={siteHref('/', config.basePath)}>Home page</a>{' '}
        <a href={siteHref(ALL_PAGES_PATH, config.basePath)}>All pages</a>
      </nav>
    </main>
  );
}

/** Whose mistake it is, and what the reader can do. */
function explain(error: unknown): { advice: string; details: string } {
  if (isRouteErrorResponse(error))
    return {
      advice:
        'The server of this site answered with an error. It is not your connection: try again in a minute.',
      details: `${error.status} ${error.statusText}`.trim(),
    };
  const details = error instanceof Error ? error.message : String(error);
  // What fetch() and import() throw when nothing answers.
  if (error instanceof TypeError && /fetch|import|network|load/i.test(details))
    return { advice: 'The site could not be reached. Check your connection.', details };
  return { advice: 'Something in this page failed. Loading it again might help.', details };
}
