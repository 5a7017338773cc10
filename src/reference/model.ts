import { CLASS_FOLDER } from '../address/address.ts';

/**
 * A library as plain data for its reference, extracted once per version (`extract.ts`). Symbols are named as the
 * library exports them, members by `Symbol.member`.
 */
export interface Library {
  /** Name of the npm package. */
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
  /** Docs of the symbol itself, or of all its signatures. */
  docs: Docs;
  source: SourceLocation;
  isAbstract: boolean;
  typeParameters: TypeParameter[];
  extends: TypeText[];
  implements: TypeText[];
  /** Symbols that extend or implement it, by name. */
  subtypes: string[];
  /** Signatures of functions, and of interfaces and type aliases that describe one. */
  signatures: Signature[];
  /** Aliased type of a type alias. */
  type?: TypeText;
  /**
   * Its own members, in the order of `MEMBER_KINDS`, then by name; enumerators in the order of the source. A type alias
   * has the members of the aliased object type, and an index signature is a property `[key: string]`.
   */
  members: Member[];
  /** Inherited members by the symbol that declares them, the nearest ancestor first. */
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

/** Name of the method that adds listeners, as in Node. Each name that it accepts is an event. */
export const LISTENING_METHOD = 'on';

export interface Member {
  /** For a constructor, the name of its class; for an event, the name to listen to: `begin-contact`. */
  name: string;
  kind: MemberKind;
  isStatic: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  isAbstract: boolean;
  /** Docs of the member itself, or of all its signatures. */
  docs: Docs;
  source: SourceLocation;
  /** Every overload of a constructor or method; for an event, the listener's signature. */
  signatures: Signature[];
  /** Type of a property or accessor. */
  type?: TypeText;
  /** Value of an enumerator, such as `2` or `"point"`, or initializer of a property in the source. */
  value?: string;
}

export interface Signature {
  typeParameters: TypeParameter[];
  parameters: Parameter[];
  /** Type of the result; undefined for constructors. */
  returns?: TypeText;
  /** Docs of this overload. Empty for an only signature, whose comment is that of the member. */
  docs: Docs;
}

export interface Parameter {
  name: string;
  type: TypeText;
  isOptional: boolean;
  isRest: boolean;
  /** Default as written in the source: `true`, `null`. */
  default?: string;
  /** Description in Markdown. */
  text: string;
}

export interface TypeParameter {
  name: string;
  constraint?: TypeText;
  default?: TypeText;
  /** Description in Markdown. */
  text: string;
}

/**
 * Content of a comment, as Markdown. A link to a symbol has the address `symbol:World.step`; a name that the library
 * doesn't export is plain code instead.
 */
export interface Docs {
  /** The first paragraph. */
  summary: string;
  /** All further paragraphs. */
  remarks: string;
  returns: string;
  /** Reason and replacement; undefined if it is not deprecated, empty if none is given. */
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

export interface SourceLocation {
  /** Path relative to the package's folder: `src/dynamics/World.ts`. */
  file: string;
  /** Line number, 1-based. */
  line: number;
}
