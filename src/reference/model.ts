import { CLASS_FOLDER } from '../address/address.ts';

/**
 * A library as its reference shows it: plain data, extracted once per version (`extract.ts`).
 * Symbols are named as the library exports them, members by `Symbol.member`.
 */
export interface Library {
  /** Name and version of the npm package. */
  package: string;
  version: string;
  /** Every exported symbol that is not hidden, by kind and name. */
  symbols: LibrarySymbol[];
}

/** Kinds of symbols in the order of the overview and the sidebar, with the folder of their pages. */
export const SYMBOL_KINDS = {
  class: { folder: CLASS_FOLDER, singular: 'Class', plural: 'Classes' },
  interface: { folder: 'interfaces', singular: 'Interface', plural: 'Interfaces' },
  'type-alias': { folder: 'type-aliases', singular: 'Type alias', plural: 'Type Aliases' },
  enumeration: { folder: 'enumerations', singular: 'Enumeration', plural: 'Enumerations' },
  function: { folder: 'functions', singular: 'Function', plural: 'Functions' },
} as const;
export type SymbolKind = keyof typeof SYMBOL_KINDS;

export interface LibrarySymbol {
  name: string;
  kind: SymbolKind;
  /** Other names that the library exports it under: `Box` for `BoxShape`. */
  aliases: string[];
  /** Of the symbol itself, or of all its signatures. */
  docs: Docs;
  source: SourcePlace;
  isAbstract: boolean;
  typeParameters: TypeParameter[];
  extends: TypeText[];
  implements: TypeText[];
  /** Symbols that extend or implement it, by name. */
  subtypes: string[];
  /** Of functions, and of interfaces and type aliases that describe one. */
  signatures: Signature[];
  /** Of type aliases: the aliased type. */
  type?: TypeText;
  /**
   * Its own members, in the order of `MEMBER_KINDS`, then by name; enumerators in the order of the
   * source. A type alias has the members of the aliased object type, and an index signature is a
   * property `[key: string]`.
   */
  members: Member[];
  /** By the symbol that declares them, the nearest ancestor first. */
  inherited: InheritedMembers[];
}

/** Names of members that a symbol inherits from another one. */
export interface InheritedMembers {
  from: string;
  names: string[];
}

export const MEMBER_KINDS = [
  'constructor',
  'enumerator',
  'property',
  'accessor',
  'method',
  'event',
] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** The method that adds listeners, as in Node. Each name that it accepts is an event. */
export const LISTENING_METHOD = 'on';

export interface Member {
  /** For a constructor, the name of its class; for an event, the name to listen to: `begin-contact`. */
  name: string;
  kind: MemberKind;
  isStatic: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  isAbstract: boolean;
  /** Of the member itself, or of all its signatures. */
  docs: Docs;
  source: SourcePlace;
  /** Every overload of a constructor or method; for an event, the listener's signature. */
  signatures: Signature[];
  /** Of properties and accessors. */
  type?: TypeText;
  /** Of enumerators, `2` or `"point"`; of properties, the initializer in the source. */
  value?: string;
}

export interface Signature {
  typeParameters: TypeParameter[];
  parameters: Parameter[];
  /** Undefined for constructors. */
  returns?: TypeText;
  /** Of this overload. Empty for an only signature, whose comment is that of the member. */
  docs: Docs;
}

export interface Parameter {
  name: string;
  type: TypeText;
  isOptional: boolean;
  isRest: boolean;
  /** As written in the source: `true`, `null`. */
  default?: string;
  /** Markdown. */
  text: string;
}

export interface TypeParameter {
  name: string;
  constraint?: TypeText;
  default?: TypeText;
  /** Markdown. */
  text: string;
}

/**
 * The content of a comment, as Markdown. A link to a symbol has the address `symbol:World.step`; a
 * name that the library doesn't export is plain code instead.
 */
export interface Docs {
  /** The first paragraph. */
  summary: string;
  /** All further paragraphs. */
  remarks: string;
  returns: string;
  /** Reason and replacement; undefined when it is not deprecated, empty when none is given. */
  deprecated?: string;
  examples: string[];
  see: string[];
}

/** TypeScript in pieces, so that the names of the library's symbols can be links. */
export type TypeText = (string | { text: string; symbol: string })[];

/** Returns a type without links. */
export function plainText(type: TypeText): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

export interface SourcePlace {
  /** Relative to the package's folder: `src/dynamics/World.ts`. */
  file: string;
  /** 1-based. */
  line: number;
}
