import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '../../../keyboard/keyboard.ts';
import styles from './sketches.module.css';

interface SketchTitleProps {
  name: string;
  /** Called with a new name, which isn't empty. */
  onRename: (name: string) => void;
}

/** The name of a sketch, which is edited in place: Enter keeps the new name, Escape the old one. */
export function SketchTitle({ name, onRename }: SketchTitleProps) {
  const keep = ({ target }: FocusEvent<HTMLInputElement>) => {
    const next = target.value.trim() || name;
    target.value = next;
    if (next !== name) onRename(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (isComposing(event.nativeEvent)) return;
    // However the field loses the focus, its name is kept.
    if (event.key === 'Escape') event.currentTarget.value = name;
    event.currentTarget.blur();
  };
  return (
    <input
      // A name from elsewhere replaces the typed text.
      key={name}
      className={styles.name}
      aria-label="Name of the sketch"
      title="Rename"
      maxLength={80}
      defaultValue={name}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
