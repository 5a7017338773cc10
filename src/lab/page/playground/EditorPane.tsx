import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import type { PageContext } from '../context.ts';
import panel from '../editor/CodePanel.module.css';
import { hiddenCharacterWarning } from '../editor/hiddenCharacters.ts';
import type { CodeProblem, Position } from '../editor/problems.ts';
import { useCode } from '../editor/useCode.ts';
import type { PlaygroundItem } from '../items/playgroundItems.ts';
import { awaitsRun } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';
import { Alert } from '../ui/Alert.tsx';
import lab from '../ui/lab.module.css';
import { useAppId } from '../ui/useAppId.ts';
import styles from './editorPane.module.css';
import { useAutoRun } from './useAutoRun.ts';
import { useSwitch } from './useSwitch.ts';

/** What other parts of the workbench can do in the editor. */
export interface EditorHandle {
  goTo: (position: Position) => void;
}

interface EditorPaneProps {
  /** Read once: give the pane a `key` that changes along with it. */
  original: PlaygroundItem;
  player: Player;
  context: PageContext;
  handle: RefObject<EditorHandle | null>;
  onProblems: (problems: CodeProblem[]) => void;
  onEdit: (source: string) => void;
  /** Called when the reader has pressed Run, and the code runs. */
  onRun: () => void;
  /** Called when an action needs code that compiles, and the code doesn't. */
  onCompileError: () => void;
}

/** The code of the workbench, with everything that a reader can do with it. */
export function EditorPane(props: EditorPaneProps) {
  const { original, player, context, handle, onProblems, onEdit, onRun, onCompileError } = props;
  const isNarrow = matchMedia('(width < 40rem)').matches;
  const [isWrapped, setWrapped] = useSwitch('wrap', isNarrow, 'line wrapping', context);
  const [isExportOpen, setExportOpen] = useState(false);
  const exportId = useAppId();
  const [isAutoRun, setAutoRun] = useSwitch('auto-run', false, 'auto-run', context);
  const code = useCode(original, player, context, {
    isWrapped,
    runsAtOnce: original.sketch !== undefined && !awaitsRun(original),
    onEdit,
    onCompileError,
  });
  useAutoRun(isAutoRun, code.source, player, code.runIfValid);
  useImperativeHandle(handle, () => ({ goTo: code.goTo }));
  useEffect(() => {
    onProblems(code.problems);
    return () => onProblems([]);
  }, [code.problems, onProblems]);

  const warning =
    isFromLink(original) || awaitsRun(original) ? hiddenCharacterWarning(code.source) : undefined;

  return (
    <>
      <Alert text={warning} />
      <fieldset className={`${block.bar} ${lab.group} ${panel.tools}`} aria-label="Code">
        <button
          type="button"
          className={`${lab.control} ${lab.primary}`}
          title="Run the code (Ctrl+Enter)"
          onClick={async () => {
            if (await code.run()) onRun();
          }}
        >
          Run
        </button>
        <Switch label="Auto-run" isOn={isAutoRun} onChange={setAutoRun} />
        <span className={lab.gap} />
        <button
          type="button"
          className={lab.control}
          disabled={!code.isEdited}
          onClick={code.reset}
        >
          Reset code
        </button>
        <button type="button" className={lab.control} onClick={code.share}>
          Share
        </button>
        <button
          type="button"
          className={lab.control}
          aria-expanded={isExportOpen}
          aria-controls={exportId}
          onClick={() => setExportOpen(!isExportOpen)}
        >
          Export
        </button>
      </fieldset>
      {isExportOpen && (
        <fieldset
          id={exportId}
          className={`${block.bar} ${lab.group} ${panel.tools}`}
          aria-label="Export"
        >
          <button type="button" className={lab.control} onClick={code.download}>
            HTML file
          </button>
          <button type="button" className={lab.control} onClick={code.saveProject}>
            Vite project
          </button>
          <button type="button" className={lab.control} onClick={code.savePicture}>
            Picture
          </button>
          <button type="button" className={lab.control} onClick={code.embed}>
            Embed code
          </button>
        </fieldset>
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
      <div ref={code.place} className={styles.editor} />
      <div className={styles.foot}>
        <p className={styles.message} role="status">
          <ChangingText>{code.message}</ChangingText>
        </p>
        {code.error !== '' && (
          <p className={styles.error} role="alert">
            <ChangingText>{code.error}</ChangingText>
          </p>
        )}
        {code.message === '' && code.error === '' && (
          <p className={styles.hint}>
            <kbd>Tab</kbd> leaves the editor, <kbd>{MODIFIER} ]</kbd> indents.
          </p>
        )}
        <span className={lab.gap} />
        <Switch
          label="Wrap lines"
          isOn={isWrapped}
          onChange={(isOn) => {
            setWrapped(isOn);
            code.wrap(isOn);
          }}
        />
        <button type="button" className={styles.small} onClick={code.find}>
          Find
        </button>
      </div>
    </>
  );
}

/** Somebody else can have written it. */
function isFromLink({ key }: PlaygroundItem): boolean {
  return key.startsWith('#code=');
}

const MODIFIER = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
