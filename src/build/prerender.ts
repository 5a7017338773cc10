import { type BlockSurroundings, createBlocks } from '../blocks/index.ts';
import { type MdxPage, type RenderedMdx, renderMdx } from '../content/mdx.ts';
import { referenceBlocks } from '../reference/blocks.tsx';
import type { Reference } from '../reference/reference.ts';

// Everything that React renders at build time, as one entry, so that there is one bundle of it.
export { renderShell } from '../shell/server.tsx';

/** What blocks can show that is not of the page itself. */
export interface Shown extends Omit<BlockSurroundings, keyof MdxPage> {
  /** Undefined where the reference is written by hand, or there is none. */
  reference?: Reference;
}

/** Renders a page that holds components or directives. */
export function renderPage(body: string, page: MdxPage, shown: Shown): Promise<RenderedMdx> {
  const { reference } = shown;
  const blocks = createBlocks({ ...page, ...shown });
  return renderMdx(body, page, { ...blocks, ...(reference && referenceBlocks(reference)) });
}
