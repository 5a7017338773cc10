import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { extractLabel } from './content.tsx';
import styles from './Details.module.css';
import { flag, text } from './props.ts';

/** Content for some readers only, collapsed under a summary. */
export const Details = defineBlock(
  z.strictObject({ summary: text.optional(), open: flag.default(false) }),
  ({ summary, open, children }) => {
    const { label = summary, content } = extractLabel(children);
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
