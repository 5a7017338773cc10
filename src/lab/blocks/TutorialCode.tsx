import { z } from 'zod';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { Step } from '../steps.ts';
import { partOfProgram } from './partOfProgram.ts';
import { idOf } from './Scene.tsx';

/**
 * A part of a step's program, with marks at the lines that the step before doesn't have. The text can't
 * disagree with the program, because it is read from there.
 */
export const tutorialCode = (steps: Step[]) =>
  defineBlock(
    z.strictObject({ id: idOf(steps), lines: z.string().optional() }),
    ({ id, lines }) => {
      const step = steps.find((one) => one.id === id);
      if (!step)
        throw new BlockError(`refers to the unknown step "${id}"`, `create learn/${id}.ts`);
      return (
        <pre>
          <code className="language-ts" data-meta={`title="${id.replace(/.*\//, '')}.ts" nocheck`}>
            {partOf(step, lines)}
          </code>
        </pre>
      );
    },
  );

/** The lines of a region; those that the step before doesn't have end with the mark of added lines. */
function partOf(step: Step, region: string | undefined): string {
  const { from, lines } = partOfProgram(step, `${step.id}.ts`, region);
  const isAdded = new Set(step.added);
  return lines
    .map((text, index) => (text && isAdded.has(from + index) ? `${text} // [!code ++]` : text))
    .join('\n');
}
