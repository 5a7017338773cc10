import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { PageContext } from '../context.ts';
import { hiddenCharacterWarning } from '../editor/hiddenCharacters.ts';
import type { PlaygroundItem } from '../items/playgroundItems.ts';
import { findPicture } from '../items/siteCode.ts';
import { Button } from '../ui/Button.tsx';
import { SiteMark } from '../ui/SiteMark.tsx';
import { useAppId } from '../ui/useAppId.ts';
import styles from './cover.module.css';
import { ItemPicture } from './ItemLink.tsx';

interface CoverProps {
  /** Only read on the first render: give the cover a `key` that changes with it. */
  item: PlaygroundItem;
  /** The element of the live picture. */
  picture: HTMLElement;
  context: PageContext;
  onRun: () => void;
}

/** Covers the picture of code that somebody else can have written, until the reader runs it. */
export function Cover({ item, picture, context: { basePath }, onRun }: CoverProps) {
  const { title, origin, notice, source, sketch } = item;
  const poster = findPicture(origin);
  const cover = useRef<HTMLElement>(null);
  const titleId = useAppId();
  useLayoutEffect(() => {
    picture.toggleAttribute('data-covered', true);
    return () => {
      picture.removeAttribute('data-covered');
      // The focus moves from the button to the scene, which listens to keys.
      if (picture.contains(document.activeElement))
        picture.querySelector<HTMLElement>('[role="application"]')?.focus();
    };
  }, [picture]);
  useEffect(() => {
    // Tab then leads to the button. The button itself isn't focused: a key that was pressed before the page opened
    // must not run the code.
    if (document.activeElement === document.body) cover.current?.focus({ preventScroll: true });
  }, []);

  return createPortal(
    <section ref={cover} className={styles.cover} aria-labelledby={titleId} tabIndex={-1}>
      {poster !== undefined && (
        <div className={styles.poster}>
          <ItemPicture name={poster} basePath={basePath} />
        </div>
      )}
      <div className={styles.content}>
        {poster === undefined && <SiteMark />}
        <h3 id={titleId} className={styles.title}>
          <ChangingText>{title}</ChangingText>
        </h3>
        <p>
          {`This code comes from a ${sketch ? 'link or a file' : 'link'}, so anyone could have written it. Review the code, then press Run.`}
        </p>
        {[notice, hiddenCharacterWarning(source)].map(
          (text) =>
            text !== undefined && (
              <p key={text} className={styles.warning}>
                {text}
              </p>
            ),
        )}
        <Button isPrimary onClick={onRun}>
          Run the code
        </Button>
      </div>
    </section>,
    picture,
  );
}
