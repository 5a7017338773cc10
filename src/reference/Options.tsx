import { hrefOf } from '../address/address.ts';
import { isRequired } from './fields.ts';
import { NameLink, Spelled } from './Inherited.tsx';
import { byKind, placedMembers } from './Members.tsx';
import type { Docs, LibrarySymbol, Member } from './model.ts';
import type { Note } from './notes.ts';
import { inheritedIds, type MemberIds } from './places.ts';
import { memberDocs, type Reference } from './reference.ts';
import { DefaultValue, InlineType, NONE, plainSummary } from './texts.tsx';
import { valueText } from './values.ts';

interface Props {
  symbol: LibrarySymbol;
  reference: Reference;
}

/** A row of the table. */
interface Field {
  member: Member;
  docs: Docs & Note;
  /** In the running library. */
  value?: string;
  isRequired: boolean;
  /** Address of the description. */
  href: string;
  /** Ids of an inherited field, which is described on another page. */
  ids?: MemberIds;
}

/** Whether notes have the values of all public members of a class, as of settings. */
export function hasOnlyValues(symbol: LibrarySymbol, reference: Reference): boolean {
  return placedMembers(symbol, reference).public.every(
    ({ member }) => 'value' in memberDocs(symbol.name, member, reference),
  );
}

/**
 * All fields of an interface: its own, then inherited ones by the interface that declares them. Also
 * shows a class that has only values.
 */
export function Options({ symbol, reference }: Props) {
  const groups = groupsOf(symbol, reference);
  const fields = groups.flatMap((group) => group.fields);
  const hasValues = fields.some(({ value }) => value);
  const hasDefaults = fields.some(({ docs }) => docs.default);
  const hasUnits = fields.some(({ docs }) => docs.unit);
  const titles = [
    'Name',
    'Type',
    hasValues && 'Value',
    hasDefaults && 'Default',
    hasUnits && 'Unit',
    'Description',
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
          {fields.map(({ member, docs, value, isRequired, href, ids }) => (
            <tr key={member.name} id={ids?.anchor}>
              <td>
                <Spelled id={ids?.spelled} />
                <a href={href}>
                  <code>{member.name}</code>
                </a>
              </td>
              <td>
                {member.kind === 'method' ? (
                  'method'
                ) : (
                  <InlineType text={member.type ?? []} reference={reference} />
                )}
              </td>
              {hasValues && <td>{value ? <code>{value}</code> : NONE}</td>}
              {hasDefaults && (
                <td className={docs.default && 'default'}>
                  {docs.default ? (
                    <DefaultValue
                      default={docs.default}
                      isRequired={isRequired}
                      reference={reference}
                    />
                  ) : (
                    (isRequired && 'required') || NONE
                  )}
                </td>
              )}
              {hasUnits && <td>{docs.unit || NONE}</td>}
              <td>{firstSentence(plainSummary(docs.summary))}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function groupsOf(
  symbol: LibrarySymbol,
  reference: Reference,
): { from?: string; fields: Field[] }[] {
  const { symbols, places } = reference;
  const fieldOf = (owner: LibrarySymbol, member: Member, href: string): Field => {
    const docs = memberDocs(owner.name, member, reference);
    return {
      ...{ member, docs, href },
      ...('value' in docs && { value: valueText(docs.value) }),
      isRequired: isRequired(owner, member),
    };
  };
  const own = byKind(placedMembers(symbol, reference).public).flatMap(({ members }) =>
    members.map(({ member, anchor }) => fieldOf(symbol, member, `#${anchor}`)),
  );
  const ids = inheritedIds(symbol);
  const inherited = symbol.inherited.map(({ from, names }) => {
    const owner = symbols.get(from);
    const members = owner?.members.filter(({ name }) => names.includes(name)) ?? [];
    const fields = members.flatMap((member): Field[] => {
      const place = places.get(`${from}.${member.name}`);
      if (!owner || !place) return [];
      return [{ ...fieldOf(owner, member, hrefOf(place, '')), ids: ids.get(member.name) }];
    });
    return { from, fields };
  });
  return [{ fields: own }, ...inherited];
}

/** Not every period ends a sentence, such as in an abbreviation. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0] ?? text;
}
