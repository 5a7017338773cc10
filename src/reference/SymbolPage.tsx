import type { ReactNode } from 'react';
import { breakable } from '../article/breakable.tsx';
import { printDeclaration, printImport } from './declaration.ts';
import { Examples } from './Examples.tsx';
import { Inherited, NameLink } from './Inherited.tsx';
import { MemberIndex } from './MemberIndex.tsx';
import { InternalMembers, Members } from './Members.tsx';
import { Deprecated, INTERNAL_HEADING, SeeAlso } from './memberParts.tsx';
import { SYMBOL_KINDS } from './model.ts';
import { docsWithNote, type SymbolProps } from './reference.ts';
import { Signatures } from './Signatures.tsx';
import { Source } from './Source.tsx';
import { Code, separated, Text } from './texts.tsx';

/** Renders everything about one symbol, with the children as illustrations above its members. */
export function SymbolPage({
  symbol,
  reference,
  children,
}: SymbolProps & { children?: ReactNode }) {
  const { name, kind, aliases, subtypes } = symbol;
  const docs = docsWithNote(name, symbol.docs, reference);
  const isInternal = reference.internals.has(name);
  const since = reference.since.get(name);
  const { singular } = SYMBOL_KINDS[kind];
  return (
    <>
      <h1 {...(isInternal && INTERNAL_HEADING)}>{breakable(name)}</h1>
      <div className="symbol-kind">
        <p>
          {isInternal ? `Internal ${singular.toLowerCase()}` : singular}
          {aliases.length > 0 && ', also exported as '}
          {separated(aliases, ' and ', (alias) => (
            <code>{alias}</code>
          ))}
          {since !== undefined && ` · since ${since}`}
        </p>
        <Source source={symbol.source} reference={reference} />
      </div>
      {docs.deprecated !== undefined && <Deprecated text={docs.deprecated} reference={reference} />}
      <Text markdown={docs.summary} reference={reference} />
      <Text markdown={docs.remarks} reference={reference} />
      {kind !== 'function' && (
        <Code text={[printImport(symbol, reference.library), ...printDeclaration(symbol)]} />
      )}
      <Signatures symbol={symbol} reference={reference} />
      <Examples name={name} docs={docs} reference={reference} />
      {subtypes.length > 0 && (
        <p>
          Extended by{' '}
          {separated(subtypes, ', ', (subtype) => (
            <NameLink name={subtype} reference={reference} />
          ))}
          .
        </p>
      )}
      <MemberIndex symbol={symbol} reference={reference} />
      {children}
      <Members symbol={symbol} reference={reference} />
      <Inherited symbol={symbol} reference={reference} />
      {docs.see.length > 0 && (
        // Marked as navigation, so that search doesn't find a page by the names of others.
        <nav aria-labelledby="see-also">
          <h2 id="see-also">See also</h2>
          <SeeAlso see={docs.see} reference={reference} />
        </nav>
      )}
      <InternalMembers symbol={symbol} reference={reference} />
    </>
  );
}
