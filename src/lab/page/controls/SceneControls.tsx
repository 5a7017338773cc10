import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import { readValues } from '../../model/params.ts';
import type { SceneData, SceneSummary } from '../../model/sceneData.ts';
import type { Failure } from '../../protocol/protocol.ts';
import type { PlotPanelProps } from '../chart/PlotPanel.tsx';
import type { PageContext } from '../context.ts';
import { listFacts } from '../player/facts.ts';
import type { Player } from '../player/player.ts';
import { Alert, TryAgain } from '../ui/Alert.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';
import { useAppId } from '../ui/useAppId.ts';
import { ControlBar } from './ControlBar.tsx';
import { FactChips } from './FactChips.tsx';
import { isPlainGame, LazyKeyPad } from './LazyKeyPad.tsx';
import { ParamList } from './ParamList.tsx';
import layout from './SceneControls.module.css';
import { TimeStrip } from './TimeStrip.tsx';
import type { Storing } from './useUsedTools.ts';

const ViewPanel = lazyPart('view', async () => (await import('./ViewPanel.tsx')).ViewPanel);
const InspectorCard = lazyPart(
  'inspector',
  async () => (await import('../inspector/InspectorCard.tsx')).InspectorCard,
);

interface SceneControlsProps {
  /** The scene to describe until the running one describes itself. */
  scene: SceneSummary & Pick<SceneData, 'info'>;
  player: Player;
  /** The element for full screen, with picture and controls. */
  frame: HTMLElement;
  /** Content directly below the picture and its time, such as a goal. */
  belowPicture?: ReactNode;
  /** Additional buttons. */
  buttons?: ReactNode;
  /** Address of the scene in the playground, outside of it. */
  playground?: string;
  /** The site around the scene, for links to its reference and for what the reader prefers. */
  site?: Pick<PageContext, 'basePath' | 'reference'> & Storing;
  /** Shows the values that the reader plots; without it, values can't be plotted. */
  Plots?: ComponentType<PlotPanelProps>;
  /** Content that the additional buttons have opened, directly below them. */
  children?: ReactNode;
}

/** The buttons and parameters of a running scene, and its facts on the picture. */
export function SceneControls(props: SceneControlsProps) {
  const { player, frame, belowPicture, buttons, playground, site, Plots, children } = props;
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { status, failure, inspected, timeline } = state;
  // Code that has failed before it could describe itself has no controls.
  const expected =
    failure && !state.isUnavailable
      ? { ...props.scene, params: {}, controls: [], info: undefined }
      : props.scene;
  const { scene = expected } = state;
  const { params } = scene;
  const info = status ? status.info : expected.info;
  const [isViewOpen, setViewOpen] = useState(false);
  const viewId = useAppId();
  const view = { id: viewId, isOpen: isViewOpen, toggle: () => setViewOpen(!isViewOpen) };
  // Edited code can have other parameters.
  const values = readValues(params, state.values);
  const plotting = Plots && {
    plotted: state.plotted,
    onPlot: (names: string[]) => player.send({ type: 'plot', names }),
  };
  const picture = frame.querySelector(`.${block.picture}`);
  const hasFacts = status !== undefined && !failure && !scene.isGame;

  return (
    <>
      {timeline && !isPlainGame(scene) && <TimeStrip timeline={timeline} send={player.send} />}
      {belowPicture}
      <ControlBar
        {...{ player, state, scene, values, frame, view, site, playground }}
        canPlot={hasFacts && plotting !== undefined}
      >
        {buttons}
      </ControlBar>
      {state.isStopped && !failure && (
        <p className={styles.message}>Stopped. Press Play or Reset to start it again.</p>
      )}
      <Alert text={state.toolsFailure} />
      {children && <div className={layout.opened}>{children}</div>}
      <div className={layout.rest}>
        {inspected && (
          <InspectorCard
            item={inspected}
            site={site}
            inspect={(target) => player.send({ type: 'inspect', target })}
            onClose={() => frame.querySelector<HTMLElement>('[role="application"]')?.focus()}
          />
        )}
        {isViewOpen && <ViewPanel id={viewId} player={player} hasWorldCheck={site !== undefined} />}
        <ParamList
          params={params}
          values={values}
          onChange={(name, value) => player.send({ type: 'values', values: { [name]: value } })}
        />
        {info && (
          <p className={block.info}>
            <ChangingText>{info}</ChangingText>
          </p>
        )}
      </div>
      <p className="sr-only" role="status">
        <ChangingText>{state.announcement}</ChangingText>
      </p>
      {picture &&
        createPortal(
          <>
            {hasFacts && <FactChips facts={listFacts(status)} plotting={plotting} isOnPicture />}
            <div className={layout.overPicture}>
              {Plots && plotting && <Plots {...{ ...plotting, plots: state.plots, timeline }} />}
              {state.runnable && <LazyKeyPad scene={scene} send={player.send} />}
            </div>
            {failure && (
              <div className={layout.failure}>
                <FailureMessage
                  failure={failure}
                  onRetry={state.isUnavailable ? () => player.send({ type: 'reset' }) : undefined}
                />
              </div>
            )}
          </>,
          picture,
        )}
    </>
  );
}

interface FailureMessageProps {
  failure: Failure;
  /** Tries again to load what is missing. */
  onRetry?: () => void;
}

export function FailureMessage({ failure: { message, line }, onRetry }: FailureMessageProps) {
  return (
    <Alert text={line === undefined ? message : `Line ${line}: ${message}`}>
      {onRetry && <TryAgain retry={onRetry} />}
    </Alert>
  );
}
