import { useSyncExternalStore } from 'react';
import { useShell } from '../router/context.ts';
import styles from './ProgressBar.module.css';

/** A thin line at the top while a page loads. It fades in late, so fast pages never show it. */
export function ProgressBar() {
  const { subscribe, state } = useShell().router;
  const isIdle = useSyncExternalStore(subscribe, state, () => 'idle') === 'idle';
  return isIdle ? null : (
    <div className={styles.bar} role="progressbar" aria-label="Loading page" />
  );
}
