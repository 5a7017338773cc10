import { slug } from 'github-slugger';
import {
  FILTER,
  FILTER_EMPTY,
  FILTER_GROUP,
  FILTER_ITEM,
  FILTER_SEARCH,
  FILTERED,
  FOREIGN,
} from '../article/attributes.ts';
import type { ForeignRow, SiteForeignTable } from './foreignTable.ts';
import type { Reference } from './reference.ts';
import { InlineText } from './texts.tsx';

/** The names of another engine by task, with what to use here, and a box that filters them. */
export function ForeignNames({
  table: { engine, version, tasks },
  reference,
}: {
  table: SiteForeignTable;
  reference: Reference;
}) {
  return (
    <div {...{ [FILTERED]: true }}>
      <p>
        The names in the first column are from {version}. A link leads to the reference, or to the
        section that explains the subject.
      </p>
      {/* The filter needs script, and is only shown with it. */}
      <p className="filter">
        <label>
          Where is my …?{' '}
          <input type="search" {...{ [FILTER]: true }} autoComplete="off" spellCheck={false} />
        </label>
      </p>
      <p {...{ [FILTER_EMPTY]: true }} hidden>
        No row contains all of these words.{' '}
        <button type="button" {...{ [FILTER_SEARCH]: true }}>
          Search the whole site
        </button>
      </p>
      {tasks.map(({ title, rows }) => (
        <section key={title} {...{ [FILTER_GROUP]: true }}>
          <h3 id={slug(title)}>{title}</h3>
          <table className="foreign" {...{ [FOREIGN]: true }}>
            <thead>
              <tr>
                <th>{engine}</th>
                <th>Use here</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.theirs[0]} {...row} reference={reference} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Row({ theirs, here, note, reference }: ForeignRow & { reference: Reference }) {
  return (
    <tr {...{ [FILTER_ITEM]: theirs[0] }}>
      <td>
        {theirs.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </span>
        ))}
      </td>
      <td>
        <InlineText tag="span" markdown={here} reference={reference} />
        {note && (
          <>
            {' '}
            <InlineText tag="small" markdown={note} reference={reference} />
          </>
        )}
      </td>
    </tr>
  );
}
