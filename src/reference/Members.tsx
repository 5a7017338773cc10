import type { ReactNode } from 'react';
import { propertyText } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { isDemanded } from './fields.ts';
import { Spelled } from './Inherited.tsx';
import type { LibrarySymbol, Member, MemberKind } from './model.ts';
import { anchorsOf, spelledId } from './places.ts';
import type { Reference } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, memberSummary, remarksOn, Standard, Text } from './texts.tsx';
import { valueText } from './values.ts';

/** The heading of each kind of members. */
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

/** A member with its anchor, as it is headed and linked. */
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

/** All that a symbol declares itself, each with an anchor. */
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

/** The same, where a member is described. */
function at(hash: string, reference: Reference): Reference {
  return { ...reference, here: reference.here && { ...reference.here, hash } };
}

function MemberEntry({ member, anchor, title, symbol, reference }: MemberProps & PlacedMember) {
  const { docs, name, kind } = member;
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
      <Text markdown={memberSummary(symbol, member, reference)} reference={reference} />
      <Text markdown={remarksOn(`${symbol.name}.${name}`, docs, reference)} reference={reference} />
      <Facts symbol={symbol} member={member} reference={reference} />
      {isCallable && <Signatures symbol={symbol} member={member} reference={reference} />}
      <Examples name={`${symbol.name}.${name}`} docs={docs} reference={reference} />
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

/** What the library takes when a field is left out, and what its number is measured in. */
function Facts({ symbol, member, reference }: MemberProps & { member: Member }) {
  const { defaults, values, units } = reference.notes;
  const name = `${symbol.name}.${member.name}`;
  const standard = defaults[symbol.name]?.[member.name];
  const value = name in values ? valueText(values[name]) : member.value;
  const unit = member.signatures.length > 0 ? undefined : units[name];
  const facts: ReactNode[] = [];
  if (value !== undefined) {
    facts.push(
      <>
        <dt>Value</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </>,
    );
  }
  if (standard) {
    facts.push(
      <>
        <dt>Default</dt>
        <dd>
          <Standard
            standard={standard}
            isDemanded={isDemanded(symbol, member)}
            reference={reference}
          />
        </dd>
      </>,
    );
  }
  if (unit) {
    facts.push(
      <>
        <dt>Unit</dt>
        <dd>{unit}</dd>
      </>,
    );
  }
  return facts.length === 0 ? null : (
    <dl className="facts">
      {facts.map((fact, index) => (
        <div key={index}>{fact}</div>
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
