import './marks.css';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Search } from '../../search/search.ts';
import { recall, remember } from '../data/storage.ts';
import { useSite } from '../siteContext.ts';
import { recentPages } from './recent.ts';
import { SearchBar } from './SearchBar.tsx';
import styles from './SearchDialog.module.css';
import { type Option, optionId, optionOfPage, SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useQuery } from './useQuery.ts';
import { useSearch } from './useSearch.ts';

export { createBackgroundSearch } from './client.ts';
export { markArticle } from './marks.ts';

const DETAIL_KEY = 'showDetailView';

interface SearchDialogProps {
  search: Search;
  onClose: () => void;
  /** Receives the terms that matched in the page that the reader goes to. */
  onChoose: (terms: string[]) => void;
}

/** The search: a field that keeps the focus, and a list that the arrow keys move through. */
export function SearchDialog({ search, onClose, onChoose }: SearchDialogProps) {
  const { config } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery();
  const asked = query.trim();
  const [isDetailed, setDetailed] = useState(() => recall('localStorage', DETAIL_KEY) !== 'false');
  const [outcome, retry] = useSearch(search, asked);
  const [recent] = useState(() => recentPages().map((page) => optionOfPage(page, config.basePath)));
  const hits = outcome.state === 'found' ? outcome.hits : [];
  const options = asked === '' ? recent : hits;
  const [selected, select] = useSelection(options, hits.length > 0 ? 0 : -1);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);
  useEffect(() => {
    remember('localStorage', DETAIL_KEY, String(isDetailed), 'the detailed view');
  }, [isDetailed]);

  const close = () => dialog.current?.close();
  const reset = () => {
    setQuery('');
    field.current?.focus();
  };
  const move = (by: number) => {
    if (options.length === 0) return;
    const start = selected === -1 && by < 0 ? 0 : selected;
    const next = (start + by + options.length) % options.length;
    select(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, nativeEvent } = event;
    // An input method uses these keys to compose a character.
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && event.target === field.current)
      document.getElementById(optionId(selected))?.click();
    else if (key === 'Backspace' && (metaKey || ctrlKey)) reset();
    else return;
    event.preventDefault();
  };
  const choose = ({ terms }: Option, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // The page opens in another tab or window, next to the search.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    onChoose(terms);
    close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="search-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <h2 id="search-title" className="sr-only">
          Search
        </h2>
        <SearchBar
          {...{ field, query, selected, isDetailed }}
          hasOptions={options.length > 0}
          onQuery={setQuery}
          onDetailed={setDetailed}
          onReset={reset}
          onClose={close}
        />
        <SearchResults
          options={options}
          selected={selected}
          isDetailed={isDetailed}
          onPoint={select}
          onChoose={choose}
        />
        <SearchStatus outcome={outcome} retry={retry} />
        <Hints />
      </div>
    </dialog>
  );
}

/** The index of the option that Enter opens: `first` for each new list, until the reader moves. */
function useSelection(options: Option[], first: number): [number, (index: number) => void] {
  const list = options.map(({ href }) => href).join('\n');
  const [selection, setSelection] = useState({ list, index: first });
  const index = selection.list === list ? selection.index : first;
  return [index, (index) => setSelection({ list, index })];
}

function Hints() {
  const modifier = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> Navigate
      </span>
      <span>
        <kbd>↵</kbd> Select
      </span>
      <span>
        <kbd>Esc</kbd> Close
      </span>
      <span>
        <kbd>{modifier} ⌫</kbd> Reset
      </span>
    </p>
  );
}
