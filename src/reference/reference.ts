import { encodePath } from '../address/address.ts';
import type { Lookup } from '../content/lookup.ts';
import { createSymbolFinder, type FindSymbol, type SymbolPlace } from '../content/symbolLinks.ts';
import { findPlaces } from './anchors.ts';
import { sinceVersions, type VersionChanges } from './changes/changes.ts';
import type { SiteForeignTable } from './foreignTable.ts';
import { internalNames } from './internals.ts';
import type { Docs, Library, LibrarySymbol, Member } from './model.ts';
import {
  type MemberGroup,
  type Note,
  noteNames,
  notesByName,
  type ReferenceNotes,
  type Topic,
} from './notes.ts';

/** All data that the pages of a reference are rendered from. */
export interface Reference {
  library: Library;
  topics: Topic[];
  /** Members of large classes by task, by the name of the class. */
  groups: Partial<Record<string, MemberGroup[]>>;
  /** Ids of scenes, by the name of the symbol whose page shows them. */
  scenes: Partial<Record<string, string>>;
  /** The site's notes by full name: `World`, `World.step`, `World.step.timeStep`, `static Vec2.add`. */
  notes: Lookup<Note>;
  /** Full names of the symbols and members that only the library itself uses. */
  internals: ReadonlySet<string>;
  /** Changes of the API by version, the first version first. */
  changes: VersionChanges[];
  /** Version that added a symbol or member, by full name. Those of the first version have no entry. */
  since: ReadonlyMap<string, string>;
  /** Full names of the static members whose notes have a value, by the name of the member. */
  settings: ReadonlyMap<string, string>;
  /** Replacements for the names of other engines, by the id of the engine. */
  foreignTables: Lookup<SiteForeignTable>;
  /** Path of the overview, which is above all other pages: `/api`. */
  root: string;
  /** Symbols by name. */
  symbols: Map<string, LibrarySymbol>;
  /** Place where each symbol and member is described, by each of its names. */
  places: Map<string, SymbolPlace>;
  /** Finds the symbol that code in prose names, by the same rule as in guides. */
  findSymbol: FindSymbol;
  /** Place of the text that is being rendered: code that names this place is not a link. */
  here?: SymbolPlace;
  /** Returns the address of a line in the source; undefined if the site doesn't configure one. */
  sourceUrl: (file: string, line: number) => string | undefined;
}

/** Props of the components that render a symbol, or parts of it. */
export interface SymbolProps {
  symbol: LibrarySymbol;
  reference: Reference;
}

/**
 * Creates the data of a reference.
 * @param source address of a source file, with `:version`, `:file`, and `:line`
 */
export function createReference(
  library: Library,
  notes: ReferenceNotes,
  {
    root,
    source,
    foreignTables = [],
  }: { root: string; source?: string; foreignTables?: SiteForeignTable[] },
): Reference {
  const places = findPlaces(library, root);
  const byName = notesByName(notes.symbols);
  return {
    library,
    topics: notes.topics,
    groups: notes.groups ?? {},
    scenes: notes.scenes ?? {},
    notes: byName,
    settings: settingsIn(byName),
    internals: internalNames(library, notes),
    changes: notes.changes ?? [],
    since: sinceVersions(notes.changes ?? []),
    foreignTables: new Map(foreignTables.map((table) => [table.id, table])),
    root,
    symbols: new Map(library.symbols.map((symbol) => [symbol.name, symbol])),
    places,
    findSymbol: createSymbolFinder(places),
    sourceUrl: (file, line) =>
      source
        ?.replaceAll(':version', () => library.version)
        .replaceAll(':file', () => encodePath(file))
        .replaceAll(':line', String(line)),
  };
}

/** Returns a cache key for everything that pages show of a reference, except notes and names of other engines. */
export function referenceKey(reference: Reference): string {
  const { library, topics, groups, scenes, internals, changes, settings, root } = reference;
  const parts = { library, topics, groups, scenes, changes, root };
  return JSON.stringify({ ...parts, internals: [...internals], settings: [...settings] });
}

function settingsIn(notes: Lookup<Note>): Map<string, string> {
  const names = [...notes.entries()].filter(([, note]) => 'value' in note).map(([name]) => name);
  return new Map(names.map((name) => [name.slice(name.indexOf('.') + 1), name]));
}

/** Combines the note of a name with the library's own comment. */
export function docsWithNote(name: string, docs: Docs, { notes }: Reference): Docs & Note {
  return { ...docs, ...notes.get(name) };
}

/** Combines the note of a member with the library's own comment. */
export function memberDocs(symbol: string, member: Member, reference: Reference): Docs & Note {
  return { ...member.docs, ...firstNote(noteNames(symbol, member), reference) };
}

/** Returns the note of the first of these names that has one. */
export function firstNote(names: string[], { notes }: Reference): Note | undefined {
  return names.map((name) => notes.get(name)).find((note) => note !== undefined);
}

/** Returns the reference for texts about one member of its page, whose names don't link to that member. */
export function referenceAt(hash: string, reference: Reference): Reference {
  return { ...reference, here: reference.here && { ...reference.here, hash } };
}
