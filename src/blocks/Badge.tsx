import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import styles from './Badge.module.css';
import { textOf } from './content.tsx';
import { kindProp } from './kinds.ts';

/** A short label next to a name, such as a version or a status. */
export const Badge = defineBlock(z.strictObject({ kind: kindProp }), ({ kind, children }) => {
  if (textOf(children).trim() === '') {
    throw new BlockError('has no text', 'write <Badge>New</Badge>, or "::badge[New]"');
  }
  return (
    <span className={`kind ${styles.badge}`} data-kind={kind}>
      {children}
    </span>
  );
});
