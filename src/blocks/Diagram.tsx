import { createContext, use } from 'react';
import { z } from 'zod';
import { BlockError } from '../content/block.ts';
import { takeLabel, textOf } from './content.tsx';
import styles from './Diagram.module.css';
import { defineBlock } from './define.ts';
import { round } from './diagramGeometry.ts';
import { size, text } from './props.ts';

/** CSS pixels of a diagram's unit, for the parts inside; undefined outside of a diagram. */
const Scale = createContext<number | undefined>(undefined);

/**
 * A drawing in units of its own, such as meters: x from 0 to `width`, y from 0 at the bottom up to
 * `height`, angles counterclockwise. It follows the theme and shrinks on narrow screens.
 */
export const Diagram = defineBlock(
  z.strictObject({
    /** What a screen reader says in place of the drawing. */
    title: text.optional(),
    /** What else there is to say for those who don't see it. */
    description: text.optional(),
    width: size,
    height: size,
    /** CSS pixels of a unit, where there is room. */
    scale: size.default(40),
  }),
  ({ title, description, width, height, scale, children }) => {
    const { label, content } = takeLabel(children);
    const name = textOf(label) || title;
    if (!name)
      throw new BlockError('has no title', 'write <Diagram title="…">, or ":::diagram[…]"');
    const [drawnWidth, drawnHeight] = [round(width * scale), round(height * scale)];
    return (
      <svg
        role="img"
        aria-label={name}
        className={styles.diagram}
        viewBox={`0 ${-drawnHeight} ${drawnWidth} ${drawnHeight}`}
        width={drawnWidth}
        height={drawnHeight}
      >
        {description && <desc>{description}</desc>}
        <Scale value={scale}>{content}</Scale>
      </svg>
    );
  },
);

/** CSS pixels of a unit of the diagram around a part. */
export function useScale(): number {
  const scale = use(Scale);
  if (scale === undefined) throw new BlockError('stands in no diagram', 'put it into a <Diagram>');
  return scale;
}
