import { useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { KEYS_HELP, OWN_KEYS_HELP } from '../player/keys.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './keySheet.module.css';

interface KeySheetProps {
  /** The page's own text about the playground. */
  about?: HTMLElement;
  /** Whether the running scene listens to keys. */
  hasSceneKeys: boolean;
  onClose: () => void;
}

const MODIFIER = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Names of keys are separated by spaces; `Mod` is Ctrl or ⌘. */
const EDITOR_KEYS = [
  ['Mod Enter', 'Run the code'],
  ['Tab', 'Leave the editor'],
  ['Mod ]', 'Indent'],
  ['Mod [', 'Unindent'],
  ['Ctrl Space', 'Complete a name'],
  ['Mod F', 'Find and replace'],
  ['Mod D', 'Select the next occurrence'],
  ['Mod /', 'Comment or uncomment'],
  ['Alt ↑', 'Move the line up'],
  ['Alt ↓', 'Move the line down'],
  ['F8', 'Go to the next problem'],
  ['Mod Z', 'Undo'],
] as const;

/** What the playground is, and its keys. */
export function KeySheet({ about, hasSceneKeys, onClose }: KeySheetProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (about) place.current?.append(about);
  }, [about]);
  return (
    <Dialog
      title="Help and keys"
      description="What the playground does, and its keyboard shortcuts."
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.content} tabIndex={0} aria-label="Help and keys">
        <div ref={place} />
        <h3>Editor</h3>
        <Keys keys={EDITOR_KEYS} />
        <h3>Picture, while it has the focus</h3>
        <p>
          <ChangingText>{withoutLabel(hasSceneKeys ? OWN_KEYS_HELP : KEYS_HELP)}</ChangingText>
        </p>
        <h3>Line between panes, while it has the focus</h3>
        <p>Arrow keys move it, Home and End move it to its limits, and Enter resets it.</p>
        <h3>Everywhere else</h3>
        <p>
          <kbd>?</kbd> shows this help.
        </p>
      </section>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([names, what]) => (
        <div key={names}>
          <dt>
            {names.split(' ').map((name, index) => (
              <span key={name}>
                {index > 0 && <span> + </span>}
                <kbd>{name === 'Mod' ? MODIFIER : name}</kbd>
              </span>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Keys: the scene …" becomes "The scene …". */
function withoutLabel(help: string): string {
  const text = help.replace(/^Keys: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
