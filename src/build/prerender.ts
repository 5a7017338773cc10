import { type BlockContext, createBlocks } from '../blocks/index.ts';
import type { Blocks } from '../content/block.ts';
import { labBlocks } from '../lab/blocks/index.ts';
import type { LabItems } from '../lab/labItems.ts';
import { referenceBlocks } from '../reference/blocks.tsx';
import type { Reference } from '../reference/reference.ts';

// Everything that React renders at build time, as one entry, so that there is one bundle of it.
export { renderMdx } from '../content/mdx.ts';
export { createDocumentRenderer } from './document.tsx';

/**
 * Everything that a page can hold besides Markdown.
 * @param reference undefined where the reference is written by hand, or there is none
 */
export function createPageBlocks(context: BlockContext & LabItems, reference?: Reference): Blocks {
  return {
    ...createBlocks(context),
    ...labBlocks(context),
    ...(reference && referenceBlocks(reference)),
  };
}
