import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../ui/Icon.tsx';
import { listen } from '../ui/listen.ts';
import styles from './Drawer.module.css';
import { closeWhenDone, keepModal, useIsOpen } from './popover.ts';
import { revealCurrent } from './reveal.ts';
import { followSwipe } from './swipe.ts';

interface DrawerProps {
  id: string;
  /** Accessible name of the dialog. */
  title: string;
  /** Purpose of the dialog, in one sentence. */
  description: string;
  /** Edge of the screen from which it slides in. */
  side: 'start' | 'end';
  /** Media query that matches screens with room for a column. */
  wide: string;
  /** Class of the column. */
  className?: string;
  children: ReactNode;
}

/**
 * A column next to the page on wide screens, and a modal drawer on narrow ones. Both are the same elements, so that the
 * scroll position and open groups stay. As a native popover, it opens and closes (Escape, a tap outside) without
 * script. Script adds focus, swiping, and modality.
 */
export function Drawer(props: DrawerProps) {
  const { id, title, description, side, wide, className, children } = props;
  const descriptionId = `${id}-description`;
  const ref = useRef<HTMLDivElement>(null);
  const isDialog = useIsOpen(id);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const undo = [
      listen(drawer, { toggle: () => revealCurrent(drawer) }),
      closeWhenDone(drawer, matchMedia(wide)),
      keepModal(drawer),
      followSwipe(drawer, side, () => drawer.hidePopover()),
    ];
    return () => {
      for (const step of undo) step();
    };
  }, [side, wide]);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={`${styles.drawer} ${className}`}
      data-side={side}
      tabIndex={-1}
      {...(isDialog && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': title,
        'aria-describedby': descriptionId,
      })}
    >
      {isDialog && (
        <p id={descriptionId} className="sr-only">
          {description}
        </p>
      )}
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <IconButton icon="close" aria-label="Close" popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  );
}
