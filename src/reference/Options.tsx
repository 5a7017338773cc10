import { hrefOf } from '../address/address.ts';
import { isDemanded } from './fields.ts';
import { NameLink, Spelled } from './Inherited.tsx';
import { membersByKind } from './Members.tsx';
import type { LibrarySymbol, Member } from './model.ts';
import { inheritedIds, type MemberIds } from './places.ts';
import type { Reference } from './reference.ts';
import { InlineType, memberSummary, NONE, plainSummary, Standard } from './texts.tsx';

interface Props {
  symbol: LibrarySymbol;
  reference: Reference;
}

/** A field in the table of an interface, which may have it from another. */
interface Field {
  owner: LibrarySymbol;
  member: Member;
  href: string;
  /** What it is found by here, if it is described elsewhere. */
  ids?: MemberIds;
}

/** All fields of an interface: its own, then those that it has from others, by the one that declares them. */
export function Options({ symbol, reference }: Props) {
  const { defaults, units } = reference.notes;
  const groups = groupsOf(symbol, reference);
  const fields = groups.flatMap((group) => group.fields);
  const standardOf = ({ owner, member }: Field) => defaults[owner.name]?.[member.name];
  const unitOf = ({ owner, member }: Field) => units[`${owner.name}.${member.name}`];
  const hasDefaults = fields.some(standardOf);
  const hasUnits = fields.some(unitOf);
  const titles = [
    'Name',
    'Type',
    hasDefaults && 'Default',
    hasUnits && 'Unit',
    'What it is',
  ].filter((title) => title !== false);
  return (
    <table className="fields">
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      {groups.map(({ from, fields }) => (
        <tbody key={from ?? ''}>
          {from !== undefined && (
            <tr>
              <th colSpan={titles.length} scope="rowgroup">
                From <NameLink name={from} reference={reference} />
              </th>
            </tr>
          )}
          {fields.map((field) => (
            <tr key={field.member.name} id={field.ids?.anchor}>
              <td>
                <Spelled id={field.ids?.spelled} />
                <a href={field.href}>
                  <code>{field.member.name}</code>
                </a>
              </td>
              <td>
                <FieldType member={field.member} reference={reference} />
              </td>
              {hasDefaults && (
                <td className={standardOf(field) && 'default'}>
                  <FieldDefault field={field} reference={reference} />
                </td>
              )}
              {hasUnits && <td>{unitOf(field) || NONE}</td>}
              <td>
                {firstSentence(plainSummary(memberSummary(field.owner, field.member, reference)))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function groupsOf(
  symbol: LibrarySymbol,
  { symbols, places }: Reference,
): { from?: string; fields: Field[] }[] {
  const own = membersByKind(symbol).flatMap(({ members }) =>
    members.map(({ member, anchor }): Field => ({ owner: symbol, member, href: `#${anchor}` })),
  );
  const ids = inheritedIds(symbol);
  const inherited = symbol.inherited.map(({ from, names }) => {
    const owner = symbols.get(from);
    const members = owner?.members.filter(({ name }) => names.includes(name)) ?? [];
    const fields = members.flatMap((member): Field[] => {
      const place = places.get(`${from}.${member.name}`);
      if (!owner || !place) return [];
      return [{ owner, member, href: hrefOf(place, ''), ids: ids.get(member.name) }];
    });
    return { from, fields };
  });
  return [{ fields: own }, ...inherited];
}

function FieldType({ member, reference }: { member: Member; reference: Reference }) {
  if (member.kind === 'method') return 'method';
  return <InlineType text={member.type ?? []} reference={reference} />;
}

function FieldDefault({ field, reference }: { field: Field; reference: Reference }) {
  const { owner, member } = field;
  const standard = reference.notes.defaults[owner.name]?.[member.name];
  const demanded = isDemanded(owner, member);
  if (standard) {
    return <Standard standard={standard} isDemanded={demanded} reference={reference} />;
  }
  return demanded ? 'required' : NONE;
}

/** Up to a sign that ends it: "e.g. 3" does not. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0] ?? text;
}
