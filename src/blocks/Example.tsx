import { z } from 'zod';
import { partsOf } from './content.tsx';
import { defineBlock } from './define.ts';
import styles from './Example.module.css';

/** What a writer writes, and what a reader sees. Reading the page puts the source in front. */
export const Example = defineBlock(z.strictObject({}), ({ children }) => {
  const [source, ...result] = partsOf(children);
  return (
    <div className={styles.example}>
      {source}
      <div className={styles.result}>{result}</div>
    </div>
  );
});
