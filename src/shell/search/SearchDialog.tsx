import './marks.css';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { cleanPath, percentDecode } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { isComposing } from '../../keyboard/keyboard.ts';
import { Dialog } from '../../lab/page/ui/Dialog.tsx';
import type { Search } from '../../search/search.ts';
import { setParameter } from '../data/address.ts';
import { recall, remember } from '../data/storage.ts';
import { useShell } from '../router/context.ts';
import { recentPages } from './recent.ts';
import { SearchBar } from './SearchBar.tsx';
import styles from './SearchDialog.module.css';
import { type Option, optionId, optionOfPage, SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearch } from './useSearch.ts';
import { useStoredQuery } from './useStoredQuery.ts';

export { createBackgroundSearch } from './client.ts';
export { markArticle } from './marks.ts';

const DETAIL_KEY = 'showDetailView';
/** Maximum number of other searched words that are listed; more would be noise. */
const MAX_ALSO_SEARCHED = 4;

interface SearchDialogProps {
  search: Search;
  onClose: () => void;
  /** Receives the terms that matched on the page that the reader opens, and its path on the host. */
  onChoose: (terms: string[], pathname: string) => void;
}

/** The search: a field that keeps the focus, and a list that the arrow keys move through. */
export function SearchDialog({ search, onClose, onChoose }: SearchDialogProps) {
  const { config } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useStoredQuery();
  const trimmedQuery = query.trim();
  const [isDetailed, setDetailed] = useState(() => recall(DETAIL_KEY) !== 'false');
  const { outcome, retry, found, enter, stopWaiting } = useAnswer(search, trimmedQuery);
  const [recent] = useState(() => otherRecentPages(config.basePath));
  const hits = found?.hits ?? [];
  const options: Option[] = trimmedQuery === '' ? [...recent, ...hits.map(toPopular)] : hits;
  const { selected, select, move } = useSelection(options, trimmedQuery === '' ? -1 : 0);

  useEffect(() => {
    field.current?.select();
  }, []);
  useEffect(() => {
    remember(DETAIL_KEY, String(isDetailed), 'the detailed view');
  }, [isDetailed]);

  const type = (query: string) => {
    stopWaiting();
    setQuery(query);
  };
  const reset = () => {
    type('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      next: () => move(1),
      previous: () => move(-1),
      enter: () => enter(selected),
      reset,
    };
    const meaning = readKey(event);
    if (meaning === undefined) return;
    action[meaning]();
    event.preventDefault();
  };
  const choose = (
    { terms }: Option,
    { metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent,
  ) => {
    // With these keys, the page opens in another tab or window, and the search stays open.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    onChoose(terms, (currentTarget as HTMLAnchorElement).pathname);
    // The link is followed next, and the address that it leaves must not open the search again.
    setParameter('q', '');
    currentTarget.closest('dialog')?.close();
  };

  return (
    <Dialog
      title="Search"
      description="Search the pages of this site. Results appear as you type."
      className={styles.dialog}
      head={
        <SearchBar
          {...{ field, query, selected, isDetailed, onClose }}
          hasOptions={options.length > 0}
          onQuery={type}
          onDetailed={setDetailed}
          onReset={reset}
        />
      }
      {...{ focus: field, onKeyDown, onClose }}
    >
      {trimmedQuery !== '' && found && <AlsoSearched words={found.alsoSearched} />}
      <SearchStatus outcome={outcome} retry={retry} />
      <SearchResults
        options={options}
        selected={selected}
        isDetailed={isDetailed}
        onPoint={select}
        onChoose={choose}
      />
      <Hints />
    </Dialog>
  );
}

/**
 * Returns the outcome of a query, and a function for Enter: it opens an option as soon as the hits for the last key
 * press have arrived.
 */
function useAnswer(search: Search, trimmedQuery: string) {
  const [isWaiting, setWaiting] = useState(false);
  const [outcome, retry] = useSearch(search, trimmedQuery, isWaiting);
  const found = outcome.state === 'found' ? outcome : undefined;
  const failed = outcome.state === 'failed' ? outcome : undefined;
  const isCurrent = (found ?? failed)?.query === trimmedQuery;
  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setWaiting(false);
    if (found) document.getElementById(optionId(0))?.click();
  }, [isWaiting, isCurrent, found]);
  const enter = (selected: number) => {
    if (trimmedQuery !== '' && !isCurrent) setWaiting(true);
    else document.getElementById(optionId(selected))?.click();
  };
  return { outcome, retry, found, enter, stopWaiting: () => setWaiting(false) };
}

/**
 * Returns the index of the option that Enter opens: `first` for each new list, until the reader moves the selection.
 */
function useSelection(options: Option[], first: number) {
  const list = options.map(({ href }) => href).join('\n');
  const [selection, setSelection] = useState({ list, index: first });
  const selected = selection.list === list ? selection.index : first;
  const select = (index: number) => setSelection({ list, index });
  const move = (by: number) => {
    if (options.length === 0) return;
    const start = selected === -1 && by < 0 ? 0 : selected;
    const next = (start + by + options.length) % options.length;
    select(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return { selected, select, move };
}

/** Returns the pages that the reader opened last, without the current one. */
function otherRecentPages(basePath: string): Option[] {
  const current = cleanPath(percentDecode(location.pathname.slice(basePath.length)));
  return recentPages()
    .filter(({ path }) => path !== current)
    .map((page) => optionOfPage(page, basePath));
}

function toPopular(hit: Option): Option {
  return { ...hit, heading: 'Most readers look for' };
}

/** Returns the meaning of a key in the dialog. */
function readKey(event: KeyboardEvent) {
  const { key, metaKey, ctrlKey, shiftKey, nativeEvent, target } = event;
  if (isComposing(nativeEvent)) return undefined;
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  const isButton = target instanceof Element && target.closest('button') !== null;
  if (key === 'Enter' && !isButton && !ctrlKey && !metaKey) return 'enter';
  // With Ctrl alone, the key deletes a word.
  if (key === 'Backspace' && (metaKey || (ctrlKey && shiftKey))) return 'reset';
  return undefined;
}

function AlsoSearched({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.also}>
      <ChangingText>{`Also searched: ${words.slice(0, MAX_ALSO_SEARCHED).join(', ')}`}</ChangingText>
    </p>
  );
}

function Hints() {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
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
        <kbd>{isMac ? '⌘ ⌫' : 'Ctrl ⇧ ⌫'}</kbd> Reset
      </span>
    </p>
  );
}
