import { z } from 'zod';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { Step } from '../steps.ts';
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

function partOf({ id, lines, regions, added }: Step, region: string | undefined): string {
  const [from, to] = region === undefined ? [0, lines.length] : (regions[region] ?? []);
  if (from === undefined || to === undefined) {
    const names = Object.keys(regions);
    throw new BlockError(
      `shows the unknown region "${region}" of ${id}.ts`,
      `mark it with "// #region ${region}", or use ${names.join(', ')}`,
    );
  }
  const shown = lines.slice(from, to);
  const indent = Math.min(...shown.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const isAdded = new Set(added);
  return shown
    .map((line, index) => {
      const text = line.slice(indent);
      return text && isAdded.has(from + index) ? `${text} // [!code ++]` : text;
    })
    .join('\n');
}
