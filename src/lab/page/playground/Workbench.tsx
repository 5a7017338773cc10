import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import block from '../../blocks/Playground.module.css';
import type { CodeProblem, Position } from '../editor/problems.ts';
import type { FirstView } from '../items/playgroundItems.ts';
import { awaitsRun } from '../items/sketchItem.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import { Alert, TryAgain } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import type { DrawerTabId } from './Drawer.tsx';
import { Head, type HeadProps } from './Head.tsx';
import { ItemLink } from './ItemLink.tsx';
import { Splitter, useShare } from './Splitter.tsx';
import { Stage } from './Stage.tsx';
import { useIsNeeded } from './useIsNeeded.ts';
import { useKeptValues } from './useKeptValues.ts';
import styles from './workbench.module.css';

const EditorPane = lazyPart('editor', async () => (await import('./EditorPane.tsx')).EditorPane);

/** Media query for two panes next to each other. */
const WIDE = '(width >= 64rem)';

/** Media query for one pane at a time, as in the styles. */
const TABBED = '(width < 40rem) and (any-pointer: coarse)';

const PANES = { picture: 'Picture', code: 'Code' };
type PaneId = keyof typeof PANES;

const STAGE_SHARE = { min: 25, max: 75, initial: 50 };

/** What the reader has done since an item was opened. */
interface Visit {
  /** The pane that the reader has chosen. */
  pane?: PaneId;
  /** How often the reader has pressed Run outside the editor. */
  runRequests?: number;
  /** Whether the editor has been opened. It then stays. */
  isOpened?: boolean;
}

/** Returns what the reader has done in a visit, and a function that changes it. Each visit starts anew. */
function useVisit(visit: number): [Visit, (changes: Visit) => void] {
  const [latest, setLatest] = useState<Visit & { visit: number }>({ visit });
  const change = (changes: Visit) =>
    setLatest((last) => {
      // An action can end when another item is open.
      if (last.visit > visit) return last;
      return { ...(last.visit === visit && last), ...changes, visit };
    });
  return [latest.visit === visit ? latest : {}, change];
}

interface WorkbenchProps extends Omit<HeadProps, 'title'> {
  /** The element of the live picture. */
  picture: HTMLElement;
  /** The first view, which is visible until an item is loaded. */
  first?: FirstView;
  /** Called when the workbench has been rendered into the page. */
  onRendered: () => void;
}

/** The playground: a picture with its controls, and the code that it runs. */
export function Workbench(props: WorkbenchProps) {
  const { items, sketches, player, context, onRendered } = props;
  const { item, visit, line, failure, retry, current } = useSyncExternalStore(
    items.subscribe,
    items.state,
  );
  const isStarted = usePlayerState(player, (state) => state.isStarted);
  const runFailure = usePlayerState(player, (state) => state.failure);
  const problem = useSyncExternalStore(sketches.subscribe, () => sketches.problem(item?.sketch));
  const [problems, setProblems] = useState<CodeProblem[]>([]);
  const [tab, setTab] = useState<DrawerTabId>('console');
  const [share, setShare] = useShare('stage', STAGE_SHARE, context);
  const [{ pane: chosen, runRequests = 0, isOpened }, change] = useVisit(visit);
  const goTo = useRef<(position: Position) => void>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const code = useRef<HTMLElement>(null);
  // A link to a line shows the line.
  const pane = chosen ?? (line === undefined ? 'picture' : 'code');
  const isTabbed = matchMedia(TABBED).matches;
  const first = item || failure !== undefined ? undefined : props.first;
  /** Whether the controls have their final height, and with it everything below them its position. */
  const isLaidOut =
    [first, item?.scene, failure, runFailure].some((one) => one !== undefined) ||
    isStarted ||
    (item !== undefined && awaitsRun(item));
  const isNear = useIsNeeded(code, isLaidOut || matchMedia(WIDE).matches);
  const isCodeNeeded =
    item?.sketch !== undefined ||
    line !== undefined ||
    runRequests > 0 ||
    (isTabbed ? pane === 'code' : isNear);
  // Without the editor, a run whose code is still being compiled would be lost.
  if (isCodeNeeded && !isOpened) change({ isOpened: true });
  const requestRun = () => change({ runRequests: runRequests + 1 });
  const showPane = (next: PaneId) => {
    flushSync(() => change({ pane: next }));
    code.current?.parentElement?.scrollIntoView();
  };
  useLayoutEffect(onRendered, [onRendered]);
  useKeptValues(items, player);

  return (
    <>
      <Head {...props} title={first?.title ?? ''} />
      <div
        className={`${block.panes} ${styles.panes}`}
        data-starting={isLaidOut ? undefined : ''}
        data-pane={pane}
        style={{ '--stage-share': share.value } as CSSProperties}
      >
        <Stage
          {...{ item, visit, first, player, context, problems, tab }}
          picture={props.picture}
          onTab={setTab}
          frame={stage}
          onFrame={setStage}
          onGoTo={(position) => {
            if (isTabbed) showPane('code');
            goTo.current?.(position);
          }}
          onOpen={items.open}
          onRun={requestRun}
        />
        <Splitter
          label="Width of the picture"
          orientation="vertical"
          share={share}
          onChange={setShare}
        />
        <section ref={code} className={block.code} aria-label="Code">
          <Alert text={problem} />
          <Alert text={failure}>
            {retry && <TryAgain retry={retry} />}
            {current !== undefined && (
              <span>
                {' '}
                <ItemLink item={current} onOpen={items.open}>
                  Open the current code
                </ItemLink>
              </span>
            )}
          </Alert>
          {item && isOpened && (
            <EditorPane
              key={visit}
              original={item}
              {...{ line, player, context, goTo }}
              runRequests={runRequests}
              onProblems={setProblems}
              onEdit={(source) => items.keep({ source })}
              onCompileError={() => setTab('problems')}
              // In a single column, the picture above the code can be out of view.
              onRun={() => {
                if (isTabbed) showPane('picture');
                else if (!matchMedia(WIDE).matches) stage?.scrollIntoView();
              }}
            />
          )}
        </section>
      </div>
      <PaneBar shown={pane} onShow={showPane} onRun={requestRun} />
    </>
  );
}

interface PaneBarProps {
  shown: PaneId;
  onShow: (pane: PaneId) => void;
  onRun: () => void;
}

/** The buttons that choose a pane, on phones, and Run for the code that isn't visible. */
function PaneBar({ shown, onShow, onRun }: PaneBarProps) {
  return (
    <fieldset className={styles.paneBar} aria-label="Panes">
      {(Object.keys(PANES) as PaneId[]).map((id) => (
        <button
          key={id}
          type="button"
          className={styles.paneButton}
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
        >
          {PANES[id]}
        </button>
      ))}
      {shown === 'picture' && (
        <Button isPrimary onClick={onRun}>
          Run
        </Button>
      )}
    </fieldset>
  );
}
