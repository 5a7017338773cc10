import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import { extractLabel } from './content.tsx';
import styles from './Details.module.css';
import { flag, text } from './props.ts';

/** Content for some readers only, collapsed under a summary. */
export const Details = defineBlock(
  z.strictObject({ summary: text.optional(), open: flag.default(false) }),
  ({ summary, open, children }) => {
    // VitePress and Docusaurus have the same default.
    const { label = summary ?? 'Details', content } = extractLabel(children);
    return (
      <details className={styles.details} open={open}>
        <summary>{label}</summary>
        {content}
      </details>
    );
  },
);
