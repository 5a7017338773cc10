import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import type { SceneData } from '../../model/sceneData.ts';
import { PlotPanel } from '../chart/PlotPanel.tsx';
import type { PageContext } from '../context.ts';
import { SceneControls } from '../controls/SceneControls.tsx';
import type { Player } from '../player/player.ts';
import { ICONS, IconButton } from '../ui/IconButton.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';
import { useAppId } from '../ui/useAppId.ts';
import { WorldCheckResult } from '../worldCheck/WorldCheckResult.tsx';
import type { CarryOver } from './CarryOver.tsx';
import type { GoalLine } from './GoalLine.tsx';
import panel from './ScenePanel.module.css';

const CodePanel = lazyPart(
  'editor',
  async () => (await import('../editor/CodePanel.tsx')).CodePanel,
);

interface ScenePanelProps {
  scene: Omit<SceneData, 'poster'>;
  player: Player;
  frame: HTMLElement;
  context: PageContext;
  /** Component for the goal; undefined if the scene has none. */
  Goal: typeof GoalLine | undefined;
  /** Component that offers the reader's changes of the previous step; undefined if there are none. */
  Carry: typeof CarryOver | undefined;
  /** Called when the panel has been rendered into the page. */
  onRendered: () => void;
}

/** The panel below the picture of a scene: its controls, and its code when it is open. */
export function ScenePanel(props: ScenePanelProps) {
  const { scene, player, frame, context, Goal, Carry, onRendered } = props;
  const [isCodeOpen, setCodeOpen] = useState(false);
  /** How often changes have been carried over into the open code. The editor then starts with them. */
  const [carried, setCarried] = useState(0);
  const code = useRef<HTMLElement>(null);
  const codeId = useAppId();
  const { goal } = scene;
  const key = `scene=${scene.id}`;
  const playground = `${context.basePath}${PLAYGROUND_PATH}#${key}`;

  useLayoutEffect(onRendered, [onRendered]);

  // An attribute for the picture's styles: with :has(), the browser would compute all styles on every change.
  useLayoutEffect(() => {
    frame.toggleAttribute('data-code-open', isCodeOpen);
  }, [isCodeOpen, frame]);

  useEffect(() => {
    if (isCodeOpen && code.current) reveal(code.current, frame);
  }, [isCodeOpen, carried, frame]);

  return (
    <>
      <SceneControls
        {...{ scene, player, frame, playground }}
        site={context}
        Plots={PlotPanel}
        belowPicture={
          goal && Goal && <Goal scene={{ ...scene, goal }} player={player} context={context} />
        }
        buttons={
          <IconButton
            icon={ICONS.code}
            name="Code"
            opens={{ id: codeId, isOpen: isCodeOpen }}
            onClick={() => {
              setCarried(0);
              setCodeOpen(!isCodeOpen);
            }}
          />
        }
      >
        {isCodeOpen && (
          <section ref={code} id={codeId} className={panel.code} aria-label="Code" tabIndex={-1}>
            <CodePanel
              key={carried}
              runsImmediately={carried > 0}
              original={{ ...scene, key, isTrusted: true, isScene: !scene.isGame }}
              player={player}
              context={context}
            >
              <a className={styles.link} href={playground}>
                Open in the playground
              </a>
            </CodePanel>
          </section>
        )}
      </SceneControls>
      {Carry && (
        <Carry
          {...{ scene, frame, context }}
          onCarried={() => {
            setCarried(carried + 1);
            setCodeOpen(true);
          }}
        />
      )}
      <WorldCheckResult player={player} basePath={context.basePath} />
    </>
  );
}

/**
 * Moves the focus to a part below a picture. If it ends below the window, the picture is scrolled to the top,
 * so that both are visible.
 */
function reveal(part: HTMLElement, frame: HTMLElement): void {
  part.focus({ preventScroll: true });
  if (part.getBoundingClientRect().bottom > innerHeight) frame.scrollIntoView();
}
