import { z } from 'zod';
import { BlockError } from '../content/block.ts';
import { takeLabel } from './content.tsx';
import styles from './Details.module.css';
import { defineBlock } from './define.ts';
import { flag, text } from './props.ts';

/** What only some readers need, behind a line that opens it. */
export const Details = defineBlock(
  z.strictObject({ summary: text.optional(), open: flag.default(false) }),
  ({ summary, open, children }) => {
    const { label = summary, content } = takeLabel(children);
    if (!label) {
      throw new BlockError('has no summary', 'write <Details summary="…">, or ":::details[…]"');
    }
    return (
      <details className={styles.details} open={open}>
        <summary>{label}</summary>
        {content}
      </details>
    );
  },
);
