import { type ReactNode, useState } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import { openDraft } from '../code/draft.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player/player.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from '../ui/lab.module.css';
import panel from './CodePanel.module.css';
import { useCode } from './useCode.ts';

interface CodePanelProps {
  /** Read once: give the panel a `key` that changes along with it. */
  original: OriginalCode;
  player: Player;
  context: PageContext;
  /** Additional buttons. */
  children?: ReactNode;
}

/** The code of a scene, to read, edit, run, share, and download. */
export function CodePanel({ original, player, context, children }: CodePanelProps) {
  const [draft] = useState(() => openDraft(original, context));
  const [problem, setProblem] = useState<string>();
  const code = useCode(original, player, context, {
    draft: draft.source,
    onEdit: (source) => setProblem(draft.keep(source === original.source ? '' : source)),
  });
  return (
    <>
      <fieldset className={`${block.bar} ${styles.group} ${panel.tools}`} aria-label="Code">
        <button type="button" className={`${styles.control} ${styles.primary}`} onClick={code.run}>
          Run
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={!code.isEdited}
          onClick={code.reset}
        >
          Reset code
        </button>
        <span className={styles.gap} />
        <button type="button" className={styles.control} onClick={code.share}>
          Share
        </button>
        <button type="button" className={styles.control} onClick={code.download}>
          Download
        </button>
        {children}
      </fieldset>
      <div ref={code.place} className={panel.editor} />
      <p className={styles.message} role="status">
        <ChangingText>{code.message}</ChangingText>
      </p>
      <Alert text={problem} />
      <Alert text={code.error} />
      {code.link !== undefined && (
        <input
          className={panel.share}
          aria-label={code.link.what}
          readOnly
          value={code.link.text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
