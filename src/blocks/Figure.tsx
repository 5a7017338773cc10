import { z } from 'zod';
import { BlockError } from '../content/block.ts';
import { takeLabel } from './content.tsx';
import { defineBlock } from './define.ts';
import styles from './Figure.module.css';
import { text } from './props.ts';

/** A picture, diagram, table or code with a caption. */
export const Figure = defineBlock(
  z.strictObject({ caption: text.optional() }),
  ({ caption, children }) => {
    const { label = caption, content } = takeLabel(children);
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
