import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { isElement, toParts } from './content.tsx';
import styles from './Steps.module.css';

/** A sequence of steps: an ordered list, or headings with content under each. */
export const Steps = defineBlock(z.strictObject({}), ({ children }) => {
  const parts = toParts(children);
  const [first, ...others] = parts;
  if (isElement(first, 'ol') && others.length === 0) {
    return cloneElement(first, { className: styles.steps });
  }
  return (
    <ol className={styles.steps}>
      {readSteps(parts).map(([heading, ...content]) => (
        <li key={heading?.key}>
          {heading}
          {content}
        </li>
      ))}
    </ol>
  );
});

type Step = [heading: ReactElement, ...content: ReactNode[]];

/** Splits parts into steps, each of which starts at a heading. */
function readSteps(parts: ReactNode[]): Step[] {
  const [first] = parts;
  const steps: Step[] = [];
  for (const part of parts) {
    if (isHeading(part) && isHeading(first) && part.type === first.type) steps.push([part]);
    else if (steps.length > 0 && !isHeading(part)) steps.at(-1)?.push(part);
    else throw new BlockError('contains neither an ordered list nor headings of one level', FIX);
  }
  if (steps.length === 0) throw new BlockError('has no steps', FIX);
  return steps;
}

const FIX =
  'write one "1. …" list in it, or headings of one level ("###" or "####") with text under each';

function isHeading(node: ReactNode): node is ReactElement {
  return isElement(node, 'h3') || isElement(node, 'h4');
}
