import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { errorMessage } from '../../../config/errorMessage.ts';
import { saveFile } from '../export/saveFile.ts';
import type { Sketch, Sketches } from '../items/sketches.ts';
import { sketchKey } from '../items/sketchItem.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import lab from '../ui/lab.module.css';
import { ItemLink } from './ItemLink.tsx';
import styles from './sketches.module.css';

interface SketchListProps {
  sketches: Sketches;
  /** Key of the item that is open. */
  current?: string;
  /** The button that opens the list, which links can also open. */
  opener: RefObject<HTMLElement | null>;
  onOpen: (key: string) => void;
  onNew: () => void;
  onClose: () => void;
}

/** A list of all sketches, to open, duplicate, delete, export, and import them. */
export function SketchList(props: SketchListProps) {
  const { sketches, current, opener, onOpen, onNew, onClose } = props;
  const list = useSyncExternalStore(sketches.subscribe, sketches.all);
  const problem = useSyncExternalStore(sketches.subscribe, () => sketches.problem());
  const [removed, setRemoved] = useState<Sketch>();
  const [message, setMessage] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  const remove = (sketch: Sketch) => {
    sketches.remove(sketch.id);
    setRemoved(sketch);
    setMessage(`“${sketch.name}” was deleted.`);
  };
  const undo = (sketch: Sketch) => {
    sketches.restore(sketch);
    setRemoved(undefined);
    setMessage(`“${sketch.name}” was restored.`);
    newButton.current?.focus();
  };
  const importFile = async (chosen: File) => {
    setRemoved(undefined);
    try {
      // A file that is too large or can't be read gets the same error as one without sketches.
      const count = sketches.addFile(await chosen.text().catch(() => ''));
      setMessage(
        count === 0 ? 'You have all sketches of this file.' : `Imported ${inWords(count)}.`,
      );
    } catch (error) {
      setMessage(errorMessage(error));
    }
  };

  return (
    <Dialog
      title="Your sketches"
      description="Programs that you saved in this browser, to open, export, or delete."
      className={styles.dialog}
      opener={opener}
      onClose={onClose}
    >
      <div className={styles.tools}>
        <Button ref={newButton} isPrimary onClick={onNew}>
          New sketch
        </Button>
        <span className={lab.gap} />
        <Button
          disabled={list.length === 0}
          onClick={() => {
            const content = new Blob([sketches.toFile()], { type: 'application/json' });
            setMessage(`Saved ${saveFile('planck-sketches.json', content)}.`);
          }}
        >
          Export all
        </Button>
        <Button onClick={() => file.current?.click()}>Import</Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="File with sketches"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void importFile(chosen);
            // Without this, the same file could not be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p className={styles.message} role="status">
        <ChangingText>{message}</ChangingText>
        {removed && (
          <Button ref={undoButton} onClick={() => undo(removed)}>
            Undo
          </Button>
        )}
      </p>
      <Alert text={problem} />
      {list.length === 0 && (
        <p className={styles.empty}>
          When you edit code here, it becomes a sketch that this browser keeps.
        </p>
      )}
      <ul className={styles.list}>
        {list.map((sketch) => (
          <Row
            key={sketch.id}
            {...{ sketch, sketches, onOpen }}
            isCurrent={sketchKey(sketch) === current}
            onRemove={() => remove(sketch)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  sketch: Sketch;
  sketches: Sketches;
  isCurrent: boolean;
  onOpen: (key: string) => void;
  onRemove: () => void;
}

function Row({ sketch, sketches, isCurrent, onOpen, onRemove }: RowProps) {
  const { name, from, changed } = sketch;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ItemLink item={sketchKey(sketch)} className={styles.link} {...{ isCurrent, onOpen }}>
          <ChangingText>{name}</ChangingText>
        </ItemLink>
        <span className={styles.facts}>
          {from && <span>{`From “${from.title}” · `}</span>}
          <time key={changed} dateTime={new Date(changed).toISOString()}>
            {DATE.format(changed)}
          </time>
        </span>
      </div>
      <button
        type="button"
        className={styles.action}
        aria-label={`Duplicate “${name}”`}
        onClick={() => sketches.duplicate(sketch)}
      >
        Duplicate
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={`Delete “${name}”`}
        onClick={onRemove}
      >
        Delete
      </button>
    </li>
  );
}

/** Formats dates in the language of the page. */
const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function inWords(count: number): string {
  return count === 1 ? '1 sketch' : `${count} sketches`;
}
