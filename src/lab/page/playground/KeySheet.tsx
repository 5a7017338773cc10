import { useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { capitalize } from '../../../content/capitalize.ts';
import { KEYS_HELP, OWN_KEYS_HELP } from '../player/keys.ts';
import { Dialog } from '../ui/Dialog.tsx';
import lab from '../ui/lab.module.css';
import styles from './keySheet.module.css';
import { MODIFIER } from './modifier.ts';

interface KeySheetProps {
  /** The page's own text about the playground. */
  about: HTMLElement;
  /** Whether the running scene listens to keys. */
  hasSceneKeys: boolean;
  onClose: () => void;
}

const EDITOR_KEYS = [
  [`${MODIFIER}+Enter`, 'Run the code'],
  ['Tab', 'Leave the editor'],
  [`${MODIFIER}+]`, 'Indent'],
  [`${MODIFIER}+[`, 'Unindent'],
  ['Ctrl+Space', 'Complete a name'],
  [`${MODIFIER}+F`, 'Find and replace'],
  [`${MODIFIER}+D`, 'Select the next occurrence'],
  [`${MODIFIER}+/`, 'Comment or uncomment'],
  ['Alt+↑', 'Move the line up'],
  ['Alt+↓', 'Move the line down'],
  ['F8', 'Go to the next problem'],
  [`${MODIFIER}+Z`, 'Undo'],
];

/** Explains the playground and its keys. */
export function KeySheet({ about, hasSceneKeys, onClose }: KeySheetProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(about);
  }, [about]);
  return (
    <Dialog
      title="Help and keys"
      description="What the playground does, and its keyboard shortcuts."
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.content} tabIndex={0} aria-label="Help and keys">
        <div ref={container} className={lab.text} />
        <h3>Editor</h3>
        <dl className={styles.keys}>
          {EDITOR_KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
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

/** Removes the label of a text: "Keys: the scene …" becomes "The scene …". */
function withoutLabel(help: string): string {
  return capitalize(help.replace(/^Keys: /, ''));
}
