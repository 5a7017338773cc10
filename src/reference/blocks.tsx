import { z } from 'zod';
import { type Blocks, defineBlock } from '../content/block.ts';
import { itemIn } from '../content/lookup.ts';
import { pathOfSymbol } from './anchors.ts';
import { Changes } from './Changes.tsx';
import { ForeignNames } from './ForeignNames.tsx';
import { numberBlocks } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import type { Reference } from './reference.ts';
import { SymbolPage } from './SymbolPage.tsx';

/** Returns the additional blocks of a site with a reference. */
export function referenceBlocks(reference: Reference): Blocks {
  const { symbols, changes, foreignTables, root } = reference;
  const fix = 'use a name that the library exports';
  const name = itemIn(symbols, 'the name of a symbol', () => fix);
  const version = z.enum(changes.map(({ version }) => version));
  const engine = itemIn(
    foreignTables,
    'the name of a file in comingFrom/',
    (id) => `create comingFrom/${id}.ts`,
  );
  return {
    ...numberBlocks(reference),
    Changes: defineBlock(z.strictObject({ version }), ({ version }) => {
      const found = changes.find((one) => one.version === version);
      return found && <Changes changes={found} reference={reference} />;
    }),
    ForeignNames: defineBlock(z.strictObject({ engine }), ({ engine: table }) => (
      <ForeignNames table={table} reference={reference} />
    )),
    SymbolPage: defineBlock(z.strictObject({ name }), ({ name: symbol, children }) => {
      const here = { path: pathOfSymbol(symbol, root), hash: '' };
      return (
        <SymbolPage symbol={symbol} reference={{ ...reference, here }}>
          {children}
        </SymbolPage>
      );
    }),
    ReferenceOverview: defineBlock(z.strictObject({}), () => <Overview reference={reference} />),
  };
}
