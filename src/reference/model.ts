/**
 * A library as its reference shows it: plain data, extracted once per version (`extract.ts`), and
 * all that the pages are made from. Symbols are named as the library exports them, members by
 * `Symbol.member`.
 */
export interface Library {
  /** Name and version of the npm package. */
  package: string;
  version: string;
  /** Every exported symbol that is not hidden, by kind and name. */
  symbols: LibrarySymbol[];
}

export const SYMBOL_KINDS = [
  'class',
  'enumeration',
  'function',
  'interface',
  'type-alias',
] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export interface LibrarySymbol {
  name: string;
  kind: SymbolKind;
  /** Other names that the library exports it under: `Box` for `BoxShape`. */
  aliases: string[];
  /** What is said of it, or of all its signatures. */
  docs: Docs;
  source: SourcePlace;
  isAbstract: boolean;
  typeParameters: TypeParameter[];
  extends: TypeText[];
  implements: TypeText[];
  /** Symbols that extend or implement it, by name. */
  subtypes: string[];
  /** Of functions, and of interfaces and type aliases that stand for one. */
  signatures: Signature[];
  /** Of type aliases: what it stands for. */
  type?: TypeText;
  /**
   * Those that it declares itself, in the order of `MEMBER_KINDS`, then of their names; enumerators
   * in that of the source. A type alias has those of the object that it stands for, and an index
   * signature is a property `[key: string]`.
   */
  members: Member[];
  /** Those that it has from others, nearest first. */
  inherited: InheritedMembers[];
}

/** Members that a symbol has from one that it extends. */
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

/** The method that listeners are given to, in this field as in Node. Each name that it takes is an event. */
export const LISTENING_METHOD = 'on';

export interface Member {
  /** Of a constructor the name of its class, of an event what one listens to: `begin-contact`. */
  name: string;
  kind: MemberKind;
  isStatic: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  isAbstract: boolean;
  /** What is said of it, or of all its signatures. */
  docs: Docs;
  source: SourcePlace;
  /** Every overload of a constructor or method; of an event the listener's. */
  signatures: Signature[];
  /** Of properties and accessors. */
  type?: TypeText;
  /** Of enumerators `2`, `"point"`; of properties what they are set to where they are declared. */
  value?: string;
}

export interface Signature {
  typeParameters: TypeParameter[];
  parameters: Parameter[];
  /** Undefined for constructors. */
  returns?: TypeText;
  /** What is said of this one among several. Of an only one all is said above, and this is empty. */
  docs: Docs;
}

export interface Parameter {
  name: string;
  type: TypeText;
  isOptional: boolean;
  isRest: boolean;
  /** As the source has it: `true`, `null`. */
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
 * What a comment says, as Markdown. A link to a symbol has the address `symbol:World.step`; what
 * the library does not export is named as code instead.
 */
export interface Docs {
  /** Its first paragraph, and all that follows. */
  summary: string;
  remarks: string;
  returns: string;
  /** Why and what instead; undefined when it is not deprecated, empty when no reason is given. */
  deprecated?: string;
  examples: string[];
  see: string[];
}

/** TypeScript in pieces, so that names can be links: those of the library's symbols carry the name. */
export type TypeText = (string | { text: string; symbol: string })[];

/** The same as one reads it. */
export function plainText(type: TypeText): string {
  return type.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

export interface SourcePlace {
  /** From the package's folder: `src/dynamics/World.ts`. */
  file: string;
  /** 1-based. */
  line: number;
}
