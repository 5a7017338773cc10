import type { ReactNode } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player/player.ts';
import styles from '../ui/lab.module.css';
import panel from './CodePanel.module.css';
import { EarlierDraftChoice } from './EarlierDraftChoice.tsx';
import { OtherTabNote } from './OtherTabNote.tsx';
import { StorageFull } from './StorageFull.tsx';
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
  const code = useCode(original, player, context);
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
      {original.earlier && (
        <EarlierDraftChoice original={original} context={context} onReplace={code.replace} />
      )}
      {!code.isStored && (
        <StorageFull what="your changes" oldest={code.oldestDraft} onDelete={code.makeRoom} />
      )}
      {code.otherSketch && <OtherTabNote sketch={code.otherSketch} context={context} />}
      <div ref={code.place} className={panel.editor} />
      <p className={styles.message} role="status">
        <ChangingText>{code.message}</ChangingText>
      </p>
      {code.error !== '' && (
        <p className={styles.failure} role="alert">
          <ChangingText>{code.error}</ChangingText>
        </p>
      )}
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
