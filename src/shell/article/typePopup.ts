import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { appId } from '../../article/ids.ts';
import { trustedHtml } from '../../fetch/trusted.ts';
import type { TypesView } from '../../site/types.ts';
import styles from './TypePopup.module.css';

const ID = appId('type-popup');
/** Distance from the identifier, in CSS pixels. */
const DISTANCE = 12;
/** Minimum distance from the edges of the window, in CSS pixels. */
const MARGIN = 8;

type Entry = TypesView['entries'][number];

/** The popup that shows the type of one identifier at a time. */
export interface TypePopup {
  element: HTMLElement;
  show: (identifier: HTMLElement, entry: Entry) => void;
  hide: () => void;
  /** Returns the identifier that it describes; undefined while it is hidden. */
  described: () => HTMLElement | undefined;
}

export function createTypePopup(): TypePopup {
  const element = document.createElement('div');
  element.id = ID;
  element.className = styles.popup ?? '';
  element.popover = 'manual';
  let described: HTMLElement | undefined;
  let stopFollowing = (): void => undefined;

  const hide = () => {
    stopFollowing();
    described?.removeAttribute('aria-describedby');
    described = undefined;
    // Removing the element also closes the popover.
    element.remove();
  };

  return {
    element,
    described: () => described,
    hide,
    show(identifier, entry) {
      if (described === identifier) return;
      hide();
      described = identifier;
      element.innerHTML = trustedHtml(createContent(entry));
      // Inserted next to the code, so that the Tab key leads from the identifier to the popup's links.
      identifier.closest('.code-block')?.append(element);
      element.showPopover();
      identifier.setAttribute('aria-describedby', ID);
      stopFollowing = autoUpdate(identifier, element, () => positionPopup(identifier, element));
    },
  };
}

async function positionPopup(identifier: HTMLElement, popup: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(identifier, popup, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(DISTANCE),
      flip({ padding: MARGIN }),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight }) => {
          popup.style.maxBlockSize = `${Math.max(96, availableHeight)}px`;
        },
      }),
    ],
  });
  popup.style.inset = `${y}px auto auto ${x}px`;
  // The popup is a Tab stop only while it overflows.
  popup.tabIndex = popup.scrollHeight > popup.clientHeight ? 0 : -1;
}

function createContent({ signature, docs, href, symbol }: Entry): string {
  const link = href && `<p><a href="${href}">${symbol} in the reference</a></p>`;
  return `<pre><code>${signature}</code></pre>${docs}${link ?? ''}`;
}
