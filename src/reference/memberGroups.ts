import { listAnchors } from './anchors.ts';
import type { LibrarySymbol, Member, MemberKind } from './model.ts';
import type { Reference } from './reference.ts';

/** Headings for the kinds of members. */
const KIND_TITLES: Record<MemberKind, string> = {
  constructor: 'Constructor',
  enumerator: 'Members',
  property: 'Properties',
  accessor: 'Accessors',
  method: 'Methods',
  event: 'Events',
};

/** A member with its anchor and heading. */
export interface AnchoredMember {
  member: Member;
  anchor: string;
  /** Title such as `createBody()`, `position`, or `begin-contact`. */
  title: string;
  /** Whether only the library itself uses it. */
  isInternal: boolean;
}

/** Returns the members that a symbol declares itself: those for readers, and internal ones. */
export function anchoredMembers(
  { name, members }: LibrarySymbol,
  { internals }: Pick<Reference, 'internals'>,
): { public: AnchoredMember[]; internal: AnchoredMember[] } {
  const anchors = listAnchors(members);
  const anchored = members.map((member, index) => ({
    member,
    anchor: anchors[index] ?? '',
    title: groupTitle(member),
    isInternal: internals.has(`${name}.${member.name}`),
  }));
  return {
    public: anchored.filter(({ isInternal }) => !isInternal),
    internal: anchored.filter(({ isInternal }) => isInternal),
  };
}

function groupTitle({ name, kind }: Member): string {
  if (kind === 'constructor') return `new ${name}()`;
  return kind === 'method' ? `${name}()` : name;
}

/** A part of a page: the members for one task, or of one kind. */
export interface DisplayedGroup {
  title: string;
  /** The symbol's own members, in the order of the library's model. */
  members: AnchoredMember[];
  /** Full names of inherited members for the same task: `Joint.getBodyA`. */
  inherited: string[];
}

/** Returns the members of a symbol for readers: by task if the notes have groups for it, otherwise by kind. */
export function memberGroups(symbol: LibrarySymbol, reference: Reference): DisplayedGroup[] {
  const { public: members } = anchoredMembers(symbol, reference);
  const groups = reference.groups[symbol.name];
  if (!groups) return byKind(members);
  return groups.map(({ title, members: names }) => ({
    title,
    members: members.filter(({ member }) => names.includes(groupedName(member))),
    inherited: symbol.inherited.flatMap(({ from, names: inherited }) =>
      inherited.filter((name) => names.includes(name)).map((name) => `${from}.${name}`),
    ),
  }));
}

/** Returns the name that a member has in the notes' groups. */
export function groupedName({ name, kind }: Member): string {
  return kind === 'constructor' ? 'new' : name;
}

function byKind(members: AnchoredMember[]): DisplayedGroup[] {
  const groups = new Map<MemberKind, AnchoredMember[]>();
  for (const anchored of members) {
    const { kind } = anchored.member;
    groups.set(kind, [...(groups.get(kind) ?? []), anchored]);
  }
  return [...groups].map(([kind, members]) => ({
    title: KIND_TITLES[kind],
    members,
    inherited: [],
  }));
}
