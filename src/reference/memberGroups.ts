import { listAnchors } from './anchors.ts';
import { type LibrarySymbol, MEMBER_KINDS, type Member, type MemberKind } from './model.ts';
import { memberDocs, type Reference } from './reference.ts';

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
  /** Whether it is displayed as a table: the fields of an interface, and settings, which have only values. */
  isTable: boolean;
}

/** Returns the members of a symbol for readers: by task if the notes have groups for it, otherwise by kind. */
export function memberGroups(symbol: LibrarySymbol, reference: Reference): DisplayedGroup[] {
  const { public: members } = anchoredMembers(symbol, reference);
  const groups = reference.groups[symbol.name];
  const isSetting = ({ member }: AnchoredMember) =>
    'value' in memberDocs(symbol.name, member, reference);
  const areSettings = members.every(isSetting);
  const toGroup = (title: string, members: AnchoredMember[], inherited: string[] = []) => {
    const areFields = members.every(({ member }) => member.kind === 'property');
    const isTable = symbol.kind === 'interface' ? areFields : areSettings;
    return { title, members, inherited, isTable };
  };
  if (!groups)
    return MEMBER_KINDS.map((kind) =>
      toGroup(
        KIND_TITLES[kind],
        members.filter(({ member }) => member.kind === kind),
      ),
    ).filter(({ members }) => members.length > 0);
  return groups.map(({ title, members: names }) =>
    toGroup(
      title,
      members.filter(({ member }) => names.includes(groupedName(member))),
      symbol.inherited.flatMap(({ from, names: inherited }) =>
        inherited.filter((name) => names.includes(name)).map((name) => `${from}.${name}`),
      ),
    ),
  );
}

/** Returns the name that a member has in the notes' groups. */
export function groupedName({ name, kind }: Member): string {
  return kind === 'constructor' ? 'new' : name;
}
