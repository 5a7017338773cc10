import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { GALLERY_PATH } from '../../../address/address.ts';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import { isComposing, isShortcut, stepByArrow } from '../../../keyboard/keyboard.ts';
import type { Gallery as GalleryData, GalleryItem } from '../../model/gallery.ts';
import type { PageContext } from '../context.ts';
import { Alert, TryAgain } from '../ui/Alert.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SiteMark } from '../ui/SiteMark.tsx';
import styles from './gallery.module.css';
import { filterGallery, listTopics } from './galleryFilter.ts';
import { ItemLink, ItemPicture } from './ItemLink.tsx';

interface GalleryProps {
  context: PageContext;
  /** Key of the item that is open. */
  current?: string;
  /** The button that opens the gallery, which links can also open. */
  opener: RefObject<HTMLElement | null>;
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** Everything that the playground can open, with pictures, filtered by words and topic. */
export function Gallery({ context, current, opener, onOpen, onClose }: GalleryProps) {
  const { gallery, hasFailed, retry } = useGallery(context);
  const [words, setWords] = useState('');
  const [topic, setTopic] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // On a phone, the keyboard would cover the pictures.
  const hasKeyboard = matchMedia('(any-pointer: fine)').matches;
  const visibleGroups = gallery ? filterGallery(gallery, { words, topic }) : [];
  // Showpieces are in two groups.
  const count = new Set(visibleGroups.flatMap(({ items }) => items)).size;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || isShortcut(event)) return;
    // In the menu of topics, arrow keys choose one.
    if (event.target instanceof HTMLSelectElement) return;
    const cards = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = cards.indexOf(event.target as HTMLAnchorElement);
    const isInField = event.target instanceof HTMLInputElement;
    if (isInField && event.key === 'Enter') return cards[0]?.click();
    // In the field, the other arrow keys move the cursor.
    const by =
      { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? (isInField ? undefined : stepByArrow(event.key));
    const card = by && cards[index + by];
    if (!card) return;
    event.preventDefault();
    card.focus();
  };

  return (
    <Dialog
      title="Gallery"
      description="Scenes and examples to open in the playground."
      className={styles.gallery}
      focus={hasKeyboard ? field : undefined}
      opener={opener}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the elements in it */}
      <div className={styles.content} onKeyDown={onKeyDown}>
        <div className={styles.filter}>
          <input
            ref={field}
            type="search"
            aria-label="Filter by words"
            placeholder="Filter by title, topic, or symbol"
            className={styles.field}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <select
            aria-label="Topic"
            className={styles.topics}
            value={topic}
            onChange={({ target }) => setTopic(target.value)}
          >
            <option value="">All topics</option>
            {listTopics(gallery?.groups ?? []).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <p className={styles.count} role="status">
            {gallery && <ChangingText>{`${count} ${count === 1 ? 'item' : 'items'}`}</ChangingText>}
          </p>
        </div>
        <div ref={list} className={styles.list}>
          {!gallery && !hasFailed && <p>Loading gallery…</p>}
          {hasFailed && (
            <Alert text="The gallery could not be loaded.">
              <TryAgain retry={retry} />
            </Alert>
          )}
          {gallery && count === 0 && (
            <div className={styles.none}>
              <SiteMark />
              <p>Nothing matches. Try fewer words or another topic.</p>
            </div>
          )}
          {visibleGroups.map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <h3 className={styles.group}>{title}</h3>
              <ul className={styles.grid}>
                {items.map((item) => (
                  <li key={item.key}>
                    <Card
                      {...{ item, onOpen }}
                      basePath={context.basePath}
                      isCurrent={item.key === current}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface CardProps {
  item: GalleryItem;
  basePath: string;
  isCurrent: boolean;
  onOpen: (key: string) => void;
}

function Card({ item, basePath, isCurrent, onOpen }: CardProps) {
  const { key, title, description, topic, symbols, picture } = item;
  return (
    <ItemLink item={key} className={styles.card} {...{ isCurrent, onOpen }}>
      <span className={styles.picture}>
        {picture !== undefined && <ItemPicture name={picture} basePath={basePath} loading="lazy" />}
      </span>
      <b className={styles.title}>{title}</b>
      <span className={styles.description}>{description}</span>
      <span className={styles.facts}>
        <span>{topic}</span>
        {symbols.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </span>
    </ItemLink>
  );
}

/** Fetches the gallery's content. */
function useGallery({ basePath }: PageContext) {
  const [gallery, setGallery] = useState<GalleryData>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    setFailed(false);
    const url = `${basePath}${GALLERY_PATH}`;
    fetchJson<GalleryData>(url, ['groups', 'showpieces'], { signal }).then(
      setGallery,
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The gallery could not be loaded.', error);
        setFailed(true);
      },
    );
    return () => ending.abort();
  }, [basePath, attempt]);
  return { gallery, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
