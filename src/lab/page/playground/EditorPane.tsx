import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import type { PageContext } from '../context.ts';
import panel from '../editor/CodePanel.module.css';
import { hiddenCharacterWarning } from '../editor/hiddenCharacters.ts';
import { LinkField } from '../editor/LinkField.tsx';
import { PageLinks, SceneApiLink } from '../editor/PageLinks.tsx';
import type { CodeProblem, Position } from '../editor/problems.ts';
import { type Code, useCode } from '../editor/useCode.ts';
import type { PlaygroundItem } from '../items/playgroundItems.ts';
import { awaitsRun } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import lab from '../ui/lab.module.css';
import { Switch } from '../ui/Switch.tsx';
import { useAppId } from '../ui/useAppId.ts';
import styles from './editorPane.module.css';
import { MODIFIER } from './modifier.ts';
import { useSwitch } from './useStored.ts';

interface EditorPaneProps {
  /** Only read on the first render: give the pane a `key` that changes with it. */
  original: PlaygroundItem;
  /** The line to go to. */
  line: number | undefined;
  player: Player;
  context: PageContext;
  /** Receives a function that goes to a position in the code. */
  goTo: RefObject<((position: Position) => void) | null>;
  /** How often the reader has pressed Run outside the editor, also before the editor was loaded. */
  runRequests: number;
  onProblems: (problems: CodeProblem[]) => void;
  onEdit: (source: string) => void;
  /** Called when the reader has pressed Run, and the code runs. */
  onRun: () => void;
  /** Called when an action needs code that compiles, and the code doesn't. */
  onCompileError: () => void;
}

/** The code of the workbench, with all of its actions. */
export function EditorPane(props: EditorPaneProps) {
  const { original, line, player, context, goTo, runRequests } = props;
  const { onProblems, onEdit, onRun, onCompileError } = props;
  const isNarrow = matchMedia('(width < 40rem)').matches;
  const [isWrapped, setWrapped] = useSwitch('wrap', 'line wrapping', isNarrow, context);
  const [isAutoRun, setAutoRun] = useSwitch('auto-run', 'auto-run', false, context);
  const code = useCode(original, player, context, {
    isWrapped,
    runsImmediately: original.sketch !== undefined && !awaitsRun(original),
    onEdit,
    onCompileError,
  });
  useAutoRun(isAutoRun, code, player);
  useEffect(() => {
    if (runRequests > 0) void code.run();
  }, [runRequests]);
  useEffect(() => {
    if (line !== undefined) code.goTo({ line });
  }, [line]);
  useImperativeHandle(goTo, () => code.goTo);
  useEffect(() => {
    onProblems(code.problems);
    return () => onProblems([]);
  }, [code.problems, onProblems]);

  return (
    <>
      <Alert text={awaitsRun(original) ? hiddenCharacterWarning(code.source) : undefined} />
      <Tools code={code} onRun={onRun}>
        <Switch label="Auto-run" isOn={isAutoRun} onChange={setAutoRun} />
      </Tools>
      <LinkField link={code.link} />
      <div ref={code.container} className={`${panel.editor} ${styles.editor}`} />
      <Foot code={code} context={context}>
        <SceneApiLink source={code.source} context={context} />
        <Switch
          label="Wrap lines"
          isOn={isWrapped}
          onChange={(isOn) => {
            setWrapped(isOn);
            code.wrap(isOn);
          }}
        />
      </Foot>
    </>
  );
}

/** Milliseconds between the last change of the code and its automatic run. */
const AUTO_RUN_DELAY = 500;

/**
 * Runs code a moment after each change, once something has run: code from a link waits until the reader has
 * reviewed it and pressed Run.
 */
function useAutoRun(isOn: boolean, { source, runIfValid }: Code, player: Player): void {
  const last = useRef(source);
  useEffect(() => {
    if (last.current === source) return;
    last.current = source;
    if (!isOn || !player.state().runnable) return;
    const timer = setTimeout(runIfValid, AUTO_RUN_DELAY);
    return () => clearTimeout(timer);
  }, [isOn, source, player]);
}

interface PartProps {
  code: Code;
  children: ReactNode;
}

/** The buttons for the code. */
function Tools({ code, onRun, children }: PartProps & Pick<EditorPaneProps, 'onRun'>) {
  const [isExportOpen, setExportOpen] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);
  const exportId = useAppId();
  const className = `${block.bar} ${panel.tools}`;
  return (
    <>
      <fieldset className={className} aria-label="Code">
        <Button
          ref={runButton}
          isPrimary
          title="Run the code (Ctrl+Enter)"
          onClick={async () => {
            if (await code.run()) onRun();
          }}
        >
          Run
        </Button>
        {children}
        <span className={lab.gap} />
        <Button
          disabled={!code.isEdited}
          onClick={() => {
            runButton.current?.focus(); // a button that gets disabled loses the focus
            code.reset();
          }}
        >
          Reset code
        </Button>
        <Button onClick={code.share}>Share</Button>
        <Button
          aria-expanded={isExportOpen}
          aria-controls={exportId}
          onClick={() => setExportOpen(!isExportOpen)}
        >
          Export
        </Button>
      </fieldset>
      {isExportOpen && (
        <fieldset id={exportId} className={className} aria-label="Export">
          <Button onClick={code.download}>HTML file</Button>
          <Button onClick={code.saveProject}>Vite project</Button>
          <Button onClick={code.savePicture}>Picture</Button>
          <Button onClick={code.embed}>Embed code</Button>
        </fieldset>
      )}
    </>
  );
}

/** The result of the last action, or else a hint on how to leave the editor. */
function Foot({ code, context, children }: PartProps & Pick<EditorPaneProps, 'context'>) {
  return (
    <div className={styles.foot}>
      <p className={styles.message} role="status">
        <ChangingText>{code.message}</ChangingText>
      </p>
      <Alert text={code.error}>
        <PageLinks text={code.error} context={context} />
      </Alert>
      {code.message === '' && code.error === '' && (
        <p className={styles.hint}>
          <kbd>Tab</kbd> leaves the editor, <kbd>{MODIFIER} ]</kbd> indents.
        </p>
      )}
      <span className={lab.gap} />
      {children}
      <Button onClick={code.find}>Find</Button>
    </div>
  );
}
