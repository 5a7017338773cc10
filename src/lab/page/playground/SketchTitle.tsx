import { type KeyboardEvent, useState } from 'react';
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
  const [edited, setEdited] = useState<string>();
  const keep = () => {
    const next = edited?.trim();
    if (next && next !== name) onRename(next);
    setEdited(undefined);
    onEnd?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (isComposing(event.nativeEvent)) return;
    // The key is neither for the button that gets the focus nor for the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return event.currentTarget.blur();
    setEdited(undefined);
    onEnd?.();
  };
  return (
    <input
      className={`${styles.name} ${className ?? ''}`}
      aria-label="Name of the sketch"
      title="Rename"
      maxLength={80}
      // biome-ignore lint/a11y/noAutofocus: the reader has pressed "Rename"
      autoFocus={isFocused}
      onFocus={({ target }) => isFocused && target.select()}
      value={edited ?? name}
      onChange={({ target }) => setEdited(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
