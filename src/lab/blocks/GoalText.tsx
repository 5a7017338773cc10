import type { ReactNode } from 'react';
import { ChangingText } from '../../article/ChangingText.tsx';
import styles from './Goal.module.css';

interface GoalTextProps {
  text: string;
  isReached: boolean;
  /** Content after the text, such as a button. */
  children: ReactNode;
}

/** The goal of a scene, with a mark once it is reached. */
export function GoalText({ text, isReached, children }: GoalTextProps) {
  return (
    <>
      <span className={styles.mark}>
        {isReached && (
          <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
            <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
        )}
      </span>
      <p className={styles.text}>
        <strong>
          <ChangingText>{isReached ? 'Goal reached:' : 'Goal:'}</ChangingText>
        </strong>
        <ChangingText>{` ${text} `}</ChangingText>
        {children}
      </p>
    </>
  );
}
