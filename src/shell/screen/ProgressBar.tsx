import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** A thin line at the top while a page loads. It fades in late, so fast pages never show it. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? (
    <div className={styles.bar} role="progressbar" aria-label="Loading page" />
  ) : null;
}
