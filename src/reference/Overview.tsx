import { slug } from 'github-slugger';
import {
  FILTER,
  FILTER_EMPTY,
  FILTER_GROUP,
  FILTER_ITEM,
  FILTER_SEARCH,
  FILTERED,
} from '../article/attributes.ts';
import { NameLink } from './Inherited.tsx';
import { type LibrarySymbol, SYMBOL_KINDS, type SymbolKind } from './model.ts';
import type { Reference } from './reference.ts';
import { summaryOf, Text } from './texts.tsx';

/** Headings of the kinds; the sidebar has the same. */
const KIND_TITLES: Record<SymbolKind, string> = {
  class: 'Classes',
  interface: 'Interfaces',
  'type-alias': 'Type Aliases',
  enumeration: 'Enumerations',
  function: 'Functions',
};

/** All symbols, first by what one does with them and then by kind, with a box that filters both. */
export function Overview({ reference }: { reference: Reference }) {
  const { symbols, notes, library } = reference;
  return (
    <div {...{ [FILTERED]: true }}>
      {/* It works with script only, so it is shown with script only. */}
      <p className="filter">
        <label>
          Filter{' '}
          <input type="search" {...{ [FILTER]: true }} autoComplete="off" spellCheck={false} />
        </label>
      </p>
      <p {...{ [FILTER_EMPTY]: true }} hidden>
        No name here has all of these words, in itself or in what is said of it.{' '}
        <button type="button" {...{ [FILTER_SEARCH]: true }}>
          Search members and guides, too
        </button>
      </p>
      {notes.topics.map(({ title, text, symbols: names }) => (
        <section key={title} {...{ [FILTER_GROUP]: true }}>
          <h2 id={slug(title)}>{title}</h2>
          <p>{text}</p>
          <List
            symbols={names
              .map((name) => symbols.get(name))
              .filter((symbol) => symbol !== undefined)}
            reference={reference}
          />
        </section>
      ))}
      <section {...{ [FILTER_GROUP]: true }}>
        <h2 id="by-kind">By kind</h2>
        {SYMBOL_KINDS.map((kind) => (
          <section key={kind} {...{ [FILTER_GROUP]: true }}>
            <h3>{KIND_TITLES[kind]}</h3>
            <ul className="names">
              {library.symbols
                .filter((symbol) => symbol.kind === kind)
                .map((symbol) => (
                  <li key={symbol.name} {...{ [FILTER_ITEM]: true }}>
                    <NameLink name={symbol.name} reference={reference} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

function List({ symbols, reference }: { symbols: LibrarySymbol[]; reference: Reference }) {
  return (
    <dl className="symbols">
      {symbols.map((symbol) => (
        <div key={symbol.name} {...{ [FILTER_ITEM]: true }}>
          <dt>
            <NameLink name={symbol.name} reference={reference} />
            {symbol.aliases.length > 0 && <small> or {symbol.aliases.join(', ')}</small>}
          </dt>
          <dd>
            <Text markdown={summaryOf(symbol, reference)} reference={reference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
