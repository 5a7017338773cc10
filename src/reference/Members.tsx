import type { ReactNode } from 'react';
import { propertyText } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { isRequired } from './fields.ts';
import { Spelled } from './Inherited.tsx';
import type { Docs, LibrarySymbol, Member, MemberKind } from './model.ts';
import type { Note } from './notes.ts';
import { anchorsOf, spelledId } from './places.ts';
import { docsWithNote, type Reference } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, DefaultValue, Text } from './texts.tsx';
import { valueText } from './values.ts';

/** Headings of the kinds of members. */
export const KIND_TITLES: Record<MemberKind, string> = {
  constructor: 'Constructor',
  enumerator: 'Members',
  property: 'Properties',
  accessor: 'Accessors',
  method: 'Methods',
  event: 'Events',
};

export interface MemberProps {
  symbol: LibrarySymbol;
  reference: Reference;
}

/** A member with its anchor and heading. */
export interface PlacedMember {
  member: Member;
  anchor: string;
  /** `createBody()`, `position`, `begin-contact`. */
  title: string;
}

/** The members of a symbol by kind, in the order of its page. */
export function membersByKind({
  members,
}: LibrarySymbol): { kind: MemberKind; members: PlacedMember[] }[] {
  const anchors = anchorsOf(members);
  const groups = new Map<MemberKind, PlacedMember[]>();
  for (const [index, member] of members.entries()) {
    const group = groups.get(member.kind) ?? [];
    group.push({ member, anchor: anchors[index] ?? '', title: titleOf(member) });
    groups.set(member.kind, group);
  }
  return [...groups].map(([kind, members]) => ({ kind, members }));
}

function titleOf({ name, kind }: Member): string {
  if (kind === 'constructor') return `new ${name}()`;
  return kind === 'method' ? `${name}()` : name;
}

/** The members that a symbol declares itself. */
export function Members({ symbol, reference }: MemberProps) {
  return membersByKind(symbol).map(({ kind, members }) => (
    <section key={kind}>
      <h2>{KIND_TITLES[kind]}</h2>
      {members.map((placed) => (
        <MemberEntry
          key={placed.anchor}
          {...placed}
          symbol={symbol}
          reference={at(placed.anchor, reference)}
        />
      ))}
    </section>
  ));
}

/** The reference for texts about one member, whose names don't link to that member. */
function at(hash: string, reference: Reference): Reference {
  return { ...reference, here: reference.here && { ...reference.here, hash } };
}

function MemberEntry({ member, anchor, title, symbol, reference }: MemberProps & PlacedMember) {
  const { name, kind } = member;
  const fullName = `${symbol.name}.${name}`;
  const docs = docsWithNote(fullName, member.docs, reference);
  const isCallable = member.signatures.length > 0;
  return (
    <section className="member">
      <h3 id={anchor}>
        {kind !== 'constructor' && <Spelled id={spelledId(name, anchor)} />}
        {title}
      </h3>
      <Flags member={member} />
      {!isCallable && kind !== 'enumerator' && <Code text={propertyText(member)} />}
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.summary} reference={reference} />
      <Text markdown={docs.remarks} reference={reference} />
      <Facts symbol={symbol} member={member} docs={docs} reference={reference} />
      {isCallable && <Signatures symbol={symbol} member={member} reference={reference} />}
      <Examples name={fullName} docs={docs} reference={reference} />
      <SeeAlso see={docs.see} reference={reference} />
      <Source source={member.source} reference={reference} />
    </section>
  );
}

function Flags({ member }: { member: Member }) {
  const flags = [
    member.isStatic && 'static',
    member.isAbstract && 'abstract',
    member.isReadonly && 'read-only',
    member.isOptional && 'optional',
    member.docs.deprecated !== undefined && 'deprecated',
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return (
    <p className="flags">
      {flags.map((flag) => (
        <span key={flag}>{flag} </span>
      ))}
    </p>
  );
}

/** The value, the default, and the unit of a member, where they are known. */
function Facts({
  symbol,
  member,
  docs,
  reference,
}: MemberProps & { member: Member; docs: Docs & Note }) {
  const value = 'value' in docs ? valueText(docs.value) : member.value;
  const facts: [title: string, fact: ReactNode][] = [
    ['Value', value !== undefined && <code>{value}</code>],
    [
      'Default',
      docs.default && (
        <DefaultValue
          default={docs.default}
          isRequired={isRequired(symbol, member)}
          reference={reference}
        />
      ),
    ],
    // The unit of a method is shown with what it returns.
    ['Unit', member.signatures.length === 0 && docs.unit],
  ];
  const known = facts.filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([title, fact]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Deprecated({ text, reference }: { text: string; reference: Reference }) {
  return (
    <div className="deprecated">
      <p>
        <strong>Deprecated</strong>
      </p>
      <Text markdown={text} reference={reference} />
    </div>
  );
}

export function SeeAlso({ see, reference }: { see: string[]; reference: Reference }) {
  if (see.length === 0) return null;
  return (
    <>
      <p>See also:</p>
      <ul>
        {see.map((text) => (
          <li key={text}>
            <Text markdown={text} reference={reference} />
          </li>
        ))}
      </ul>
    </>
  );
}
