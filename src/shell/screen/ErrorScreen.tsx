import { isRouteErrorResponse, useRouteError } from 'react-router';
import styles from './ErrorScreen.module.css';

/** Shown when a page can't be loaded or rendered. */
export function ErrorScreen() {
  const error = useRouteError();
  const isResponse = isRouteErrorResponse(error);
  return (
    <main className={styles.screen}>
      <h1>This page could not be displayed</h1>
      <p className={styles.reason}>
        {isResponse ? `${error.status} ${error.statusText}`.trim() : messageOf(error)}
      </p>
      <p>
        Check your connection, then{' '}
        <button type="button" onClick={() => window.location.reload()}>
          try again
        </button>
        .
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
