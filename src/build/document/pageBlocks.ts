import { type BlockContext, createBlocks } from '../../blocks/index.ts';
import type { Blocks } from '../../content/block.ts';
import { labBlocks } from '../../lab/blocks/index.ts';
import type { LabItems } from '../../lab/model/labItems.ts';
import { referenceBlocks } from '../../reference/blocks.tsx';
import type { Reference } from '../../reference/reference.ts';

export { renderMdx } from '../../content/mdx.ts';

/**
 * Returns the components that pages can use.
 * @param reference undefined if the reference is handwritten, or there is none
 */
export function createPageBlocks(context: BlockContext & LabItems, reference?: Reference): Blocks {
  return {
    ...createBlocks(context),
    ...labBlocks(context),
    ...(reference && referenceBlocks(reference)),
  };
}
