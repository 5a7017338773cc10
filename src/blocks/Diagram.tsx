import { createContext, use } from 'react';
import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { extractLabel, readText } from './content.tsx';
import styles from './Diagram.module.css';
import { round } from './diagramGeometry.ts';
import { size, text } from './props.ts';

/** CSS pixels per unit of the enclosing diagram; undefined outside a diagram. */
const Scale = createContext<number | undefined>(undefined);

/**
 * A drawing in arbitrary units, such as meters: x from 0 to `width`, y from 0 at the bottom up to
 * `height`, angles counterclockwise. It follows the theme and shrinks on narrow screens.
 */
export const Diagram = defineBlock(
  z.strictObject({
    /** Accessible name of the drawing. */
    title: text.optional(),
    /** Accessible description. */
    description: text.optional(),
    width: size,
    height: size,
    /** CSS pixels per unit, where the screen is wide enough. */
    scale: size.default(40),
  }),
  ({ title, description, width, height, scale, children }) => {
    const { label, content } = extractLabel(children);
    const name = readText(label) || title;
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

/** Returns the CSS pixels per unit of the enclosing diagram. */
export function useScale(): number {
  const scale = use(Scale);
  if (scale === undefined)
    throw new BlockError('is outside of a diagram', 'put it inside a <Diagram>');
  return scale;
}
