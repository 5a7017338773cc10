import { ChangingText } from '../../article/ChangingText.tsx';
import { tryAgain } from '../../fetch/retry.ts';
import { SiteMark } from '../../lab/page/ui/SiteMark.tsx';
import { IndexVersionError } from '../../search/versionError.ts';
import styles from './SearchDialog.module.css';
import type { Outcome } from './useSearch.ts';

const OTHER_VERSION = 'The search belongs to another version of this site.';

interface SearchStatusProps {
  outcome: Outcome;
  retry: () => void;
}

/** Shows and announces the outcome of the search. Says nothing about an empty query. */
export function SearchStatus({ outcome, retry }: SearchStatusProps) {
  const hasQuery = outcome.state !== 'idle' && outcome.query !== '';
  const found = hasQuery && outcome.state === 'found' ? outcome : undefined;
  const isLoading = hasQuery && outcome.state === 'loading';
  const isVisible = isLoading || found?.hits.length === 0;
  const isOtherVersion = outcome.state === 'failed' && outcome.error instanceof IndexVersionError;
  return (
    <>
      {found?.hits.length === 0 && (
        <div className={styles.mark}>
          <SiteMark />
        </div>
      )}
      <p role="status" className={isVisible ? styles.message : 'sr-only'}>
        {isLoading && <ChangingText>Loading the search…</ChangingText>}
        {found && <ChangingText>{summarizeHits(found)}</ChangingText>}
      </p>
      {hasQuery && outcome.state === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>
            {isOtherVersion ? OTHER_VERSION : 'Search could not be loaded. Check your connection.'}
          </p>
          <button
            type="button"
            className="text-button"
            onClick={() => tryAgain(retry, outcome.error)}
          >
            {isOtherVersion ? 'Reload' : 'Try again'}
          </button>
        </div>
      )}
    </>
  );
}

/** Summarizes the hits in one sentence. */
function summarizeHits({ query, hits }: Extract<Outcome, { state: 'found' }>): string {
  if (hits.length === 0) return `No results for "${query}"`;
  return `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
}
