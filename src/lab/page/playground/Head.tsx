import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { isField, isShortcut } from '../../../keyboard/keyboard.ts';
import block from '../../blocks/Playground.module.css';
import type { PageContext } from '../context.ts';
import type { Sketches } from '../items/sketches.ts';
import type { Player } from '../player/player.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import type { OpenItems } from './followAddress.ts';
import { SketchTitle } from './SketchTitle.tsx';

const Gallery = lazyPart('gallery', async () => (await import('./Gallery.tsx')).Gallery);
const SketchList = lazyPart(
  'list of sketches',
  async () => (await import('./SketchList.tsx')).SketchList,
);
const KeySheet = lazyPart('help', async () => (await import('./KeySheet.tsx')).KeySheet);

export interface HeadProps {
  items: OpenItems;
  sketches: Sketches;
  player: Player;
  context: PageContext;
  /** The page's own text about the playground. */
  about: HTMLElement;
  /** The title until an item is loaded. */
  title: string;
}

/** The title of the open item, and the dialogs that open another one or explain the playground. */
export function Head({ items, sketches, player, context, about, title }: HeadProps) {
  const { item, dialog } = useSyncExternalStore(items.subscribe, items.state);
  const hasSceneKeys = usePlayerState(player, ({ scene }) => scene?.keys !== undefined);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHelpKey(() => setHelpOpen(true));
  const galleryButton = useRef<HTMLButtonElement>(null);
  const sketchesButton = useRef<HTMLButtonElement>(null);
  const opening = { current: item?.key, onOpen: items.open, onClose: items.closeDialog };
  return (
    <>
      <div className={block.head}>
        <Button ref={galleryButton} onClick={() => items.open('gallery')}>
          Gallery
        </Button>
        <Button ref={sketchesButton} onClick={() => items.open('sketches')}>
          Sketches
        </Button>
        <h2 className={block.title}>
          {item?.sketch ? (
            <SketchTitle name={item.title} onRename={(name) => items.keep({ name })} />
          ) : (
            <ChangingText>{item?.title ?? title}</ChangingText>
          )}
        </h2>
        <Button aria-keyshortcuts="?" title="Help and keys (?)" onClick={() => setHelpOpen(true)}>
          Help
        </Button>
      </div>
      {dialog === 'gallery' && <Gallery context={context} opener={galleryButton} {...opening} />}
      {dialog === 'sketches' && (
        <SketchList sketches={sketches} opener={sketchesButton} onNew={items.create} {...opening} />
      )}
      {isHelpOpen && <KeySheet {...{ about, hasSceneKeys }} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** Opens the help when the reader presses `?`, unless the key types a character or a dialog is open. */
function useHelpKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '?' || isShortcut(event) || event.defaultPrevented) return;
      if (isBusy(target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Parameters are also fields, but no key types a character there.
  const isTyping = isField(target) && !target.matches('[type="checkbox"], [type="range"]');
  return isTyping || target.closest('dialog') !== null;
}
