import styles from './SearchDialog.module.css';
import type { Outcome } from './useSearch.ts';

interface SearchStatusProps {
  outcome: Outcome;
  retry: () => void;
}

/** The outcome of the search, shown and announced. */
export function SearchStatus({ outcome, retry }: SearchStatusProps) {
  const found = outcome.state === 'found' ? outcome : undefined;
  const count = found?.hits.length ?? 0;
  return (
    <>
      <p role="status" className={count > 0 || !found ? 'sr-only' : styles.message}>
        {found && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
        {found && count === 0 && `No results for "${found.query}"`}
      </p>
      {outcome.state === 'failed' && (
        <div role="alert" className={styles.message}>
          {outcome.failure === 'network' ? (
            <>
              <p>Search could not be loaded. Check your connection.</p>
              <button type="button" onClick={retry}>
                Try again
              </button>
            </>
          ) : (
            <>
              <p>The site has been updated since you opened this page.</p>
              <button type="button" onClick={() => location.reload()}>
                Reload the page
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}
