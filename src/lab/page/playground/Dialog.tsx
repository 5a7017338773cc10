import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  className?: string;
  /** The element that gets the focus; the title by default, so that nothing is activated by accident. */
  focus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog is closed, if nothing had it before. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. When it is closed, the focus returns to where it was. */
export function Dialog({ title, className = '', focus, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (focus?.current ?? heading.current)?.focus();
    // Before React removes the element, or the focus would be lost.
    return () => {
      element?.close();
      if (document.activeElement === document.body) opener?.current?.focus();
    };
  }, [focus, opener]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
