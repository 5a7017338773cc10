import { z } from 'zod';
import styles from './Callout.module.css';
import { takeLabel } from './content.tsx';
import { defineBlock } from './define.ts';
import { KINDS, type Kind, kindClass, kindProp } from './kinds.ts';

const TITLES: Record<Kind, string> = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  tip: 'Tip',
  success: 'Success',
};

/** Sets a remark apart from the text around it. */
export const Callout = defineBlock(
  z.strictObject({ kind: kindProp, title: z.string().optional() }),
  ({ kind, title, children }) => {
    const { label, content } = takeLabel(children);
    return (
      <div role="note" className={`${kindClass} ${styles.callout}`} data-kind={kind}>
        <p className={styles.title}>{label ?? title ?? TITLES[kind]}</p>
        {content}
      </div>
    );
  },
  Object.fromEntries(KINDS.map((kind) => [kind, { kind }])),
);
