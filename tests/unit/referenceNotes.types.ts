import type * as planck from 'planck';
import { defineReference, type SymbolNotes } from '../../src/reference/notes.ts';

// Not run: checking the types of this project fails where an expected error is missing.

// @ts-expect-error a symbol that the library doesn't have
export const unknownSymbol: SymbolNotes<typeof planck.Wrold> = {};
// @ts-expect-error a type that the library doesn't have
export const unknownType: SymbolNotes<planck.BodyDfe> = {};

const ofClass: SymbolNotes<typeof planck.World> = {
  new: { parameters: { def: 'Checked by the build.' } },
  members: { step: 'A method.', on: 'A method with overloads.' },
  events: { 'begin-contact': 'Checked by the build.' },
};
export const wrongInClass: SymbolNotes<typeof planck.World> = {
  // @ts-expect-error
  members: { stpe: '' },
};
export const staticMembers: SymbolNotes<typeof planck.Vec2> = {
  members: { zero: 'A static method.', addMul: 'A method.', x: 'A field.' },
};
export const wrongStaticMember: SymbolNotes<typeof planck.Vec2> = {
  // @ts-expect-error
  members: { zeros: '' },
};
export const statics: SymbolNotes<typeof planck.Vec2> = {
  statics: { add: 'A static method.', zero: { parameters: { v: 'Checked by the build.' } } },
};
export const instanceMemberInStatics: SymbolNotes<typeof planck.Vec2> = {
  // @ts-expect-error
  statics: { addMul: '' },
};
export const staticsOfInterface: SymbolNotes<planck.BodyDef> = {
  // @ts-expect-error
  statics: { angle: '' },
};
export const internalMembers: SymbolNotes<typeof planck.Body> = {
  internal: ['new', 'advance'],
};
export const wrongInternalMember: SymbolNotes<typeof planck.Body> = {
  // @ts-expect-error
  internal: ['advances'],
};
export const wrongInAbstractClass: SymbolNotes<typeof planck.Joint> = {
  // @ts-expect-error
  members: { getBodyC: '' },
};
export const wrongInGenericClass: SymbolNotes<typeof planck.DynamicTree> = {
  // @ts-expect-error
  members: { quary: '' },
};
export const wrongInInterface: SymbolNotes<planck.BodyDef> = {
  // @ts-expect-error
  members: { angel: '' },
};
export const wrongInTypeAlias: SymbolNotes<planck.TransformValue> = {
  // @ts-expect-error
  members: { position: '' },
};
export const wrongInEnumeration: SymbolNotes<typeof planck.ManifoldType> = {
  // @ts-expect-error
  members: { e_face: '' },
};
export const memberOfFunction: SymbolNotes<typeof planck.mixFriction> = {
  parameters: { friction1: 'Checked by the build.' },
  // @ts-expect-error
  members: { friction1: '' },
};
export const memberOfFunctionType: SymbolNotes<planck.WorldRayCastCallback> = {
  // @ts-expect-error
  members: { point: '' },
};
export const wrongField: SymbolNotes<planck.BodyDef> = {
  // @ts-expect-error
  members: { angle: { summery: '' } },
};

export const reference = defineReference({
  // @ts-expect-error a topic with a symbol that has no notes
  topics: [{ title: '', text: '', symbols: ['World', 'Body'] }],
  symbols: { World: ofClass },
});
