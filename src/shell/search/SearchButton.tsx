import { useEffect, useRef, useState } from 'react';
import { ALL_PAGES_PATH, toHref } from '../../address/address.ts';
import { loadPart } from '../../fetch/part.ts';
import { reportFailure } from '../../fetch/retry.ts';
import type { Search } from '../../search/search.ts';
import { useShell } from '../router/context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { listen } from '../ui/listen.ts';
import { SEARCH_BUTTON_ID, searchKey } from './keys.ts';
import styles from './SearchButton.module.css';

type Dialog = typeof import('./SearchDialog.tsx');

/** Opens the search. Fetches nothing before the reader points at the button or focuses it. */
export function SearchButton() {
  const shell = useShell();
  const { config } = shell;
  const { key } = shell.location;
  const [isOpen, setOpen] = useState(false);
  const [loaded, prepare] = useDialog(config.basePath);
  /** What was chosen, until its page is displayed. */
  const chosen = useRef<{ terms: string[]; pathname: string }>(undefined);

  const open = () => {
    setOpen(true);
    prepare().catch((error: unknown) => {
      setOpen(false);
      reportFailure('Search could not be loaded.', error, open);
    });
  };

  // A link can also open the search.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('q')) open();
  }, [key]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meaning = searchKey(event);
      if (meaning === undefined) return;
      event.preventDefault();
      if (meaning === 'toggle' && isOpen) setOpen(false);
      else open();
    };
    return listen(document, { keydown: onKeyDown });
  });
  useEffect(() => {
    const { terms, pathname } = chosen.current ?? {};
    // The reader can have followed another link meanwhile.
    if (terms && pathname === location.pathname) loaded?.dialog.markArticle(terms);
    chosen.current = undefined;
  }, [key]);

  return (
    <>
      <button
        id={SEARCH_BUTTON_ID}
        type="button"
        className={`icon-button needs-script ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {/* Replaces the button if there is no script. */}
      <a className={styles.allPages} href={toHref({ path: ALL_PAGES_PATH }, config.basePath)}>
        All pages
      </a>
      {isOpen && loaded && (
        <ErrorBoundary
          attempt={loaded}
          fallback={() => null}
          onError={(error) => {
            setOpen(false);
            reportFailure('Search failed.', error, open);
          }}
        >
          <loaded.dialog.SearchDialog
            search={loaded.search}
            onClose={() => setOpen(false)}
            onChoose={(terms, pathname) => {
              chosen.current = { terms, pathname };
            }}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Returns the dialog with its index, once loaded, and a function that loads both. */
function useDialog(basePath: string) {
  const [loaded, setLoaded] = useState<{ dialog: Dialog; search: Search }>();
  const loading = useRef<Promise<void>>(undefined);
  const load = async () => {
    const dialog = await loadPart(import('./SearchDialog.tsx'));
    const search = dialog.createBackgroundSearch(basePath);
    // The next query tries again and reports the failure.
    search('').catch(() => undefined);
    setLoaded({ dialog, search });
  };
  const prepare = () => {
    const preparing = loading.current ?? load();
    loading.current = preparing;
    // Only a reader who opens the search needs to see the failure.
    preparing.catch(() => {
      loading.current = undefined;
    });
    return preparing;
  };
  useEffect(() => {
    import.meta.hot?.on('site:changed', () => {
      if (!loading.current) return;
      // An open dialog stays open and searches again.
      loading.current = undefined;
      prepare();
    });
  }, []);
  return [loaded, prepare] as const;
}
