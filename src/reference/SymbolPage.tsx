import { declarationOf } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { Deprecated, KIND_TITLES, Members, membersByKind, SeeAlso } from './Members.tsx';
import type { LibrarySymbol, Member, SymbolKind } from './model.ts';
import type { FieldDefault } from './notes.ts';
import type { Reference } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import {
  Code,
  memberSummary,
  NONE,
  plainSummary,
  remarksOn,
  Standard,
  summaryOf,
  Text,
} from './texts.tsx';

const KIND_WORDS: Record<SymbolKind, string> = {
  class: 'Class',
  enumeration: 'Enumeration',
  function: 'Function',
  interface: 'Interface',
  'type-alias': 'Type alias',
};

interface Props {
  symbol: LibrarySymbol;
  reference: Reference;
}

/** Everything there is to know of one symbol. */
export function SymbolPage({ symbol, reference }: Props) {
  const { name, kind, docs, aliases } = symbol;
  return (
    <>
      <h1>{name}</h1>
      <p className="symbol-kind">
        {KIND_WORDS[kind]}
        {aliases.length > 0 && <Aliases names={aliases} />}
      </p>
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={summaryOf(symbol, reference)} reference={reference} />
      <Text markdown={remarksOn(name, docs, reference)} reference={reference} />
      {kind !== 'function' && <Code text={declarationOf(symbol)} reference={reference} />}
      <Signatures symbol={symbol} reference={reference} />
      <Examples name={name} docs={docs} reference={reference} />
      <Relatives symbol={symbol} reference={reference} />
      <SeeAlso see={docs.see} reference={reference} />
      <Source source={symbol.source} reference={reference} />
      <Overview symbol={symbol} reference={reference} />
      <Members symbol={symbol} reference={reference} />
      <Inherited symbol={symbol} reference={reference} />
    </>
  );
}

function Aliases({ names }: { names: string[] }) {
  return (
    <>
      , also exported as{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' and '}
          <code>{name}</code>
        </span>
      ))}
    </>
  );
}

/** What extends or implements it. */
function Relatives({ symbol: { subtypes }, reference }: Props) {
  if (subtypes.length === 0) return null;
  return (
    <p>
      Extended by{' '}
      {subtypes.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Name name={name} reference={reference} />
        </span>
      ))}
      .
    </p>
  );
}

function Name({
  name,
  text = name,
  reference,
}: {
  name: string;
  text?: string;
  reference: Reference;
}) {
  const place = reference.places.get(name);
  const code = <code>{text}</code>;
  return place === undefined ? code : <a href={place}>{code}</a>;
}

/** Few enough to be seen at a glance. */
const FEW_MEMBERS = 4;

/** The way to each member; of options a table, because readers come for names and defaults. */
function Overview({ symbol, reference }: Props) {
  if (symbol.members.length < FEW_MEMBERS || symbol.kind === 'enumeration') return null;
  const label = `Members of ${symbol.name}`;
  return (
    <nav aria-label={label} className="member-overview">
      {symbol.kind === 'interface' ? (
        <Options symbol={symbol} reference={reference} />
      ) : (
        <dl>
          {membersByKind(symbol).map(({ kind, members }) => (
            <div key={kind}>
              <dt>{KIND_TITLES[kind]}</dt>
              <dd>
                <ul>
                  {members.map(({ anchor, title, member }) => (
                    <li key={anchor}>
                      <a href={`#${anchor}`}>
                        <code>{title}</code>
                      </a>
                      {member.isStatic && ' static'}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </nav>
  );
}

function Options({ symbol, reference }: Props) {
  const { defaults, units } = reference.notes;
  const standards = defaults[symbol.name];
  const unitOf = (name: string) => units[`${symbol.name}.${name}`];
  const hasUnits = symbol.members.some(({ name }) => unitOf(name));
  const members = membersByKind(symbol).flatMap((group) => group.members);
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          {standards && <th>Default</th>}
          {hasUnits && <th>Unit</th>}
          <th>What it is</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ anchor, member }) => (
          <tr key={anchor}>
            <td>
              <a href={`#${anchor}`}>
                <code>{member.name}</code>
              </a>
            </td>
            {standards && (
              <td>
                <OptionDefault member={member} standard={standards[member.name]} />
              </td>
            )}
            {hasUnits && <td>{unitOf(member.name) || NONE}</td>}
            <td>{firstSentence(plainSummary(memberSummary(symbol, member, reference)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A method that is there to be called has none, and need not be given. */
function OptionDefault({ member, standard }: { member: Member; standard?: FieldDefault }) {
  if (standard) return <Standard standard={standard} />;
  return member.isOptional || member.kind === 'method' ? NONE : 'required';
}

/** Up to a sign that ends it: "e.g. 3" does not. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0] ?? text;
}

/** What it has from others, folded: it is described where it is declared. */
function Inherited({ symbol, reference }: Props) {
  if (symbol.inherited.length === 0) return null;
  return (
    <section>
      <h2 id="inherited">Inherited</h2>
      {symbol.inherited.map(({ from, names }) => (
        <details key={from}>
          <summary>
            {names.length} from <code>{from}</code>
          </summary>
          <ul className="names">
            {names.map((name) => (
              <li key={name}>
                <Name name={`${from}.${name}`} text={name} reference={reference} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
