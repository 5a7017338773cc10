import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { extractLabel } from './content.tsx';
import styles from './Figure.module.css';
import { text } from './props.ts';

/** A picture, diagram, table, or code with a caption. */
export const Figure = defineBlock(
  z.strictObject({ caption: text.optional() }),
  ({ caption, children }) => {
    const { label = caption, content } = extractLabel(children);
    if (!label)
      throw new BlockError('has no caption', 'write <Figure caption="…">, or ":::figure[…]"');
    return (
      <figure className={styles.figure}>
        {content}
        <figcaption>{label}</figcaption>
      </figure>
    );
  },
);
