import { type PointerEvent, useEffect, useRef } from 'react';
import { WASD } from '../../model/keys.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { Player } from '../player/player.ts';
import lab from '../ui/lab.module.css';
import styles from './keyPad.module.css';
import { createPadKeys, type PadKeys } from './padKeys.ts';

/** How long the click of a screen reader holds a key, in milliseconds. */
const TAP_TIME = 100;

export interface KeysProps {
  scene: Pick<SceneSummary, 'keys' | 'isGame'>;
  send: Player['send'];
}

/**
 * The keys of a scene as buttons over its picture: left and right for one thumb, all others for the other. Several
 * fingers can hold keys, and a finger can slide from one to the next.
 */
export function KeyPad({ scene, send }: KeysProps) {
  const held = useRef<PadKeys>(undefined);
  held.current ??= createPadKeys(send);
  const { move, lift, releaseAll } = held.current;
  useEffect(() => releaseAll, [releaseAll]);

  const onPointerDown = (event: PointerEvent) => {
    const key = findKey(event);
    if (event.button !== 0 || key === undefined) return;
    // Also reports the pointer when it leaves the button.
    (event.target as Element).setPointerCapture(event.pointerId);
    move(event.pointerId, key);
  };
  const tap = (key: string) => {
    move(SCREEN_READER, key);
    setTimeout(() => lift(SCREEN_READER), TAP_TIME);
  };
  const names = listPlayKeys(scene);
  const steers = (name: string) => name === 'ArrowLeft' || name === 'ArrowRight';
  const sides = [names.filter(steers), sortActions(names.filter((name) => !steers(name)))];
  return (
    <fieldset
      className={styles.pad}
      aria-label="Keys of the scene"
      onPointerDown={onPointerDown}
      onPointerMove={(event) =>
        held.current?.isDown(event.pointerId) && move(event.pointerId, findKey(event))
      }
      onLostPointerCapture={(event) => lift(event.pointerId)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sides.map((side) => (
        <span key={side.join()} className={styles.side}>
          {side.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.key}
              data-key={name}
              aria-label={nameKey(name).spoken}
              // Screen readers and keyboards click without pointer events.
              onClick={({ detail }) => detail === 0 && tap(name)}
            >
              {nameKey(name).label}
            </button>
          ))}
        </span>
      ))}
    </fieldset>
  );
}

/** The keys of a game's menu, such as P for a pause. */
export function MenuKeys({ scene: { keys = [] }, send }: KeysProps) {
  return (
    <span className={styles.menu}>
      {keys.filter(isForMenu).map((key) => (
        <button
          key={key}
          type="button"
          className={lab.control}
          onClick={() => {
            send({ type: 'key', key, isDown: true });
            send({ type: 'key', key, isDown: false });
          }}
        >
          {MENU_LABELS[key] ?? nameKey(key).label}
        </button>
      ))}
    </span>
  );
}

/** Whether a key of a game is one of its menu, which no thumb needs while it plays. */
function isForMenu(name: string): boolean {
  return name in MENU_LABELS || name === 'Enter';
}

/** Returns the keys that play a scene, each action once. */
function listPlayKeys({ keys = [], isGame }: KeysProps['scene']): string[] {
  const isShown = (name: string) => !(isGame && isForMenu(name));
  // In a game that listens to both, Space and the up arrow jump.
  const sameAs = (name: string) => (isGame && name === ' ' ? 'ArrowUp' : (WASD[name] ?? ''));
  return keys.filter((name) => isShown(name) && !keys.includes(sameAs(name)));
}

/** What the letters mean in the games of the site. */
const MENU_LABELS: Record<string, string> = { p: 'Pause', r: 'Restart' };

/** Stands for the id of a pointer. */
const SCREEN_READER = -1;

/** The label of a key's button and its name for screen readers, where they differ from the key's name. */
const LABELS: Record<string, [label: string, spoken: string]> = {
  ArrowLeft: ['←', 'Left arrow'],
  ArrowUp: ['↑', 'Up arrow'],
  ArrowDown: ['↓', 'Down arrow'],
  ArrowRight: ['→', 'Right arrow'],
  ' ': ['Space', 'Space'],
};

function nameKey(key: string): { label: string; spoken: string } {
  const name = key.length === 1 ? key.toUpperCase() : key;
  const [label, spoken] = LABELS[key] ?? [name, name];
  return { label, spoken };
}

/** Returns the keys with those that jump or fire last, in the corner below the thumb. */
function sortActions(names: string[]): string[] {
  const rank = (name: string) => [' ', 'ArrowUp'].indexOf(name);
  return names.sort((a, b) => rank(a) - rank(b));
}

/** Returns the key under a pointer. */
function findKey({ clientX, clientY }: PointerEvent): string | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  return element?.closest<HTMLElement>('[data-key]')?.dataset.key;
}
