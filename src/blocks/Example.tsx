import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import { toParts } from './content.tsx';
import styles from './Example.module.css';

/** Shows its own source, with the result below. Compiling the page inserts the source as the first child. */
export const Example = defineBlock(z.strictObject({}), ({ children }) => {
  const [source, ...result] = toParts(children);
  return (
    <div className={styles.example}>
      {source}
      <div className={styles.result}>{result}</div>
    </div>
  );
});
