import type { ReactNode } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { tryAgain } from '../../../fetch/retry.ts';
import { Button } from './Button.tsx';
import styles from './lab.module.css';

/** Shows an error message; nothing without a text. */
export function Alert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    <p className={styles.failure} role="alert">
      <ChangingText>{text}</ChangingText>
      {children}
    </p>
  );
}

/** @param retry tries to load the missing part again; by default, the page is reloaded */
export function TryAgain({ retry }: { retry?: () => void }) {
  return (
    <span>
      {' '}
      <Button onClick={() => tryAgain(retry)}>Try again</Button>
    </span>
  );
}
