import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Playground.module.css';
import sceneBlock from '../../blocks/Scene.module.css';
import { PlotPanel } from '../chart/PlotPanel.tsx';
import { ConsoleList } from '../console/ConsoleList.tsx';
import type { PageContext } from '../context.ts';
import { SceneControls } from '../controls/SceneControls.tsx';
import type { CodeProblem, Position } from '../editor/problems.ts';
import type { FirstView, PlaygroundItem } from '../items/playgroundItems.ts';
import type { Sketch } from '../items/sketches.ts';
import { awaitsRun } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import lab from '../ui/lab.module.css';
import { WorldCheckResult } from '../worldCheck/WorldCheckResult.tsx';
import { Cover } from './Cover.tsx';
import { Drawer, type DrawerTabId } from './Drawer.tsx';
import { ItemLink } from './ItemLink.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Splitter, useShare } from './Splitter.tsx';
import styles from './workbench.module.css';

const PICTURE_SHARE = { min: 40, max: 94, initial: 78 };

interface StageProps extends OutputProps {
  item?: PlaygroundItem;
  /** Changes with each item that the URL opens. */
  visit: number;
  /** The first view, which takes the stage's space until an item is loaded. */
  first?: FirstView;
  /** The element of the live picture. */
  picture: HTMLElement;
  /** The stage itself, for full screen; null before it is rendered. */
  frame: HTMLElement | null;
  onFrame: (frame: HTMLElement | null) => void;
  /** Called with the key of an item to open. */
  onOpen: (key: string) => void;
  /** Called when the reader runs code that has waited for it. */
  onRun: () => void;
}

/** The picture of the running code, its controls, and below them its console output and problems. */
export function Stage(props: StageProps) {
  const { item, visit, first, player, context, picture, frame, onFrame, onOpen, onRun } = props;
  const runnable = usePlayerState(player, (state) => state.runnable);
  const start = useRef<HTMLDivElement>(null);
  const [share, setShare] = useShare('picture', PICTURE_SHARE, context);
  useLayoutEffect(() => {
    start.current?.before(picture);
  }, [picture]);

  return (
    <div
      ref={onFrame}
      className={`${block.stage} ${styles.stage}`}
      style={{ '--picture-share': share.value } as CSSProperties}
    >
      <div ref={start} hidden />
      {!runnable && item && awaitsRun(item) && (
        <Cover key={visit} {...{ item, picture, context, onRun }} />
      )}
      <div className={`${sceneBlock.panel} ${block.panel} ${styles.panel}`}>
        {first && <ElementSlot element={first.controls} />}
        {runnable && frame && (
          <SceneControls
            scene={item?.scene ?? NO_CONTROLS}
            {...{ player, frame }}
            site={context}
            Plots={PlotPanel}
          />
        )}
        {/* In a guide, the caption shows the description. */}
        {runnable && item && !item.sketch && (
          <p className={block.description}>
            <ChangingText>{item.description}</ChangingText>
          </p>
        )}
        {item?.sketch && <Origin sketch={item.sketch} onOpen={onOpen} />}
      </div>
      <Splitter
        label="Height of the picture"
        orientation="horizontal"
        share={share}
        onChange={setShare}
      />
      <Output {...props} />
    </div>
  );
}

interface OutputProps {
  player: Player;
  context: PageContext;
  problems: CodeProblem[];
  /** The visible list. */
  tab: DrawerTabId;
  onTab: (tab: DrawerTabId) => void;
  /** Called with a position in the code that the reader has chosen. */
  onGoTo: (position: Position) => void;
}

/** The console output and the problems of the code. */
function Output({ player, context, problems, tab, onTab, onGoTo }: OutputProps) {
  const failure = usePlayerState(player, (state) => state.failure);
  const findings = usePlayerState(player, (state) => state.findings);
  const printed = usePlayerState(player, (state) => state.console);
  // A failure without a line has no mark in the editor.
  const stopped = failure && failure.line === undefined ? failure.message : undefined;
  useEffect(() => {
    if (failure) onTab('problems');
  }, [failure, onTab]);

  const tabs = {
    console: {
      label: 'Console',
      count: printed.length,
      content: <ConsoleList entries={printed} onLine={(line) => onGoTo({ line })} />,
    },
    problems: {
      label: 'Problems',
      count: problems.length + findings.length + (stopped === undefined ? 0 : 1),
      content: (
        <>
          <ProblemList failure={stopped} {...{ problems, context, onGoTo }} />
          <WorldCheckResult player={player} basePath={context.basePath} />
        </>
      ),
    },
  };
  return <Drawer tabs={tabs} selected={tab} onSelect={onTab} />;
}

/** Shows an element that React doesn't own. */
function ElementSlot({ element }: { element: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(element);
  }, [element]);
  return <div ref={container} />;
}

function Origin({ sketch: { from }, onOpen }: { sketch: Sketch; onOpen: StageProps['onOpen'] }) {
  if (!from) return <p className={lab.message}>Your sketch</p>;
  const { key, title } = from;
  return (
    <p className={lab.message}>
      <span>{'Your sketch, from '}</span>
      {key === undefined ? (
        <i>
          <ChangingText>{title}</ChangingText>
        </i>
      ) : (
        <ItemLink item={key} onOpen={onOpen}>
          <ChangingText>{title}</ChangingText>
        </ItemLink>
      )}
    </p>
  );
}

const NO_CONTROLS = { title: 'Scene', description: '', params: {}, controls: [] };
