import type { ReactNode } from 'react';
import styles from './Callout.module.css';

const TITLES = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  tip: 'Tip',
  success: 'Success',
};

interface CalloutProps {
  kind?: keyof typeof TITLES;
  title?: string;
  children?: ReactNode;
}

/** Sets a remark apart from the text around it. */
export function Callout({ kind = 'note', title = TITLES[kind], children }: CalloutProps) {
  return (
    <div role="note" className={styles.callout} data-kind={kind}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
