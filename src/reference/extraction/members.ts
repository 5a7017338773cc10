import { type DeclarationReflection, ReflectionKind, type SignatureReflection } from 'typedoc';
import { compareText } from '../../address/naturalOrder.ts';
import {
  LISTENING_METHOD,
  MEMBER_KINDS,
  type Member,
  type MemberKind,
  plainText,
} from '../model.ts';
import { NO_DOCS } from './docs.ts';
import { eventNames, readEvents } from './events.ts';
import type { Extraction } from './extraction.ts';
import { type Documented, readSignatures } from './signatures.ts';
import { findInitializer, isExternal } from './source.ts';

/** Returns the members that a symbol declares itself, in the order of pages. */
export function readMembers(symbol: DeclarationReflection, extraction: Extraction): Member[] {
  const own = (symbol.children ?? []).filter((child) => isOwn(child, symbol, extraction));
  const indexes = symbol.indexSignatures ?? [];
  return [
    ...own.flatMap((child) => readMember(child, symbol, extraction)),
    ...indexes.map((index) => readIndex(index, extraction)),
  ].sort(compareMembers);
}

/**
 * Returns whether a symbol declares a member itself. Inherited constructors also count, because the page of a class
 * shows how to create its objects.
 */
export function isOwn(
  child: DeclarationReflection,
  symbol: DeclarationReflection,
  { project, findName }: Extraction,
): boolean {
  if (isExternal(child, project)) return false;
  if (child.kindOf(ReflectionKind.Constructor)) {
    // The implicit constructor of an abstract class can't be called.
    return !symbol.flags.isAbstract || project.findDeclarations(child).length > 0;
  }
  return findName(child) === `${symbol.name}.${child.name}`;
}

function readMember(
  child: DeclarationReflection,
  symbol: DeclarationReflection,
  extraction: Extraction,
): Member[] {
  const reader = READERS.get(child.kind);
  if (reader === undefined) {
    extraction.reportUnsupported(child, `${symbol.name}.${child.name}`);
    return [];
  }
  const [kind, read] = reader;
  const name = kind === 'constructor' ? symbol.name : child.name;
  const member = extraction.member(child, name, kind, read(child, extraction));
  const events = listeningSignatures(child).flatMap((it) => readEvents(it, extraction));
  return [member, ...events];
}

type Read = (child: DeclarationReflection, extraction: Extraction) => Partial<Member>;

const READERS = new Map<ReflectionKind, [MemberKind, Read]>([
  [ReflectionKind.Constructor, ['constructor', readCallable]],
  [ReflectionKind.EnumMember, ['enumerator', readEnumerator]],
  [ReflectionKind.Property, ['property', readProperty]],
  [ReflectionKind.Accessor, ['accessor', readAccessor]],
  [ReflectionKind.Method, ['method', readCallable]],
]);

/** Reads a callable member. Comments on overloads that listen to an event belong to the event. */
function readCallable(child: DeclarationReflection, extraction: Extraction): Documented {
  const { signatures = [] } = child;
  const read = readSignatures(child, signatures, extraction);
  const listening = listeningSignatures(child);
  if (listening.length === 0) return read;
  return {
    docs: signatures.length === 1 ? NO_DOCS : read.docs,
    signatures: read.signatures.map((signature, index) =>
      listening.some((it) => it === signatures[index])
        ? { ...signature, docs: NO_DOCS }
        : signature,
    ),
  };
}

function listeningSignatures({ name, signatures = [] }: DeclarationReflection) {
  const isListening = (signature: SignatureReflection) => eventNames(signature).length > 0;
  return name === LISTENING_METHOD ? signatures.filter(isListening) : [];
}

function readEnumerator(child: DeclarationReflection, { docs, type }: Extraction): Partial<Member> {
  const value = child.type && plainText(type(child.type));
  return { docs: docs(child.comment), value };
}

function readProperty(child: DeclarationReflection, extraction: Extraction): Partial<Member> {
  const { docs, type, project } = extraction;
  return {
    docs: docs(child.comment),
    type: type(child.type),
    value: findInitializer(child, project),
  };
}

function readAccessor(child: DeclarationReflection, { docs, type }: Extraction): Partial<Member> {
  const { comment, getSignature, setSignature } = child;
  const [value] = setSignature?.parameters ?? [];
  return {
    docs: docs(comment, getSignature?.comment, setSignature?.comment),
    type: type(getSignature?.type ?? value?.type),
    isReadonly: setSignature === undefined,
  };
}

/** Reads an index signature as a property named `[key: string]`. */
function readIndex(index: SignatureReflection, { docs, type, member }: Extraction): Member {
  const [key] = index.parameters ?? [];
  const name = `[${key?.name}: ${plainText(key ? type(key.type) : [])}]`;
  return member(index, name, 'property', { docs: docs(index.comment), type: type(index.type) });
}

/** Compares members by kind, then by name. Enumerators keep the order of the source. */
function compareMembers(a: Member, b: Member): number {
  const byKind = MEMBER_KINDS.indexOf(a.kind) - MEMBER_KINDS.indexOf(b.kind);
  if (byKind !== 0 || a.kind === 'enumerator') return byKind;
  return compareText(a.name, b.name) || Number(a.isStatic) - Number(b.isStatic);
}
