import { LiteralType, type SignatureReflection, type SomeType, UnionType } from 'typedoc';
import type { Member } from '../model.ts';
import { NO_DOCS } from './docs.ts';
import type { Extraction } from './extraction.ts';
import { readSignature, signaturesOfType } from './signatures.ts';

/** Returns the event names of an overload `on('name', listener)`; empty for other signatures. */
export function eventNames({ parameters = [] }: SignatureReflection): string[] {
  const [name, listener] = parameters;
  return name && signaturesOfType(listener?.type) ? literals(name.type) : [];
}

/** Returns an event for each name that an overload of `on` accepts, with the signature of its listeners. */
export function readEvents(overload: SignatureReflection, extraction: Extraction): Member[] {
  const listener = signaturesOfType(overload.parameters?.[1]?.type) ?? [];
  const fields = {
    isStatic: overload.parent.flags.isStatic,
    docs: extraction.docs(overload.comment, listener[0]?.comment),
    signatures: listener.map((it) => ({ ...readSignature(it, extraction), docs: NO_DOCS })),
  };
  return eventNames(overload).map((name) => extraction.member(overload, name, 'event', fields));
}

function literals(type: SomeType | undefined): string[] {
  if (type instanceof UnionType) {
    const names = type.types.map(literals);
    return names.every((list) => list.length > 0) ? names.flat() : [];
  }
  return type instanceof LiteralType && typeof type.value === 'string' ? [type.value] : [];
}
