import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Block } from '../content/block.ts';

/** A block: what a writer may give it, and how it looks. */
export function defineBlock<S extends z.ZodType>(
  props: S,
  render: (props: z.output<S> & { children?: ReactNode }) => ReactNode,
  shorthands?: Block['shorthands'],
): Block {
  return { props, render, shorthands };
}
