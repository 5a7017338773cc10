import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { check } from '../config/check.ts';
import { framesOf, type Problem } from '../config/problem.ts';

/** Something that a page may hold beside Markdown: `<FileTree>`, or `:::file-tree`. */
export interface Block {
  /** Gets what `props` makes of what the writer gave, and the content as `children`. */
  render: (props: never) => ReactNode;
  /** What a writer may give; a function where one prop decides which others there are. */
  props: z.ZodType | ((given: Record<string, unknown>) => z.ZodType);
  /** Other names of it as a directive, with what each stands for: `{ tip: { kind: 'tip' } }`. */
  shorthands?: Record<string, Record<string, string>>;
}

/** Blocks by the name of their component. */
export type Blocks = Record<string, Block>;

/** Thrown by a block that cannot be shown: becomes a problem with the block's place. */
export class BlockError extends Error {
  constructor(
    message: string,
    /** What the writer can do about it. */
    readonly fix: string,
  ) {
    super(message);
  }
}

/** Carries the line of a block in the source to where its props are checked. */
export const LINE_PROP = 'data-line';

/**
 * The components that stand for blocks while a page is rendered. They check what a block is given,
 * after expressions have become values, and leave out a block that can't be shown.
 */
export function checkedComponents(
  blocks: Blocks,
  file: string,
  problems: Problem[],
): Record<string, ComponentType<Record<string, unknown>>> {
  const checked = (name: string, { props, render }: Block) => {
    const Block = ({ children, [LINE_PROP]: at, ...given }: Record<string, unknown>) => {
      const line = at === undefined ? undefined : Number(at);
      const source = { file, lineOf: () => line, noun: 'prop', owner: ` of <${name}>` };
      const { value, problems: found } = check(schemaOf(props, given), given, source);
      problems.push(...found);
      if (found.length > 0) return null;
      try {
        return render({ ...(value as object), children } as never);
      } catch (error) {
        problems.push({ file, line, ...faultOf(name, error) });
        return null;
      }
    };
    // So that a block finds those that stand in it.
    return Object.assign(Block, { blockName: name });
  };
  return Object.fromEntries(
    Object.entries(blocks).map(([name, block]) => [name, checked(name, block)]),
  );
}

function faultOf(name: string, error: unknown): Omit<Problem, 'file'> {
  if (error instanceof BlockError) return { message: `<${name}> ${error.message}`, fix: error.fix };
  return {
    message: `<${name}> fails: ${error instanceof Error ? error.message : error}`,
    fix: 'the fault is in the block itself, not in the page',
    ...(error instanceof Error && { stack: framesOf(error) }),
  };
}

function schemaOf(props: Block['props'], given: Record<string, unknown>): z.ZodType {
  return typeof props === 'function' ? props(given) : props;
}
