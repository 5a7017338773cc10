import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Player } from '../player/player.ts';
import styles from './keyRow.module.css';

/** A held key repeats, as on a keyboard: milliseconds before the first repetition and between others. */
const REPEAT_DELAY = 400;
const REPEAT_INTERVAL = 60;

interface KeyRowProps {
  /** Names of keys, as in `KeyboardEvent.key`. */
  names: readonly string[];
  send: Player['send'];
}

/** The keys that a scene listens to, as buttons for fingers and pointers. */
export function KeyRow({ names, send }: KeyRowProps) {
  return (
    <fieldset className={styles.keys} aria-label="Keys of the scene">
      <span className={styles.keysLabel} aria-hidden="true">
        Keys
      </span>
      {names.map((name) => (
        <KeyButton key={name} name={name} send={send} />
      ))}
    </fieldset>
  );
}

/** The label of a key's button and its name for screen readers, where they differ from the key's name. */
const LABELS: Record<string, [label: string, spoken: string]> = {
  ArrowLeft: ['←', 'Left arrow'],
  ArrowUp: ['↑', 'Up arrow'],
  ArrowDown: ['↓', 'Down arrow'],
  ArrowRight: ['→', 'Right arrow'],
  ' ': ['Space', 'Space'],
};

function KeyButton({ name: key, send }: { name: string; send: Player['send'] }) {
  const keyName = key.length === 1 ? key.toUpperCase() : key;
  const [label, spoken] = LABELS[key] ?? [keyName, keyName];
  const timer = useRef<number>(undefined);
  const press = () => send({ type: 'key', key, isDown: true });
  const repeat = () => {
    press();
    timer.current = window.setTimeout(repeat, REPEAT_INTERVAL);
  };
  const hold = () => {
    if (timer.current !== undefined) return;
    press();
    timer.current = window.setTimeout(repeat, REPEAT_DELAY);
  };
  const release = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    send({ type: 'key', key, isDown: false });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold();
  };
  const onKey = (action: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    action();
  };
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={spoken}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKey(hold)}
      onKeyUp={onKey(release)}
      onBlur={release}
      // Screen readers click without pointer or keyboard events.
      onClick={({ detail }) => {
        if (detail !== 0 || timer.current !== undefined) return;
        hold();
        setTimeout(release, REPEAT_DELAY / 4);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {label}
    </button>
  );
}
