import { ALL_PAGES_PATH, siteHref } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { FileError } from '../../fetch/fetchFile.ts';
import { tryAgain } from '../../fetch/retry.ts';
import { useSite } from '../siteContext.ts';
import styles from './ErrorScreen.module.css';

/** Shown when a page can't be loaded or rendered. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { config } = useSite();
  const isUnreachable = error instanceof FileError;
  return (
    <main className={styles.screen}>
      <h1>This page could not be displayed</h1>
      <p>
        <ChangingText>
          {isUnreachable
            ? 'The site could not be reached. Check your connection, then try again.'
            : 'Something in this page failed. Loading it again might help.'}
        </ChangingText>
      </p>
      {!isUnreachable && (
        <p className={styles.reason}>
          <ChangingText>{error instanceof Error ? error.message : String(error)}</ChangingText>
        </p>
      )}
      <p>
        <button type="button" onClick={() => tryAgain()}>
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
