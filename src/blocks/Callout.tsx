import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import styles from './Callout.module.css';
import { extractLabel } from './content.tsx';
import { KINDS, type Kind, kindClass, kindProp } from './kinds.ts';

const TITLES: Record<Kind, string> = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  tip: 'Tip',
  success: 'Success',
};

/** A remark that is set apart from the surrounding text. */
export const Callout = defineBlock(
  z.strictObject({ kind: kindProp, title: z.string().optional() }),
  ({ kind, title, children }) => {
    const { label, content } = extractLabel(children);
    return (
      <div role="note" className={`${kindClass} ${styles.callout}`} data-kind={kind}>
        <p className={styles.title}>{label ?? title ?? TITLES[kind]}</p>
        {content}
      </div>
    );
  },
  Object.fromEntries(KINDS.map((kind) => [kind, { kind }])),
);
