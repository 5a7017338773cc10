import type { RefObject } from 'react';
import { Icon, IconButton } from '../ui/Icon.tsx';
import styles from './SearchDialog.module.css';
import { optionId, RESULTS_ID } from './SearchResults.tsx';

interface SearchBarProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  hasOptions: boolean;
  /** Index of the selected option; -1 for none. */
  selected: number;
  isDetailed: boolean;
  onQuery: (query: string) => void;
  onDetailed: (isDetailed: boolean) => void;
  onReset: () => void;
  onClose: () => void;
}

/** The search field, which controls the list of results, and its buttons. */
export function SearchBar(props: SearchBarProps) {
  const { field, query, hasOptions, selected, isDetailed } = props;
  return (
    <div className={styles.bar}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        placeholder="Search"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={RESULTS_ID}
        aria-activedescendant={selected === -1 ? undefined : optionId(selected)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={({ target }) => props.onQuery(target.value)}
      />
      <IconButton
        icon="detail"
        aria-label="Detailed view"
        aria-pressed={isDetailed}
        onClick={() => props.onDetailed(!isDetailed)}
      />
      <IconButton
        icon="clear"
        aria-label="Reset search"
        disabled={query === ''}
        onClick={props.onReset}
      />
      <IconButton icon="close" aria-label="Close search" onClick={props.onClose} />
    </div>
  );
}
