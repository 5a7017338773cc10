import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Dialog.module.css';
import { useAppId } from './useAppId.ts';

interface DialogProps {
  title: string;
  /** One sentence about its purpose, which screen readers read after the title. */
  description?: string;
  className?: string;
  /** Replaces the title and the button that closes the dialog. */
  head?: ReactNode;
  /** The element that gets the focus; the title by default, so that nothing is activated by accident. */
  focus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog is closed, if nothing had it before. */
  opener?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Escape and a click next to it close it. The focus then
 * returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    className = '',
    head,
    focus,
    opener,
    onKeyDown,
    onClose,
    children,
  } = props;
  const descriptionId = useAppId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOn = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (focus?.current ?? heading.current)?.focus();
    // Runs before React removes the element, or the focus would be lost.
    return () => {
      element?.close();
      if (document.activeElement === document.body) opener?.current?.focus();
    };
  }, [focus, opener]);

  useEffect(() => {
    if (!import.meta.env.DEV || description) return;
    console.warn(
      `The dialog "${title}" has no description: pass one sentence on what it is for as \`description\`.`,
    );
  }, [title, description]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={title}
      aria-describedby={description && descriptionId}
      // Strict mode opens it again before the event arrives.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      // Selecting text past the edge of the dialog ends with a click on it.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressedOn.current === currentTarget && onClose()
      }
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        {description && (
          <p id={descriptionId} className="sr-only">
            {description}
          </p>
        )}
        {head ?? (
          <div className={styles.head}>
            <h2 ref={heading} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-label="Close"
              onClick={onClose}
            >
              ✕
            </button>
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
