import { slug } from 'github-slugger';
import { FILTER_GROUP, FILTER_ITEM, FILTER_MEMBERS } from '../article/attributes.ts';
import { FilteredList } from '../article/FilteredList.tsx';
import { NameLink } from './Inherited.tsx';
import { type LibrarySymbol, SYMBOL_KINDS } from './model.ts';
import { docsWithNote, type Reference } from './reference.ts';
import { Text } from './texts.tsx';

/** Lists all symbols, first by topic and then by kind, with a field that filters both. */
export function Overview({ reference }: { reference: Reference }) {
  const { symbols, topics, library } = reference;
  return (
    <FilteredList
      label="Filter"
      empty="No symbol, member, or description contains all of these words."
      search="Search the guides, too"
    >
      {topics.map(({ title, text, symbols: names }) => (
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
      <div {...{ [FILTER_MEMBERS]: true }} />
      <section {...{ [FILTER_GROUP]: true }}>
        <h2 id="by-kind">By kind</h2>
        {Object.entries(SYMBOL_KINDS).map(([kind, { plural }]) => (
          <section key={kind} {...{ [FILTER_GROUP]: true }}>
            <h3>{plural}</h3>
            <ul className="names">
              {library.symbols
                .filter((symbol) => symbol.kind === kind)
                .map((symbol) => (
                  <li key={symbol.name} {...{ [FILTER_ITEM]: symbol.name }}>
                    <NameLink name={symbol.name} reference={reference} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </section>
    </FilteredList>
  );
}

function List({ symbols, reference }: { symbols: LibrarySymbol[]; reference: Reference }) {
  return (
    <dl className="symbols">
      {symbols.map((symbol) => (
        <div key={symbol.name} {...{ [FILTER_ITEM]: symbol.name }}>
          <dt>
            <NameLink name={symbol.name} reference={reference} />
            {symbol.aliases.length > 0 && <small> or {symbol.aliases.join(', ')}</small>}
          </dt>
          <dd>
            <Text
              markdown={docsWithNote(symbol.name, symbol.docs, reference).summary}
              reference={reference}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
