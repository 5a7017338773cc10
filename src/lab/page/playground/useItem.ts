import { useEffect, useRef, useState } from 'react';
import type { PageContext } from '../context.ts';
import type { Player } from '../player.ts';
import { isItemHash, loadItem, type Menu, type PlaygroundItem } from '../playgroundItems.ts';

/** The address shows the gallery, so that Back closes it, and links can open it. */
const GALLERY_HASH = '#gallery';

interface ItemState {
  item?: PlaygroundItem;
  failure?: string;
  isGalleryOpen: boolean;
}

/** What the address shows: an item, which runs immediately unless it is code from a link, and the gallery. */
export function useItem(menu: Menu, player: Player, { basePath }: PageContext) {
  const [state, setState] = useState<ItemState>({ isGalleryOpen: false });
  /** Hash of the item that is shown or being loaded. */
  const shown = useRef<string>(undefined);

  useEffect(() => {
    let latest = 0;
    const checking = player.setChecking?.(true);
    const change = (changes: Partial<ItemState>) => setState((state) => ({ ...state, ...changes }));

    const show = async (hash: string) => {
      const number = ++latest;
      shown.current = hash;
      try {
        const [item] = await Promise.all([loadItem(hash, menu, basePath), checking]);
        if (number !== latest) return;
        player.stop(item.values);
        if (item.code !== undefined) {
          const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
          player.run({ ...item, code: item.code, playing });
        }
        change({ item, failure: undefined });
      } catch (error) {
        if (number !== latest) return;
        shown.current = undefined;
        player.stop({});
        change({
          item: undefined,
          failure: error instanceof Error ? error.message : String(error),
        });
      }
    };
    const follow = () => {
      change({ isGalleryOpen: location.hash === GALLERY_HASH });
      const hash = hashOfItem(location.hash, menu) ?? shown.current ?? firstOf(menu);
      if (hash !== shown.current) show(hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      latest = -1;
      removeEventListener('hashchange', follow);
    };
  }, [menu, player, basePath]);

  return {
    ...state,
    open: (key: string) => {
      location.hash = key;
    },
    openGallery: () => {
      location.hash = GALLERY_HASH;
    },
    // Replaces the gallery in the history, so that Back doesn't open it again.
    closeGallery: () => location.replace(shown.current ?? firstOf(menu)),
  };
}

/** Returns the hash of the item that the address names; undefined if it names something else. */
function hashOfItem(hash: string, menu: Menu): string | undefined {
  if (hash === '') return firstOf(menu);
  return isItemHash(hash) ? hash : undefined;
}

function firstOf(menu: Menu): string {
  const [first] = [...menu.values()].flat();
  return `#${first?.key ?? ''}`;
}
