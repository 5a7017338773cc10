import type { Player } from '../player/player.ts';
import styles from '../ui/lab.module.css';

interface SceneButtonsProps {
  /** Also the buttons' texts. */
  names: readonly string[];
  send: Player['send'];
}

/** The buttons that a scene has itself, such as "Jump". */
export function SceneButtons({ names, send }: SceneButtonsProps) {
  return names.map((name) => (
    <button
      key={name}
      type="button"
      className={styles.control}
      onClick={() => send({ type: 'control', name })}
    >
      {name}
    </button>
  ));
}
