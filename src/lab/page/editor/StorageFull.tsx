import { ChangingText } from '../../../article/ChangingText.tsx';
import styles from '../ui/lab.module.css';

interface StorageFullProps {
  /** What the browser can't keep. */
  what: string;
  /** What can be deleted to make room. */
  oldest?: { title: string; size: number };
  onDelete: () => void;
}

/** Says that the storage of this browser is full, and offers to delete the oldest of what is in it. */
export function StorageFull({ what, oldest, onDelete }: StorageFullProps) {
  return (
    <p className={styles.failure} role="alert">
      <ChangingText>
        {`This browser can’t keep ${what}: its storage is full or not allowed. Share or save your code before you leave${oldest ? ', or make room: ' : '.'}`}
      </ChangingText>
      {oldest && (
        <button type="button" className={styles.control} onClick={onDelete}>
          <ChangingText>
            {`Delete the oldest, “${oldest.title}” (${Math.ceil(oldest.size / 1000)} KB)`}
          </ChangingText>
        </button>
      )}
    </p>
  );
}
