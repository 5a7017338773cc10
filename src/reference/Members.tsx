import { Fields } from './Fields.tsx';
import { MemberEntry } from './MemberEntry.tsx';
import { type AnchoredMember, anchoredMembers, memberGroups } from './memberGroups.ts';
import { INTERNAL_HEADING } from './memberParts.tsx';
import { referenceAt, type SymbolProps } from './reference.ts';

/**
 * Renders the members that a symbol declares itself, except internal ones. An interface's inherited fields are
 * included.
 */
export function Members({ symbol, reference }: SymbolProps) {
  const groups = memberGroups(symbol, reference).filter(({ members }) => members.length > 0);
  const tables = groups.filter(({ isTable }) => isTable);
  const others = groups.filter(({ isTable }) => !isTable);
  const inheritsFields = symbol.kind === 'interface' && symbol.inherited.length > 0;
  return (
    <>
      {(tables.length > 0 || inheritsFields) && (
        <section>
          <h2>{tables[0]?.title ?? 'Properties'}</h2>
          <Fields
            members={tables.flatMap(({ members }) => members)}
            symbol={symbol}
            reference={reference}
          />
        </section>
      )}
      {others.map(({ title, members }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Entries members={members} symbol={symbol} reference={reference} />
        </section>
      ))}
    </>
  );
}

/** Renders the members that only the library itself uses, folded. Browsers unfold the target of an address. */
export function InternalMembers({ symbol, reference }: SymbolProps) {
  const { internal } = anchoredMembers(symbol, reference);
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

function Entries({ members, symbol, reference }: SymbolProps & { members: AnchoredMember[] }) {
  return members.map((anchored) => (
    <MemberEntry
      key={anchored.anchor}
      {...anchored}
      symbol={symbol}
      reference={referenceAt(anchored.anchor, reference)}
    />
  ));
}
