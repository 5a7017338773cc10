import { useEffect, useState } from 'react';
import { type EarlierDraft, findEarlierDraft, rememberEarlierDraft } from '../code/earlierDraft.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import styles from '../ui/lab.module.css';
import panel from './CodePanel.module.css';

interface EarlierDraftChoiceProps {
  original: OriginalCode;
  context: PageContext;
  /** Replaces the code in the editor. */
  onReplace: (source: string, message: string) => void;
}

/**
 * Carries what the reader changed in an earlier step of a tutorial over to this one. If both change the same
 * lines, the reader chooses.
 */
export function EarlierDraftChoice({ original, context, onReplace }: EarlierDraftChoiceProps) {
  const [draft, setDraft] = useState<EarlierDraft>();

  useEffect(() => {
    let isOpen = true;
    findEarlierDraft(original, context)
      .then((found) => {
        if (!isOpen || !found) return;
        if (found.merged === undefined) return setDraft(found);
        rememberEarlierDraft(original, found, context);
        onReplace(
          found.merged,
          `Your changes to “${found.title}” were carried over. Run the code.`,
        );
      })
      .catch((error: unknown) =>
        console.warn('Changes to earlier steps could not be carried over.', error),
      );
    return () => {
      isOpen = false;
    };
    // Like the editor, it reads the code once.
  }, []);

  if (!draft) return null;
  const close = () => {
    rememberEarlierDraft(original, draft, context);
    setDraft(undefined);
  };
  return (
    <fieldset className={panel.choice} aria-label="Your earlier changes">
      <p>
        {`You changed lines in “${draft.title}” that this step changes, too. Which code do you want here?`}
      </p>
      <button type="button" className={styles.control} onClick={close}>
        This step’s code
      </button>
      <button
        type="button"
        className={styles.control}
        onClick={() => {
          onReplace(
            draft.source,
            'This is your code from the earlier step. To return to this step’s code, press Reset code.',
          );
          close();
        }}
      >
        My code
      </button>
    </fieldset>
  );
}
