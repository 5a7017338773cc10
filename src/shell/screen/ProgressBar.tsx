import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** A thin line at the top while a page takes long to come; a quick one shows nothing. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? (
    <div className={styles.bar} role="progressbar" aria-label="Loading page" />
  ) : null;
}
