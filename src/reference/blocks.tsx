import type { ReactNode } from 'react';
import { z } from 'zod';
import { didYouMean } from '../config/nearest.ts';
import type { Block, Blocks } from '../content/block.ts';
import { Changes } from './changes/Changes.tsx';
import { ForeignNames } from './ForeignNames.tsx';
import { numberBlocks } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import { pathOfSymbol } from './places.ts';
import type { Reference } from './reference.ts';
import { SymbolPage } from './SymbolPage.tsx';

/** The additional blocks of a site with a reference. */
export function referenceBlocks(reference: Reference): Blocks {
  const names = [...reference.symbols.keys()];
  const symbolName = z.string().refine((name) => reference.symbols.has(name), {
    error: ({ input }) =>
      `the name of a symbol (${didYouMean(String(input), names, 'use a name that the library exports')})`,
  });
  const symbolPage: Block = {
    props: z.strictObject({ name: symbolName }),
    render: ({ name, children }: { name: string; children?: ReactNode }) => {
      const symbol = reference.symbols.get(name);
      if (!symbol) return null;
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
  const tables = new Map(reference.foreignTables.map((table) => [table.id, table]));
  const engine = z.string().refine((id) => tables.has(id), {
    error: ({ input }) =>
      `the name of a file in comingFrom/ (${didYouMean(String(input), [...tables.keys()], 'create it')})`,
  });
  return {
    props: z.strictObject({ engine }),
    render: ({ engine }: { engine: string }) => {
      const table = tables.get(engine);
      return table && <ForeignNames table={table} reference={reference} />;
    },
  };
}
