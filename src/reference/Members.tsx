import type { ReactNode } from 'react';
import { INTERNAL } from '../article/attributes.ts';
import { propertyText } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { isRequired } from './fields.ts';
import { NameLink, Spelled } from './Inherited.tsx';
import type { Docs, LibrarySymbol, Member, MemberKind } from './model.ts';
import type { Note } from './notes.ts';
import { anchorsOf, spelledId } from './places.ts';
import { memberDocs, type Reference, sinceOf } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, DefaultValue, Text } from './texts.tsx';
import { literalText, valueText } from './values.ts';

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
  /** Whether only the library itself uses it. */
  isInternal: boolean;
}

/** The members that a symbol declares itself: those for readers, and those for the library. */
export function placedMembers(
  { name, members }: LibrarySymbol,
  { internals }: Reference,
): { public: PlacedMember[]; internal: PlacedMember[] } {
  const anchors = anchorsOf(members);
  const placed = members.map((member, index) => ({
    member,
    anchor: anchors[index] ?? '',
    title: titleOf(member),
    isInternal: internals.has(`${name}.${member.name}`),
  }));
  return {
    public: placed.filter(({ isInternal }) => !isInternal),
    internal: placed.filter(({ isInternal }) => isInternal),
  };
}

/** Members by their kind, in the order of the page. */
export function byKind(members: PlacedMember[]): { kind: MemberKind; members: PlacedMember[] }[] {
  const groups = new Map<MemberKind, PlacedMember[]>();
  for (const placed of members) {
    const { kind } = placed.member;
    groups.set(kind, [...(groups.get(kind) ?? []), placed]);
  }
  return [...groups].map(([kind, members]) => ({ kind, members }));
}

function titleOf({ name, kind }: Member): string {
  if (kind === 'constructor') return `new ${name}()`;
  return kind === 'method' ? `${name}()` : name;
}

/** The members that a symbol declares itself, except internal ones. */
export function Members({ symbol, reference }: MemberProps) {
  return byKind(placedMembers(symbol, reference).public).map(({ kind, members }) => (
    <section key={kind}>
      <h2>{KIND_TITLES[kind]}</h2>
      <Entries members={members} symbol={symbol} reference={reference} />
    </section>
  ));
}

/** The members that only the library itself uses, folded; browsers unfold the target of an address. */
export function InternalMembers({ symbol, reference }: MemberProps) {
  const { internal } = placedMembers(symbol, reference);
  if (internal.length === 0) return null;
  return (
    <section>
      <h2 id="internal" {...INTERNAL_HEADING}>
        Internal
      </h2>
      <p>Used by the library itself. Programs rarely need these members.</p>
      <details>
        <summary>
          {internal.length} {internal.length === 1 ? 'member' : 'members'}
        </summary>
        <Entries members={internal} symbol={symbol} reference={reference} />
      </details>
    </section>
  );
}

/** The attribute of a heading whose section is internal. */
export const INTERNAL_HEADING = { [INTERNAL]: true };

function Entries({ members, symbol, reference }: MemberProps & { members: PlacedMember[] }) {
  return members.map((placed) => (
    <MemberEntry
      key={placed.anchor}
      {...placed}
      symbol={symbol}
      reference={at(placed.anchor, reference)}
    />
  ));
}

/** The reference for texts about one member, whose names don't link to that member. */
function at(hash: string, reference: Reference): Reference {
  return { ...reference, here: reference.here && { ...reference.here, hash } };
}

function MemberEntry({
  member,
  anchor,
  title,
  isInternal,
  symbol,
  reference,
}: MemberProps & PlacedMember) {
  const { name, kind } = member;
  const docs = memberDocs(symbol.name, member, reference);
  const value = 'value' in docs ? valueText(docs.value) : undefined;
  const isCallable = member.signatures.length > 0;
  return (
    <section className="member">
      <h3 id={anchor} {...(isInternal && INTERNAL_HEADING)}>
        {kind !== 'constructor' && <Spelled id={spelledId(name, anchor)} />}
        {title}
      </h3>
      <Flags
        member={member}
        isInternal={isInternal}
        since={sinceOf(symbol.name, member, reference)}
      />
      {!isCallable && kind !== 'enumerator' && <Code text={propertyText(member, value)} />}
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.summary} reference={reference} />
      <Text markdown={docs.remarks} reference={reference} />
      <Facts symbol={symbol} member={member} value={value} docs={docs} reference={reference} />
      {isCallable && <Signatures symbol={symbol} member={member} reference={reference} />}
      <Examples name={`${symbol.name}.${name}`} docs={docs} reference={reference} />
      {docs.see.length > 0 && <p>See also:</p>}
      <SeeAlso see={docs.see} reference={reference} />
      <Source source={member.source} reference={reference} />
    </section>
  );
}

interface FlagsProps {
  member: Member;
  isInternal: boolean;
  /** The version that added it. */
  since: string | undefined;
}

function Flags({ member, isInternal, since }: FlagsProps) {
  const flags = [
    since !== undefined && `since ${since}`,
    isInternal && 'internal',
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

/**
 * The value, the default, and the unit of a member, where they are known.
 * @param value in the running library; otherwise it is that of the source, if it is a literal
 */
function Facts({
  symbol,
  member,
  value = literalText(member.value ?? ''),
  docs,
  reference,
}: MemberProps & { member: Member; value: string | undefined; docs: Docs & Note }) {
  const facts: [title: string, fact: ReactNode][] = [
    ['Value', value && <code>{value}</code>],
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

/** A list of related symbols, by name, and of links in Markdown. */
export function SeeAlso({ see, reference }: { see: string[]; reference: Reference }) {
  if (see.length === 0) return null;
  return (
    <ul>
      {see.map((text) => {
        const place = reference.places.get(text);
        const name = place?.isMethod ? `${text}()` : text;
        return (
          <li key={text}>
            {place ? (
              <NameLink name={text} text={name} reference={reference} />
            ) : (
              <Text markdown={text} reference={reference} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
