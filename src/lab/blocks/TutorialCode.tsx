import { z } from 'zod';
import { PLAYGROUND_PATH } from '../../address/address.ts';
import { text } from '../../blocks/props.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { Step } from '../model/steps.ts';
import { cutRegion, Listing } from './ProgramCode.tsx';

/** A part of a step's program, as a diff against the step before. */
export const tutorialCode = (steps: Lookup<Step>) =>
  defineBlock(
    z.strictObject({
      id: itemIn(steps, 'a step of a tutorial', (id) => `create learn/${id}.ts`),
      lines: z.string().optional(),
    }),
    ({ id: step, lines }) => (
      // A step is the game's file.
      <Listing
        text={cutPart(step, lines)}
        file={step.id.includes('/') ? 'game.ts' : `${step.id}.ts`}
        meta={lines && 'excerpt'}
      />
    ),
  );

/** Words that lead to a line of a step in the playground: the first line that contains `has`. */
export const tutorialLine = (steps: Lookup<Step>) =>
  defineBlock(
    z.strictObject({
      id: itemIn(steps, 'a step of a tutorial', (id) => `create learn/${id}.ts`),
      has: text,
    }),
    ({ id: step, has, children }) => {
      const index = step.lines.findIndex((line) => line.includes(has));
      if (index < 0)
        throw new BlockError(
          `refers to “${has}”, which is in no line of learn/${step.id}.ts`,
          'write a part of the line as it is in the file',
        );
      return <a href={`${PLAYGROUND_PATH}#scene=${step.id}&line=${index + 1}`}>{children}</a>;
    },
  );

/** Returns the lines of a region, marked as a diff: lines that the step before lacks, and lines that only it has. */
function cutPart(step: Step, region: string | undefined): string {
  const { from, indent, lines } = cutRegion(step, `${step.id}.ts`, region);
  const isAdded = new Set(step.added);
  const removed = new Map(step.removed.map(({ before, lines }) => [before, lines]));
  return lines
    .flatMap((text, index) => {
      const at = from + index;
      if (!isAdded.has(at) && index === 0) return text; // these lines were removed above the region
      return [
        ...(removed.get(at) ?? [])
          .map((old) => appendNotation(outdent(old, indent), '--'))
          .filter(Boolean),
        isAdded.has(at) ? appendNotation(text, '++') : text,
      ];
    })
    .join('\n');
}

/** Appends a notation. Empty lines get none, because they would show only its symbol. */
function appendNotation(line: string, notation: string): string {
  return line ? `${line} // [!code ${notation}]` : line;
}

/** Removes an indent, or the whole indent of a line that has less. */
function outdent(line: string, width: number): string {
  return line.slice(Math.min(width, line.length - line.trimStart().length));
}
