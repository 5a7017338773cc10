import { type DeclarationReflection, ReflectionKind, ReflectionType, UnionType } from 'typedoc';
import { compareNaturally, compareText } from '../../address/naturalOrder.ts';
import type { Problem } from '../../config/problem.ts';
import type { Docs, Library, LibrarySymbol, SymbolKind } from '../model.ts';
import { mergeDocs, NO_DOCS, toMarkdown } from './docs.ts';
import { type Extraction, startExtraction } from './extraction.ts';
import { listParents, readInherited } from './inheritance.ts';
import { readMembers } from './members.ts';
import { nameReflections } from './names.ts';
import type { Project } from './project.ts';
import {
  type Documented,
  readSignatures,
  readTypeParameters,
  signaturesOfType,
} from './signatures.ts';

/** Returns the model of a library, and problems with parts that could not be read. */
export function readLibraryModel(
  project: Project,
  { name, version }: { name: string; version: string },
): { library: Library; problems: Problem[] } {
  const extraction = startExtraction(project, nameReflections(project.root), name);
  const exported = project.root.children ?? [];
  const declared = exported.filter((symbol) => !symbol.isReference());
  const relations = {
    aliases: aliasesBySymbol(exported, extraction),
    subtypes: subtypesBySymbol(declared, extraction),
  };
  const symbols = declared
    .flatMap((symbol) => readSymbol(symbol, relations, extraction))
    .sort((a, b) => compareText(a.kind, b.kind) || compareNaturally(a.name, b.name));
  const errors = project.errors.map((message) => ({
    file: name,
    message,
    fix: 'check that the package is complete: "npm ci" reinstalls it',
  }));
  const missing = project.missing.map((one) => ({
    file: name,
    message: `the package's declarations export ${one}, which has no page, because its source does not export it`,
    fix: 'set "library.reference.entry" to a source file that exports it',
  }));
  return {
    library: { package: name, version, symbols },
    problems: [...errors, ...missing, ...extraction.problems],
  };
}

function readSymbol(
  symbol: DeclarationReflection,
  relations: Record<'aliases' | 'subtypes', Map<string, string[]>>,
  extraction: Extraction,
): LibrarySymbol[] {
  const kind = KINDS.get(symbol.kind);
  if (kind === undefined) {
    // A namespace that only repeats other exports is a default export for older programs.
    if (symbol.children?.every((child) => child.isReference())) return [];
    extraction.reportUnsupported(symbol, symbol.name);
    return [];
  }
  const { extendedTypes = [], implementedTypes = [], flags } = symbol;
  return [
    {
      name: symbol.name,
      kind,
      aliases: relations.aliases.get(symbol.name) ?? [],
      source: extraction.location(symbol),
      isAbstract: flags.isAbstract,
      typeParameters: readTypeParameters(symbol.typeParameters, extraction),
      extends: extendedTypes.map((type) => extraction.type(type)),
      implements: implementedTypes.map((type) => extraction.type(type)),
      subtypes: relations.subtypes.get(symbol.name) ?? [],
      ...readCalls(symbol, extraction),
      // TypeDoc reads the members of an aliased object type as those of the alias.
      type:
        kind === 'type-alias'
          ? extraction.type(symbol.type ?? new ReflectionType(symbol))
          : undefined,
      members: readMembers(symbol, extraction),
      inherited: readInherited(symbol, extraction),
    },
  ];
}

const KINDS = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Enum, 'enumeration'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type-alias'],
]);

/** Reads signatures and docs of functions and function types, and only docs of other symbols. */
function readCalls(symbol: DeclarationReflection, extraction: Extraction): Documented {
  const own = symbol.type?.type === 'reflection' ? signaturesOfType(symbol.type) : undefined;
  const read = readSignatures(symbol, symbol.signatures ?? own ?? [], extraction);
  return { ...read, docs: mergeDocs(read.docs, docsOfUnion(symbol, extraction)) };
}

/** Combines the comments on the members of a union into a list. */
function docsOfUnion({ type }: DeclarationReflection, extraction: Extraction): Docs {
  if (!(type instanceof UnionType)) return NO_DOCS;
  const lines = (type.elementSummaries ?? []).map((summary, index) => {
    const text = toMarkdown(summary, extraction.findName);
    return text && `- \`${type.types[index]}\`: ${text}`;
  });
  return { ...NO_DOCS, remarks: lines.filter(Boolean).join('\n') };
}

/** Maps each symbol to the names of the symbols that extend or implement it. */
function subtypesBySymbol(
  symbols: DeclarationReflection[],
  extraction: Extraction,
): Map<string, string[]> {
  return grouped(
    symbols.flatMap((symbol) =>
      listParents(symbol, extraction).map((parent): [string, string] => [parent, symbol.name]),
    ),
  );
}

/** Maps each symbol to the additional names that it is exported under. */
function aliasesBySymbol(
  exported: DeclarationReflection[],
  { findName }: Extraction,
): Map<string, string[]> {
  return grouped(
    exported
      .filter((symbol) => symbol.isReference() && symbol.name !== 'default')
      .map((alias): [string, string] => [findName(alias) ?? '', alias.name])
      .filter(([name, alias]) => alias !== name),
  );
}

function grouped(pairs: [string, string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    groups.set(key, [...new Set([...(groups.get(key) ?? []), value])].sort(compareText));
  }
  return groups;
}
