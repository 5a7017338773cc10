import { UNFOLDS } from '../article/attributes.ts';
import { parameterText, propertyText } from './declaration.ts';
import { Examples } from './Examples.tsx';
import type { AnchoredMember } from './memberGroups.ts';
import { Deprecated, Facts, Flags, MemberHeading, Pair, SeeAlso } from './memberParts.tsx';
import { type Docs, type Member, plainText } from './model.ts';
import { type Note, noteNames } from './notes.ts';
import { findCounterparts } from './pairs.ts';
import { firstNote, memberDocs, type SymbolProps } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, InlineType, Text } from './texts.tsx';
import { literalText, valueText } from './values.ts';

type Props = AnchoredMember & SymbolProps;

interface DescribedProps extends Props {
  docs: Docs & Note;
  /** Value in the running library, if the notes contain it. */
  value: string | undefined;
}

/** Renders everything about one member. A member with few facts, such as a getter, is a row that unfolds. */
export function MemberEntry(props: Props) {
  const { symbol, member, reference } = props;
  const docs = memberDocs(symbol.name, member, reference);
  const value = 'value' in docs ? valueText(docs.value) : undefined;
  const Entry = isSimple(member, docs) ? Row : FullEntry;
  return <Entry {...props} docs={docs} value={value} />;
}

/** Returns whether a member fits a row. Overloads, several parameters, and examples don't. */
function isSimple({ kind, signatures }: Member, docs: Docs & Note): boolean {
  const [signature, ...overloads] = signatures;
  return (
    kind !== 'constructor' &&
    overloads.length === 0 &&
    (signature?.parameters.length ?? 0) <= 1 &&
    docs.deprecated === undefined &&
    docs.example === undefined &&
    docs.examples.length === 0
  );
}

function FullEntry(props: DescribedProps) {
  const { docs, reference } = props;
  return (
    <section className="member">
      <MemberHeading {...props} />
      <Declaration {...props} />
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.summary} reference={reference} />
      <Particulars {...props} />
    </section>
  );
}

function Row(props: DescribedProps) {
  const { symbol, member, title, docs, reference } = props;
  return (
    <section className="member member-row" {...{ [UNFOLDS]: true }}>
      <div>
        <MemberHeading {...props} />
        <ShortType {...props} />
      </div>
      <div>
        <Text markdown={docs.summary} reference={reference} />
        <Pair {...findCounterparts(symbol, member, reference)} reference={reference} />
      </div>
      <details>
        <summary aria-label={`Details of ${title}`} />
        <Declaration {...props} />
        <Particulars {...props} />
      </details>
    </section>
  );
}

/** Renders the type and unit of the value that a member has, returns, or receives. */
function ShortType({ symbol, member, docs, value, reference }: DescribedProps) {
  const [signature] = member.signatures;
  const [parameter] = signature?.parameters ?? [];
  const findNote = ({ name }: { name: string }) =>
    firstNote(
      noteNames(symbol.name, member).map((one) => `${one}.${name}`),
      reference,
    );
  const type = parameter
    ? parameterText(parameter)
    : (signature?.returns ?? member.type ?? [value ?? literalText(member.value ?? '') ?? '']);
  const unit = parameter ? findNote(parameter)?.unit : docs.unit;
  if (['', 'void'].includes(plainText(type))) return null;
  return (
    <p className="short-type">
      <InlineType text={type} reference={reference} />
      {unit && ` ${unit}`}
    </p>
  );
}

/** Renders the declaration of a member, except for callable members, which have signatures instead. */
function Declaration(props: DescribedProps) {
  const { member, value } = props;
  const isProperty = member.signatures.length === 0 && member.kind !== 'enumerator';
  return (
    <>
      <Flags {...props} />
      {isProperty && <Code text={propertyText(member, value)} />}
    </>
  );
}

/** Renders everything that follows the sentence about a member. */
function Particulars({ symbol, member, docs, value, reference }: DescribedProps) {
  return (
    <>
      <Text markdown={docs.remarks} reference={reference} />
      <Facts symbol={symbol} member={member} value={value} docs={docs} reference={reference} />
      {member.signatures.length > 0 && (
        <Signatures symbol={symbol} member={member} reference={reference} />
      )}
      <Examples name={`${symbol.name}.${member.name}`} docs={docs} reference={reference} />
      {docs.see.length > 0 && <p>See also:</p>}
      <SeeAlso see={docs.see} reference={reference} />
      <Source source={member.source} reference={reference} />
    </>
  );
}
