import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Block, Blocks } from '../content/block.ts';
import { itemIn } from '../content/lookup.ts';
import { pathOfSymbol } from './anchors.ts';
import { Changes } from './Changes.tsx';
import { ForeignNames } from './ForeignNames.tsx';
import type { SiteForeignTable } from './foreignTable.ts';
import type { LibrarySymbol } from './model.ts';
import { numberBlocks } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import type { Reference } from './reference.ts';
import { SymbolPage } from './SymbolPage.tsx';

/** Returns the additional blocks of a site with a reference. */
export function referenceBlocks(reference: Reference): Blocks {
  const symbolNamed = itemIn(
    reference.symbols,
    'the name of a symbol',
    () => 'use a name that the library exports',
  );
  const symbolPage: Block = {
    props: z.strictObject({ name: symbolNamed }),
    render: ({ name: symbol, children }: { name: LibrarySymbol; children?: ReactNode }) => {
      const here = { path: pathOfSymbol(symbol, reference.root), hash: '' };
      return (
        <SymbolPage symbol={symbol} reference={{ ...reference, here }}>
          {children}
        </SymbolPage>
      );
    },
  };
  const overview: Block = {
    props: z.strictObject({}),
    render: () => <Overview reference={reference} />,
  };
  return {
    ...numberBlocks(reference),
    Changes: changes(reference),
    ForeignNames: foreignNames(reference),
    SymbolPage: symbolPage,
    ReferenceOverview: overview,
  };
}

function changes(reference: Reference): Block {
  return {
    props: z.strictObject({ version: z.enum(reference.changes.map(({ version }) => version)) }),
    render: ({ version }: { version: string }) => {
      const found = reference.changes.find((one) => one.version === version);
      return found && <Changes changes={found} reference={reference} />;
    },
  };
}

function foreignNames(reference: Reference): Block {
  const engine = itemIn(
    reference.foreignTables,
    'the name of a file in comingFrom/',
    (id) => `create comingFrom/${id}.ts`,
  );
  return {
    props: z.strictObject({ engine }),
    render: ({ engine: table }: { engine: SiteForeignTable }) => (
      <ForeignNames table={table} reference={reference} />
    ),
  };
}
