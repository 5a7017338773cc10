import { PLAYGROUND_PATH } from '../../../address/address.ts';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { PageContext } from '../context.ts';
import type { Sketch } from '../items/sketches.ts';
import { sketchKey } from '../items/sketchItem.ts';
import styles from '../ui/lab.module.css';

interface OtherTabNoteProps {
  /** What another tab had stored. */
  sketch: Sketch;
  context: Pick<PageContext, 'basePath'>;
}

/** Says that two tabs edit the same code, and where the code of the other one is. */
export function OtherTabNote({ sketch, context }: OtherTabNoteProps) {
  return (
    <p className={styles.failure} role="alert">
      Another tab has changed this code, too. Its version is kept as the sketch{' '}
      <a href={`${context.basePath}${PLAYGROUND_PATH}#${sketchKey(sketch)}`}>
        <ChangingText>{sketch.name}</ChangingText>
      </a>
      .
    </p>
  );
}
