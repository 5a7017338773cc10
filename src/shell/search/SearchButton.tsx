import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ALL_PAGES_PATH, hrefOf } from '../../address/address.ts';
import type { Search } from '../../search/search.ts';
import { orReload } from '../data/missingChunk.ts';
import { Icon } from '../Icon.tsx';
import { listen } from '../listen.ts';
import { useSite } from '../siteContext.ts';
import { SEARCH_BUTTON_ID, searchKey } from './keys.ts';
import styles from './SearchButton.module.css';

type Dialog = typeof import('./SearchDialog.tsx');

/** Opens the search. Nothing of it is fetched before the reader points at the button or focuses it. */
export function SearchButton() {
  const { config } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ dialog: Dialog; search: Search } | 'failed'>();
  const isLoading = useRef(false);
  const chosen = useRef<string[]>(undefined);
  const { key } = useLocation();

  const prepare = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLoaded(undefined);
    try {
      const dialog = await orReload(import('./SearchDialog.tsx'));
      const search = dialog.createBackgroundSearch(config.basePath);
      // The next query tries again, and shows the failure.
      search.load().catch(() => undefined);
      setLoaded({ dialog, search });
    } catch (error) {
      console.error('Search could not be loaded.', error);
      isLoading.current = false;
      setLoaded('failed');
    }
  };
  const open = () => {
    setOpen(true);
    prepare();
  };

  // A link can search, too.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('q')) open();
  }, [key]);
  useEffect(() => {
    import.meta.hot?.on('site:changed', () => {
      isLoading.current = false;
      setLoaded(undefined);
    });
  }, []);
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
    if (chosen.current && loaded !== 'failed') loaded?.dialog.markArticle(chosen.current);
    chosen.current = undefined;
  }, [key]);

  return (
    <>
      <button
        id={SEARCH_BUTTON_ID}
        type="button"
        className={`icon-button ${styles.button}`}
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
      {/* Shown instead of the button without script. */}
      <a className={styles.allPages} href={hrefOf({ path: ALL_PAGES_PATH }, config.basePath)}>
        All pages
      </a>
      {isOpen && loaded === 'failed' && (
        <p role="alert" className={styles.failure}>
          Search could not be loaded. Check your connection and try again.
        </p>
      )}
      {isOpen && loaded && loaded !== 'failed' && (
        <loaded.dialog.SearchDialog
          search={loaded.search}
          onClose={() => setOpen(false)}
          onChoose={(terms) => {
            chosen.current = terms;
          }}
        />
      )}
    </>
  );
}
