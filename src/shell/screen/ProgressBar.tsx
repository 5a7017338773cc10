import { useNavigationState } from '../router/context.ts';
import styles from './ProgressBar.module.css';

/** A thin line at the top while a page loads. It fades in late, so fast pages never show it. */
export function ProgressBar() {
  return useNavigationState() === 'idle' ? null : (
    <div className={styles.bar} role="progressbar" aria-label="Loading page" />
  );
}
