import { toHtml } from 'hast-util-to-html';
import { renderMarkdown } from './markdown.ts';
import { hashText } from './runs.ts';
import type { Hover } from './typeChecker.ts';

/**
 * The types that a page's samples show on hover. Served as a file next to the page and fetched with the first hover, so
 * that pages stay small: even the positions of identifiers are only in this file.
 */
export interface TypeTable {
  /** Hash of all other fields, because a page and its table must be from the same build. */
  version: string;
  entries: TypeEntry[];
  /** For each checked block of the page, the positions of its entries, in UTF-16 code units of its text. */
  blocks: [offset: number, length: number, entry: number][][];
}

export interface TypeEntry {
  /** The declaration as highlighted HTML. */
  signature: string;
  /** Its documentation as HTML; empty if there is none. */
  docs: string;
  /** The symbol that it declares, if the reference might contain it: `World.step`. */
  symbol?: string;
}

/** A hover with its offset in the visible code. */
export type OffsetHover = Omit<Hover, 'line' | 'column'> & { offset: number };

/**
 * Creates the table of the hovers of a page's blocks. Equal hovers share an entry.
 * @param highlight returns TypeScript as highlighted HTML, for many declarations
 */
export async function createTypeTable(
  blocks: OffsetHover[][],
  highlight: (codes: string[]) => Promise<string[]>,
): Promise<TypeTable> {
  const declared: (Omit<TypeEntry, 'signature'> & { declaration: string })[] = [];
  const entryByHover = new Map<string, number>();
  const positions: TypeTable['blocks'] = [];
  for (const hovers of blocks) {
    const block: TypeTable['blocks'][number] = [];
    for (const { offset, length, text, docs } of hovers) {
      // An intended error has no useful type.
      if (text === 'any') continue;
      const key = `${text}\n${docs}`;
      const entry = entryByHover.get(key) ?? declared.length;
      if (entry === declared.length) {
        entryByHover.set(key, entry);
        const declaration = text.replace(/\n(?:import|export) .*$/s, '');
        declared.push({
          declaration,
          docs: docs && toHtml(renderMarkdown(docs)),
          symbol: findSymbol(declaration),
        });
      }
      block.push([offset, length, entry]);
    }
    positions.push(block);
  }
  const signatures = await highlight(declared.map(({ declaration }) => declaration));
  const entries = declared.map(({ declaration: _, ...entry }, index): TypeEntry => {
    return { signature: signatures[index] as string, ...entry };
  });
  const content = { entries, blocks: positions };
  return { version: hashText(JSON.stringify(content)), ...content };
}

const DECLARATION =
  /^(?:\((?:method|property|accessor|getter|setter|enum member|alias)\) )?(?:(?:abstract )?(?:class|interface|type|enum|function|constructor|new|namespace|import) )?(?<!^)(?!const )(?<name>[A-Za-z_$][\w$.]*)/;

/** Returns the symbol that an editor's declaration declares; undefined for variables. */
function findSymbol(declaration: string): string | undefined {
  return DECLARATION.exec(declaration.replace(/<(?:[^<>]|<[^<>]*>)*>/g, ''))?.groups?.name;
}
