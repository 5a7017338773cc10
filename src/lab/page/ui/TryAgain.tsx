import { tryAgain } from '../../../fetch/retry.ts';
import styles from './lab.module.css';

/** @param retry loads again what is missing; by default, the page is reloaded */
export function TryAgain({ retry }: { retry?: () => void }) {
  return (
    <span>
      {' '}
      <button type="button" className={styles.control} onClick={() => tryAgain(retry)}>
        Try again
      </button>
    </span>
  );
}
