import { type ComponentType, createElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { check } from '../config/check.ts';
import { errorMessage } from '../config/errorMessage.ts';
import { type Problem, stackFrames } from '../config/problem.ts';
import { markText } from './components.ts';
import { isFailedItemError } from './lookup.ts';

/** A component that pages can use: `<CodeGroup>`, or `:::code-group`. */
export interface Block {
  /**
   * Receives the props as `props` parsed them, and the content as `children`. A method, so that each block can declare
   * its own props.
   */
  render(props: object): ReactNode;
  /** Schema of the props, or a function if one prop decides which others are valid. */
  props: z.ZodType | ((given: Record<string, unknown>) => z.ZodType);
  /** Additional directive names, each with the props that it sets: `{ tip: { kind: 'tip' } }`. */
  shorthands?: Record<string, Record<string, string>>;
}

/** Creates a block whose `render` receives the props that its schema describes. */
export function defineBlock<S extends z.ZodType>(
  props: S,
  render: (props: z.output<S> & { children?: ReactNode }) => ReactNode,
  shorthands?: Block['shorthands'],
): Block {
  return { props, render, shorthands };
}

/** Blocks by component name. */
export type Blocks = Record<string, Block>;

/** Thrown by a block that can't be rendered; reported as a problem at the block's line. */
export class BlockError extends Error {
  override name = 'BlockError';
  constructor(
    message: string,
    /** How the writer can fix it. */
    readonly fix: string,
    /** Location of the mistake if it is outside the page. It is then reported once, however many blocks show it. */
    readonly location?: { file: string; line?: number },
  ) {
    super(message);
  }
}

/**
 * Returns whether an error is a `BlockError`. The class can be that of another bundle, because dev reloads blocks when
 * they change.
 */
export function isBlockError(error: unknown): error is BlockError {
  return error instanceof Error && error.name === 'BlockError';
}

/** Passes a block's source line to the code that checks its props. */
export const LINE_PROP = 'data-line';

const PROPS = { noun: 'prop', guide: 'WRITING.md' };

/**
 * Creates React components for the blocks, to render a page with. They check props after expressions have been
 * evaluated. In place of a block with a problem, writers see the problem.
 * @param page problems: receives the problems while the page is rendered; onUse: called with the name of each block
 * that is rendered
 */
export function checkedComponents(
  blocks: Blocks,
  { file, problems, onUse }: { file: string; problems: Problem[]; onUse?: (name: string) => void },
): Record<string, ComponentType<Record<string, unknown>>> {
  const reported = (mistakes: Problem[]) => {
    problems.push(...mistakes);
    return createElement('mark', null, mistakes.map(markText).join('\n'));
  };
  const checked = (name: string, { props, render }: Block) => {
    const Checked = ({ children, [LINE_PROP]: stamp, ...given }: Record<string, unknown>) => {
      const line = stamp === undefined ? undefined : Number(stamp);
      const source = { file, findLine: () => line, owner: ` of <${name}>`, ...PROPS };
      onUse?.(name);
      try {
        const schema = typeof props === 'function' ? props(given) : props;
        const { value, problems: mistakes } = check(schema, given, source);
        if (mistakes.length > 0) return reported(mistakes);
        return render({ ...(value as object), children });
      } catch (error) {
        return reported([{ file, line, ...describeError(name, error) }]);
      }
    };
    // Blocks recognize their child blocks by this name.
    return Object.assign(Checked, { blockName: name });
  };
  return Object.fromEntries(
    Object.entries(blocks).map(([name, block]) => [name, checked(name, block)]),
  );
}

function describeError(name: string, error: unknown): Omit<Problem, 'file'> & Partial<Problem> {
  if (isFailedItemError(error)) {
    const message = `<${name}> is missing, because ${error.file} failed`;
    return { message, fix: `correct ${error.file}`, isConsequence: true };
  }
  if (isBlockError(error)) {
    const { message, fix, location } = error;
    return location
      ? { line: undefined, ...location, message, fix }
      : { message: `<${name}> ${message}`, fix };
  }
  return {
    message: `<${name}> failed: ${errorMessage(error)}`,
    fix: 'this is a bug in the block itself, not in the page',
    ...(error instanceof Error && { stack: stackFrames(error) }),
  };
}
