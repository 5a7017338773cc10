import { z } from 'zod';
import type { Block, Blocks } from '../../content/block.ts';

/**
 * Leaves out blocks that name a scene or an experiment that failed: the failure is a problem of its file, and
 * would be reported again at each block.
 * @param failed ids of what failed
 */
export function omitFailed(blocks: Blocks, failed: string[]): Blocks {
  if (failed.length === 0) return blocks;
  const isFailed = (props: object) => Object.values(props).some((value) => failed.includes(value));
  const omit = (block: Block): Block => {
    const { props } = block;
    const schemaOf = (given: Record<string, unknown>) =>
      typeof props === 'function' ? props(given) : props;
    return {
      ...block,
      props: (given) => (isFailed(given) ? z.looseObject({}) : schemaOf(given)),
      render: (given) => (isFailed(given) ? null : block.render(given)),
    };
  };
  return Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, omit(block)]));
}
