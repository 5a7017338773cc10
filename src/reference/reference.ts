import { createSymbolFinder, type FindSymbol, type SymbolPlace } from '../content/symbolLinks.ts';
import type { Library, LibrarySymbol } from './model.ts';
import type { ReferenceNotes } from './notes.ts';
import { placesOf } from './places.ts';

/** All that the pages of a reference are made from. */
export interface Reference {
  library: Library;
  notes: ReferenceNotes;
  /** Path that everything lies below: `/api`. */
  root: string;
  /** Symbols by name. */
  symbols: Map<string, LibrarySymbol>;
  /** Where each symbol and member is described, by each of its names. */
  places: Map<string, SymbolPlace>;
  /** What code in prose names, by the rule of the guides. */
  findSymbol: FindSymbol;
  /** Where the text stands that is made now: code that names just that is no link. */
  here?: SymbolPlace;
  /** Address of a place in the source; undefined when the site doesn't say where that lies. */
  sourceUrl: (file: string, line: number) => string | undefined;
}

/**
 * @param source address of a file of the source, with `:version`, `:file` and `:line`
 */
export function createReference(
  library: Library,
  notes: ReferenceNotes,
  { root, source }: { root: string; source?: string },
): Reference {
  const places = placesOf(library, root);
  return {
    library,
    notes,
    root,
    symbols: new Map(library.symbols.map((symbol) => [symbol.name, symbol])),
    places,
    findSymbol: createSymbolFinder(places),
    sourceUrl: (file, line) =>
      source
        ?.replaceAll(':version', library.version)
        .replaceAll(':file', encodeURI(file))
        .replaceAll(':line', String(line)),
  };
}
