import { ChangingText } from '../../article/ChangingText.tsx';
import { tryAgain } from '../../fetch/retry.ts';
import styles from './SearchDialog.module.css';
import type { Outcome } from './useSearch.ts';

interface SearchStatusProps {
  outcome: Outcome;
  retry: () => void;
}

/** The outcome of the search, shown and announced. Nothing is said about an empty query. */
export function SearchStatus({ outcome, retry }: SearchStatusProps) {
  const isAsked = outcome.state !== 'idle' && outcome.query !== '';
  const found = isAsked && outcome.state === 'found' ? outcome : undefined;
  const isShown = found && (found.hits.length === 0 || found.nearest !== undefined);
  return (
    <>
      <p role="status" className={isShown ? styles.message : 'sr-only'}>
        {found && <ChangingText>{summaryOf(found)}</ChangingText>}
      </p>
      {isAsked && outcome.state === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>Search could not be loaded. Check your connection.</p>
          <button type="button" onClick={() => tryAgain(retry, outcome.error)}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}

/** What was found, in one sentence. */
function summaryOf({ query, hits, nearest }: Extract<Outcome, { state: 'found' }>): string {
  if (nearest && nearest.length > 0)
    return `No results for "${query}". The nearest words: ${nearest.join(' ')}`;
  if (nearest || hits.length === 0) return `No results for "${query}"`;
  return `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
}
