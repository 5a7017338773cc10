import { toHref } from '../address/address.ts';
import { inheritedIds } from './anchors.ts';
import type { Reference, SymbolProps } from './reference.ts';
import { separated } from './texts.tsx';

/**
 * Lists the inherited members of a class, folded, with links to their descriptions. Each name has the anchors that it
 * would have as an own member; browsers unfold the target of an address.
 */
export function Inherited({ symbol, reference }: SymbolProps) {
  // For an interface, the table of options includes inherited fields.
  if (symbol.inherited.length === 0 || symbol.kind === 'interface') return null;
  const ids = inheritedIds(symbol);
  const origins = symbol.inherited.map(({ from }) => from);
  return (
    <section>
      <h2 id="inherited">Inherited</h2>
      {/* Outside the summaries, because buttons can't contain links. */}
      <p>
        Described at{' '}
        {separated(origins, ', ', (from) => (
          <NameLink name={from} reference={reference} />
        ))}
        .
      </p>
      {symbol.inherited.map(({ from, names }) => (
        <details key={from}>
          <summary>
            {names.length} from <code>{from}</code>
          </summary>
          <ul className="names">
            {names.map((name) => (
              <li key={name} id={ids.get(name)?.anchor}>
                <CanonicalCaseAnchor id={ids.get(name)?.canonicalCase} />
                <NameLink name={`${from}.${name}`} text={name} reference={reference} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** Renders the second anchor of a member: its name with the letter case of code. */
export function CanonicalCaseAnchor({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span id={id} />;
}

/** Renders the name of a symbol or member, with a link to its description. */
export function NameLink({
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
  return place === undefined ? code : <a href={toHref(place, '')}>{code}</a>;
}
