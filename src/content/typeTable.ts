import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { renderMarkdown } from './markdown.ts';
import type { Hover } from './typeChecker.ts';

/**
 * What a page's code says on hover. It lies beside the page and is fetched when a reader first asks
 * for it, so that no page pays for it: even where each identifier stands is only in here.
 */
export interface TypeTable {
  /** Changes with all the rest: a page and its table have to be of one build. */
  version: string;
  entries: TypeEntry[];
  /** For each checked block of the page: where it has which entry, in characters of its text. */
  blocks: [offset: number, length: number, entry: number][][];
}

export interface TypeEntry {
  /** The declaration, colored. */
  signature: string;
  /** Its documentation as HTML; empty when there is none. */
  docs: string;
  /** What it declares, when that may have a page of its own: `World.step`. */
  symbol?: string;
}

/** A hover with its place in characters of the code that is shown. */
export type OffsetHover = Omit<Hover, 'line' | 'column'> & { offset: number };

/** The table of blocks' hovers; what is said more than once is in it once. */
export async function createTypeTable(
  blocks: OffsetHover[][],
  color: (code: string) => Promise<string>,
): Promise<TypeTable> {
  const entries: TypeEntry[] = [];
  const known = new Map<string, number>();
  const places: TypeTable['blocks'] = [];
  for (const hovers of blocks) {
    const block: TypeTable['blocks'][number] = [];
    for (const { offset, length, text, docs } of hovers) {
      // What is a mistake on purpose has no type to tell of.
      if (text === 'any') continue;
      const key = `${text}\n${docs}`;
      const entry = known.get(key) ?? entries.length;
      if (entry === entries.length) {
        known.set(key, entry);
        const declaration = text.replace(/\n(?:import|export) .*$/s, '');
        entries.push({
          signature: await color(declaration),
          docs: docs && toHtml(renderMarkdown(docs)),
          symbol: symbolOf(declaration),
        });
      }
      block.push([offset, length, entry]);
    }
    places.push(block);
  }
  const content = { entries, blocks: places };
  const sum = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { version: sum.slice(0, 8), ...content };
}

const DECLARATION =
  /^(?:\((?:method|property|accessor|getter|setter|enum member|alias)\) )?(?:(?:abstract )?(?:class|interface|type|enum|function|constructor|new|namespace|import) )?(?<!^)(?!const )(?<name>[A-Za-z_$][\w$.]*)/;

/** What an editor's declaration declares: nothing for variables, which have no page. */
function symbolOf(declaration: string): string | undefined {
  return DECLARATION.exec(declaration.replace(/<(?:[^<>]|<[^<>]*>)*>/g, ''))?.groups?.name;
}
