import { type ReactNode, useRef, useState } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import { openDraft } from '../code/draft.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player/player.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from '../ui/lab.module.css';
import panel from './CodePanel.module.css';
import { LinkField } from './LinkField.tsx';
import { PageLinks, SceneApiLink } from './PageLinks.tsx';
import { useCode } from './useCode.ts';

interface CodePanelProps {
  /** Only read on the first render: give the panel a `key` that changes with it. */
  original: OriginalCode;
  player: Player;
  context: PageContext;
  /** Whether the draft runs as soon as the editor is ready. */
  runsImmediately?: boolean;
  /** Additional buttons. */
  children?: ReactNode;
}

/** The code of a scene, to read, edit, run, share, and download. */
export function CodePanel(props: CodePanelProps) {
  const { original, player, context, runsImmediately, children } = props;
  const [draft] = useState(() => openDraft(original, context));
  const [problem, setProblem] = useState<string>();
  const runButton = useRef<HTMLButtonElement>(null);
  const code = useCode(original, player, context, {
    draft: draft.source,
    runsImmediately,
    onEdit: (source) => setProblem(draft.keep(source === original.source ? '' : source)),
  });
  return (
    <>
      <fieldset className={`${block.bar} ${panel.tools}`} aria-label="Code">
        <Button ref={runButton} isPrimary onClick={code.run}>
          Run
        </Button>
        <Button
          disabled={!code.isEdited}
          onClick={() => {
            runButton.current?.focus(); // a button that gets disabled loses the focus
            code.reset();
          }}
        >
          Reset code
        </Button>
        <span className={styles.gap} />
        <Button onClick={code.share}>Share</Button>
        <Button onClick={code.download}>Download</Button>
        {children}
      </fieldset>
      <div ref={code.container} className={panel.editor} />
      <p className={styles.message} role="status">
        <ChangingText>{code.message}</ChangingText>
      </p>
      <SceneApiLink source={original.source} context={context} />
      <Alert text={problem} />
      <Alert text={code.error}>
        <PageLinks text={code.error} context={context} />
      </Alert>
      <LinkField link={code.link} />
    </>
  );
}
