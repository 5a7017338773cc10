import type { ReactNode } from 'react';
import { FILTER, FILTER_EMPTY, FILTER_SEARCH, FILTERED } from './attributes.ts';

interface FilteredListProps {
  /** Label of the search field. */
  label: string;
  placeholder?: string;
  /** Content below the field, such as buttons that fill it. Requires script. */
  shortcuts?: ReactNode;
  /** Message for when no item is left. */
  empty: string;
  /** Text of a button that searches the whole site instead. */
  search?: string;
  /** Groups and items, with the attributes of a filter. */
  children: ReactNode;
}

/** Renders a list with a field that filters it. The field needs script and is hidden without it. */
export function FilteredList(props: FilteredListProps) {
  const { label, placeholder, shortcuts, empty, search, children } = props;
  return (
    <div {...{ [FILTERED]: true }}>
      <p className="filter">
        <label>
          {label}{' '}
          <input
            type="search"
            {...{ [FILTER]: true }}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      </p>
      {shortcuts && <div className="filter">{shortcuts}</div>}
      <p {...{ [FILTER_EMPTY]: true }} hidden>
        {empty}
        {search !== undefined && (
          <>
            {' '}
            <button type="button" {...{ [FILTER_SEARCH]: true }}>
              {search}
            </button>
          </>
        )}
      </p>
      {children}
    </div>
  );
}
