import './marks.css';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SearchEngine } from '../../search/engine.ts';
import { recall, remember } from '../data/storage.ts';
import { Icon } from '../Icon.tsx';
import { useSite } from '../siteContext.ts';
import { recentPages } from './recent.ts';
import styles from './SearchDialog.module.css';
import {
  type Option,
  optionId,
  optionOfPage,
  RESULTS_ID,
  SearchResults,
} from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearch } from './useSearch.ts';

export { createSearch } from './client.ts';
export { markArticle } from './marks.ts';

const QUERY_KEY = 'filterText';
const DETAIL_KEY = 'showDetailView';

interface SearchDialogProps {
  search: SearchEngine;
  onClose: () => void;
  /** Told the terms that were found where the reader goes. */
  onChoose: (terms: string[]) => void;
}

/** The search: a field that keeps the focus, and a list that the arrow keys walk through. */
export function SearchDialog({ search, onClose, onChoose }: SearchDialogProps) {
  const { config } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [isDetailed, setDetailed] = useState(() => recall('localStorage', DETAIL_KEY) !== 'false');
  const [outcome, retry] = useSearch(search, query);
  const [recent] = useState(recentPages);
  const options =
    outcome.state === 'found' && query.trim() !== ''
      ? outcome.hits
      : query.trim() === ''
        ? recent.map((page) => optionOfPage(page, config.basePath))
        : [];
  const [selected, select] = useSelection(options, query);
  const isByKey = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
    return () => showInAddress('');
  }, []);
  useEffect(() => {
    showInAddress(query);
    remember('localStorage', QUERY_KEY, query, 'What you searched');
  }, [query]);
  useEffect(() => {
    remember('localStorage', DETAIL_KEY, String(isDetailed), 'The detailed view');
  }, [isDetailed]);

  const reset = () => {
    setQuery('');
    field.current?.focus();
  };
  const move = (by: number) => {
    if (options.length === 0) return;
    const start = selected === -1 && by < 0 ? 0 : selected;
    const next = (start + by + options.length) % options.length;
    isByKey.current = true;
    select(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, nativeEvent } = event;
    // Signs of many languages are made by several keys, and these belong to the making.
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
    // Another tab or window opens beside the search.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    onChoose(terms);
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="search-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={onKeyDown}
      onMouseMoveCapture={({ movementX, movementY }) => {
        // A list that scrolls below a resting mouse is no move of the mouse.
        if (movementX !== 0 || movementY !== 0) isByKey.current = false;
      }}
    >
      <div className={styles.box}>
        <h2 id="search-title" className="sr-only">
          Search
        </h2>
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
            aria-expanded={options.length > 0}
            aria-controls={RESULTS_ID}
            aria-activedescendant={selected === -1 ? undefined : optionId(selected)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button
            type="button"
            aria-label="Detailed view"
            aria-pressed={isDetailed}
            onClick={() => setDetailed(!isDetailed)}
          >
            <Icon name="detail" />
          </button>
          <button type="button" aria-label="Reset search" disabled={query === ''} onClick={reset}>
            <Icon name="reset" />
          </button>
          <button type="button" aria-label="Close search" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <SearchResults
          options={options}
          selected={selected}
          isDetailed={isDetailed}
          onPoint={(index) => !isByKey.current && select(index)}
          onChoose={choose}
        />
        <SearchStatus outcome={outcome} query={query} retry={retry} />
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
            <kbd>{modifier()} ⌫</kbd> Reset
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** Index of the option that Enter opens: the first of each new list of hits, else none. */
function useSelection(options: Option[], query: string): [number, (index: number) => void] {
  const list = options.map(({ href }) => href).join('\n');
  const first = query.trim() === '' || options.length === 0 ? -1 : 0;
  const [selection, setSelection] = useState({ list, index: first });
  const index = selection.list === list ? selection.index : first;
  return [index, (index) => setSelection({ list, index })];
}

/** What the address asks for, else what was asked last. */
function firstQuery(): string {
  const asked = new URLSearchParams(location.search).get('q');
  return asked ?? recall('localStorage', QUERY_KEY) ?? '';
}

/** Keeps the query in the address, to be shared, without a step of the history. */
function showInAddress(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query.trim());
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

function modifier(): string {
  return /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
