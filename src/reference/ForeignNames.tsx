import { slug } from 'github-slugger';
import { FILTER_GROUP, FILTER_ITEM, FOREIGN } from '../article/attributes.ts';
import { FilteredList } from '../article/FilteredList.tsx';
import type { ForeignRow, SiteForeignTable } from './foreignTable.ts';
import type { Reference } from './reference.ts';
import { InlineText, separated } from './texts.tsx';

/** Renders the names of another engine by task, with what to use here, and a field that filters them. */
export function ForeignNames({
  table: { engine, version, tasks },
  reference,
}: {
  table: SiteForeignTable;
  reference: Reference;
}) {
  return (
    <>
      <p>
        The names in the first column are from {version}. A link leads to the reference, or to the
        section that explains the subject.
      </p>
      <FilteredList
        label="Where is my …?"
        empty="No row contains all of these words."
        search="Search the whole site"
      >
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
      </FilteredList>
    </>
  );
}

function Row({ theirs, here, note, reference }: ForeignRow & { reference: Reference }) {
  return (
    <tr {...{ [FILTER_ITEM]: theirs[0] }}>
      <td>
        {separated(theirs, ', ', (name) => (
          <code>{name}</code>
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
