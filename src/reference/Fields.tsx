import { toHref } from '../address/address.ts';
import { UNFOLDS } from '../article/attributes.ts';
import { inheritedIds, type MemberIds } from './anchors.ts';
import { Examples } from './Examples.tsx';
import { CanonicalCaseAnchor, NameLink } from './Inherited.tsx';
import type { AnchoredMember } from './memberGroups.ts';
import { Deprecated, Flags, isRequired, MemberHeading, Methods, SeeAlso } from './memberParts.tsx';
import type { Docs, LibrarySymbol, Member } from './model.ts';
import type { Note } from './notes.ts';
import { findAccessorsOfOption } from './pairs.ts';
import { memberDocs, type Reference, referenceAt, type SymbolProps } from './reference.ts';
import { Source } from './Source.tsx';
import { DefaultValue, InlineType, NONE, plainSummary, Text } from './texts.tsx';
import { valueText } from './values.ts';

/** A row of the table. */
interface Field {
  /** Symbol that declares the field. */
  owner: LibrarySymbol;
  member: Member;
  docs: Docs & Note;
  /** Value in the running library. */
  value?: string;
  /** Set if the field is described on this page. */
  anchored?: AnchoredMember;
  /** Set if the field is described on the page of a base. */
  base?: { href: string; ids?: MemberIds };
}

/**
 * Renders a table of fields whose rows unfold. For an interface, it includes inherited fields, by the interface that
 * declares them, with links to their descriptions.
 * @param members the symbol's own fields
 */
export function Fields({
  members,
  symbol,
  reference,
}: SymbolProps & { members: AnchoredMember[] }) {
  const own = members.map((anchored) => ({
    ...toField(symbol, anchored.member, reference),
    anchored,
  }));
  const inherited = symbol.kind === 'interface' ? inheritedFields(symbol, reference) : [];
  const fields = [...own, ...inherited.flatMap((group) => group.fields)];
  const columns: Columns = {
    value: fields.some(({ value }) => value),
    default: fields.some(({ docs }) => docs.default),
    unit: fields.some(({ docs }) => docs.unit),
  };
  const titles = [
    'Name',
    'Type',
    columns.value && 'Value',
    columns.default && 'Default',
    columns.unit && 'Unit',
    'Description',
  ].filter((title) => title !== false);
  const groups = [{ from: undefined, fields: own }, ...inherited];
  return (
    <table className="fields">
      <thead className="field-titles">
        <tr>
          {titles.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map(({ from, fields }) => (
          <tbody key={from ?? ''}>
            {from !== undefined && (
              <tr>
                <th colSpan={titles.length} scope="rowgroup">
                  From <NameLink name={from} reference={reference} />
                </th>
              </tr>
            )}
            {fields.map((field) => (
              <FieldRow
                key={field.member.name}
                field={field}
                columns={columns}
                reference={
                  field.anchored ? referenceAt(field.anchored.anchor, reference) : reference
                }
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function toField(owner: LibrarySymbol, member: Member, reference: Reference): Field {
  const docs = memberDocs(owner.name, member, reference);
  return { owner, member, docs, ...('value' in docs && { value: valueText(docs.value) }) };
}

function inheritedFields(
  symbol: LibrarySymbol,
  reference: Reference,
): { from: string; fields: Field[] }[] {
  const ids = inheritedIds(symbol);
  return symbol.inherited.map(({ from, names }) => {
    const owner = reference.symbols.get(from);
    const members = owner?.members.filter(({ name }) => names.includes(name)) ?? [];
    const fields = members.flatMap((member): Field[] => {
      const place = reference.places.get(`${from}.${member.name}`);
      if (!owner || !place) return [];
      const base = { href: toHref(place, ''), ids: ids.get(member.name) };
      return [{ ...toField(owner, member, reference), base }];
    });
    return { from, fields };
  });
}

/** Which optional columns a table has. Columns that are empty in all rows are omitted. */
type Columns = Record<'value' | 'default' | 'unit', boolean>;

interface RowProps {
  field: Field;
  reference: Reference;
}

function FieldRow({ field, columns, reference }: RowProps & { columns: Columns }) {
  const { owner, member, docs, value, anchored, base } = field;
  const required = isRequired(owner, member);
  return (
    <tr id={base?.ids?.anchor} {...(anchored && { [UNFOLDS]: true })}>
      <td>
        {anchored && <MemberHeading {...anchored}>{anchored.title}</MemberHeading>}
        {base && (
          <>
            <CanonicalCaseAnchor id={base.ids?.canonicalCase} />
            <a href={base.href}>
              <code>{member.name}</code>
            </a>
          </>
        )}
      </td>
      <td>
        {member.kind === 'method' ? (
          'method'
        ) : (
          <InlineType text={member.type ?? []} reference={reference} />
        )}
      </td>
      {columns.value && <td>{value ? <code>{value}</code> : NONE}</td>}
      {columns.default && (
        <td className={docs.default && 'default'}>
          {docs.default ? (
            <DefaultValue default={docs.default} isRequired={required} reference={reference} />
          ) : (
            (required && 'required') || NONE
          )}
        </td>
      )}
      {columns.unit && <td>{docs.unit || NONE}</td>}
      <td>
        {!anchored && firstSentence(plainSummary(docs.summary))}
        {anchored && <Text markdown={docs.summary} reference={reference} />}
        <AtRuntime field={field} reference={reference} />
        {anchored && <FieldDetails {...anchored} field={field} reference={reference} />}
      </td>
    </tr>
  );
}

/** Renders links to members that read or change the value later. In a footer, which search skips. */
function AtRuntime({ field: { owner, member }, reference }: RowProps) {
  const { getters, setters } = findAccessorsOfOption(owner, member, reference);
  const names = [...getters, ...setters];
  if (names.length === 0) return null;
  return (
    <footer className="pair">
      At runtime: <Methods names={names} reference={reference} />
    </footer>
  );
}

/** Renders the details of a symbol's own field that readers rarely need. */
function FieldDetails({
  field: { owner, docs },
  member,
  title,
  isInternal,
  reference,
}: RowProps & AnchoredMember) {
  return (
    <details>
      <summary aria-label={`Details of ${title}`} />
      <Flags symbol={owner} member={member} isInternal={isInternal} reference={reference} />
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.remarks} reference={reference} />
      <Examples name={`${owner.name}.${member.name}`} docs={docs} reference={reference} />
      <SeeAlso see={docs.see} reference={reference} />
      <Source source={member.source} reference={reference} />
    </details>
  );
}

/** Not every period ends a sentence: some end an abbreviation. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0] ?? text;
}
