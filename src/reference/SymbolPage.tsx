import type { ReactNode } from 'react';
import { declarationOf } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { Inherited, NameLink } from './Inherited.tsx';
import {
  byKind,
  Deprecated,
  INTERNAL_HEADING,
  InternalMembers,
  KIND_TITLES,
  Members,
  placedMembers,
  SeeAlso,
} from './Members.tsx';
import { type LibrarySymbol, SYMBOL_KINDS } from './model.ts';
import { hasOnlyValues, Options } from './Options.tsx';
import { docsWithNote, type Reference } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, Text } from './texts.tsx';

interface Props {
  symbol: LibrarySymbol;
  reference: Reference;
}

/** Everything about one symbol. */
export function SymbolPage({ symbol, reference }: Props) {
  const { name, kind, aliases } = symbol;
  const docs = docsWithNote(name, symbol.docs, reference);
  const isInternal = reference.internals.has(name);
  const since = reference.since.get(name);
  const { singular } = SYMBOL_KINDS[kind];
  return (
    <>
      <h1 {...(isInternal && INTERNAL_HEADING)}>{breakable(name)}</h1>
      <p className="symbol-kind">
        {isInternal ? `Internal ${singular.toLowerCase()}` : singular}
        {aliases.length > 0 && <Aliases names={aliases} />}
        {since !== undefined && ` · since ${since}`}
      </p>
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.summary} reference={reference} />
      <Text markdown={docs.remarks} reference={reference} />
      {kind !== 'function' && <Code text={declarationOf(symbol)} />}
      <Signatures symbol={symbol} reference={reference} />
      <Examples name={name} docs={docs} reference={reference} />
      <Relatives symbol={symbol} reference={reference} />
      <Source source={symbol.source} reference={reference} />
      <Overview symbol={symbol} reference={reference} />
      <Members symbol={symbol} reference={reference} />
      <Inherited symbol={symbol} reference={reference} />
      {docs.see.length > 0 && (
        // Navigation, so that search doesn't find a page by the names of others.
        <nav aria-labelledby="see-also">
          <h2 id="see-also">See also</h2>
          <SeeAlso see={docs.see} reference={reference} />
        </nav>
      )}
      <InternalMembers symbol={symbol} reference={reference} />
    </>
  );
}

/** A name that can break between its words on narrow screens. */
function breakable(name: string): ReactNode[] {
  const words = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return words.flatMap((word, index) => (index === 0 ? [word] : [<wbr key={word} />, word]));
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

/** Links to the symbols that extend or implement it. */
function Relatives({ symbol: { subtypes }, reference }: Props) {
  if (subtypes.length === 0) return null;
  return (
    <p>
      Extended by{' '}
      {subtypes.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <NameLink name={name} reference={reference} />
        </span>
      ))}
      .
    </p>
  );
}

/** Fewer members are seen at a glance. */
const MIN_MEMBERS = 4;

/** Links to all members. Options and settings have a table, because readers look for values. */
function Overview({ symbol, reference }: Props) {
  const { kind, inherited } = symbol;
  const members = placedMembers(symbol, reference).public;
  const showsInherited = kind === 'interface' && inherited.length > 0;
  if ((members.length < MIN_MEMBERS && !showsInherited) || kind === 'enumeration') return null;
  const label = `Members of ${symbol.name}`;
  return (
    <nav aria-label={label} className="member-overview">
      {kind === 'interface' || hasOnlyValues(symbol, reference) ? (
        <Options symbol={symbol} reference={reference} />
      ) : (
        <dl>
          {byKind(members).map(({ kind, members }) => (
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
