import './marks.css';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { cleanPath, percentDecode } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { isComposing } from '../../keyboard/keyboard.ts';
import { Dialog } from '../../lab/page/ui/Dialog.tsx';
import type { Search } from '../../search/search.ts';
import { setParameter } from '../data/address.ts';
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
/** Other words that were searched; more would be noise. */
const MAX_ALSO = 4;

interface SearchDialogProps {
  search: Search;
  onClose: () => void;
  /** Receives the terms that matched in the page that the reader goes to. */
  onChoose: (terms: string[]) => void;
}

/** The search: a field that keeps the focus, and a list that the arrow keys move through. */
export function SearchDialog({ search, onClose, onChoose }: SearchDialogProps) {
  const { config } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery();
  const asked = query.trim();
  const [isDetailed, setDetailed] = useState(() => recall('localStorage', DETAIL_KEY) !== 'false');
  const [isWaiting, setWaiting] = useState(false);
  const [outcome, retry] = useSearch(search, asked, isWaiting);
  const [recent] = useState(() => otherRecentPages(config.basePath));
  const found = outcome.state === 'found' ? outcome : undefined;
  const failed = outcome.state === 'failed' ? outcome : undefined;
  const isCurrent = (found ?? failed)?.query === asked;
  const hits = found?.hits ?? [];
  const options: Option[] = asked === '' ? [...recent, ...popularOptions(hits)] : hits;
  const [selected, select] = useSelection(options, asked === '' ? -1 : 0);

  useEffect(() => {
    field.current?.select();
  }, []);
  useEffect(() => {
    remember('localStorage', DETAIL_KEY, String(isDetailed), 'the detailed view');
  }, [isDetailed]);

  // Enter was pressed before the hits of the last key were there.
  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setWaiting(false);
    if (found) document.getElementById(optionId(0))?.click();
  }, [isWaiting, isCurrent, found]);

  const type = (query: string) => {
    setWaiting(false);
    setQuery(query);
  };
  const enter = () => {
    if (asked !== '' && !isCurrent) setWaiting(true);
    else document.getElementById(optionId(selected))?.click();
  };
  const reset = () => {
    type('');
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
    const { key, metaKey, ctrlKey, shiftKey, nativeEvent } = event;
    if (isComposing(nativeEvent)) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && !isButton(event.target) && !ctrlKey && !metaKey) enter();
    // With Ctrl alone, the same key deletes a word.
    else if (key === 'Backspace' && (metaKey || (ctrlKey && shiftKey))) reset();
    else return;
    event.preventDefault();
  };
  const choose = ({ terms }: Option, event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    // The page opens in another tab or window, next to the search.
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    onChoose(terms);
    // The link is followed after this: the address that it leaves must not open the search again.
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
      {asked !== '' && found && found.alsoSearched.length > 0 && (
        <p className={styles.also}>
          <ChangingText>
            {`Also searched: ${found.alsoSearched.slice(0, MAX_ALSO).join(', ')}`}
          </ChangingText>
        </p>
      )}
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

/** The index of the option that Enter opens: `first` for each new list, until the reader moves. */
function useSelection(options: Option[], first: number): [number, (index: number) => void] {
  const list = options.map(({ href }) => href).join('\n');
  const [selection, setSelection] = useState({ list, index: first });
  const index = selection.list === list ? selection.index : first;
  return [index, (index) => setSelection({ list, index })];
}

/** The pages that the reader opened last, without the current one. */
function otherRecentPages(basePath: string): Option[] {
  const current = cleanPath(percentDecode(location.pathname.slice(basePath.length)));
  return recentPages()
    .filter(({ path }) => path !== current)
    .map((page) => optionOfPage(page, basePath));
}

/** What most readers look for, under its own heading. */
function popularOptions(hits: Option[]): Option[] {
  return hits.map((hit) => ({ ...hit, heading: 'Most readers look for' }));
}

function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
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
