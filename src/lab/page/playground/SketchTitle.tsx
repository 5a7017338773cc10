import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '../../../keyboard/keyboard.ts';
import styles from './sketches.module.css';

interface SketchTitleProps {
  name: string;
  className?: string;
  /** Called with a name that is not empty, and differs. */
  onRename: (name: string) => void;
  /** Called when the reader has left the field. */
  onEnd?: () => void;
  /** Whether the field is there only to be edited. */
  isFocused?: boolean;
}

/** The name of a sketch, which is edited in place: Enter keeps the new name, Escape the old one. */
export function SketchTitle({ name, className, onRename, onEnd, isFocused }: SketchTitleProps) {
  const keep = ({ target }: FocusEvent<HTMLInputElement>) => {
    const next = target.value.trim() || name;
    target.value = next;
    if (next !== name) onRename(next);
    onEnd?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (isComposing(event.nativeEvent)) return;
    // The key is neither for the button that gets the focus nor for the dialog.
    event.preventDefault();
    event.stopPropagation();
    // Whatever takes the focus from the field, the name in it is kept.
    if (event.key === 'Escape') event.currentTarget.value = name;
    event.currentTarget.blur();
  };
  return (
    <input
      // Another name replaces what is typed.
      key={name}
      className={`${styles.name} ${className ?? ''}`}
      aria-label="Name of the sketch"
      title="Rename"
      maxLength={80}
      // biome-ignore lint/a11y/noAutofocus: the reader has pressed "Rename"
      autoFocus={isFocused}
      onFocus={({ target }) => isFocused && target.select()}
      defaultValue={name}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
