import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Scene.module.css';
import { readValues } from '../../model/params.ts';
import type { SceneData, SceneSummary } from '../../model/sceneData.ts';
import type { Failure } from '../../protocol/protocol.ts';
import type { PlotPanelProps } from '../chart/PlotPanel.tsx';
import type { PageContext } from '../context.ts';
import { factsOf } from '../player/facts.ts';
import type { Player } from '../player/player.ts';
import { Alert, TryAgain } from '../ui/Alert.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';
import { useAppId } from '../ui/useAppId.ts';
import { WorldCheckToggle } from '../worldCheck/WorldCheckToggle.tsx';
import { PictureFacts } from './FactChips.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { ParamList } from './ParamList.tsx';
import { SceneButtons } from './SceneButtons.tsx';
import layout from './SceneControls.module.css';
import { TimeStrip } from './TimeStrip.tsx';
import { Transport } from './Transport.tsx';

/** Fetched when they are first used. */
const ViewPanel = lazyPart(
  () => import('./ViewPanel.tsx'),
  ({ ViewPanel }) => ViewPanel,
);
const InspectorCard = lazyPart(
  () => import('../inspector/InspectorCard.tsx'),
  ({ InspectorCard }) => InspectorCard,
);

interface SceneControlsProps {
  /** Shown until the running scene describes itself. */
  scene: SceneSummary & Pick<SceneData, 'info'>;
  player: Player;
  /** The element that is shown in full screen: picture and controls. */
  frame: HTMLElement;
  /** Shown directly below the picture and its time, such as buttons for the scene's keys. */
  belowPicture?: ReactNode;
  /** Additional buttons. */
  tools?: ReactNode;
  /** The site around the scene, for links to its reference. */
  site?: Pick<PageContext, 'basePath' | 'reference'>;
  /** Shows the values that the reader plots; without it, values can't be plotted. */
  Plots?: ComponentType<PlotPanelProps>;
  /** What the additional buttons have opened: shown directly below them. */
  children?: ReactNode;
}

/** The buttons and parameters of a running scene, and its facts on the picture. */
export function SceneControls(props: SceneControlsProps) {
  const { player, frame, belowPicture, tools, site, children } = props;
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { status, failure, rate, layers, announcement, inspected, timeline } = state;
  // Code that has failed before it could describe itself has no controls.
  const expected = failure && !state.isUnavailable ? withoutControls(props.scene) : props.scene;
  const { scene = expected } = state;
  const { params } = scene;
  const info = status ? status.info : expected.info;
  const [isViewOpen, setViewOpen] = useState(false);
  /** Whether it was opened while the card of the inspector was there, so that it has to come first to be seen. */
  const [isViewFirst, setViewFirst] = useState(false);
  const isInspecting = inspected !== undefined;
  useEffect(() => {
    if (!isInspecting) setViewFirst(false);
  }, [isInspecting]);
  const viewId = useAppId();
  // Edited code can have other parameters.
  const values = readValues(params, state.values);
  const isPlaying = !failure && (status?.isPlaying ?? false);
  // Before it has started, too, so that the other buttons don't move.
  const canGoBack = timeline ? timeline.canGoBack : state.runnable?.isScene === true;
  // The site's own code follows the other buttons.
  const canStop = state.runnable?.isTrusted === false && !state.isStopped;
  const plotting = props.Plots && {
    plotted: state.plotted,
    onPlot: (names: string[]) => player.send({ type: 'plot', names }),
  };
  const picture = frame.querySelector(`.${block.picture}`);
  const card = inspected && (
    <LazyPart what="inspector">
      <InspectorCard
        item={inspected}
        site={site}
        inspect={(target) => player.send({ type: 'inspect', target })}
        onClose={() => frame.querySelector<HTMLElement>('[role="application"]')?.focus()}
      />
    </LazyPart>
  );
  const view = isViewOpen && (
    <LazyPart what="view">
      <ViewPanel id={viewId} {...{ layers, status, isTimed: state.isTimed }} send={player.send}>
        <WorldCheckToggle player={player} />
      </ViewPanel>
    </LazyPart>
  );
  const opened = [<Fragment key="card">{card}</Fragment>, <Fragment key="view">{view}</Fragment>];

  return (
    <>
      {timeline && <TimeStrip timeline={timeline} send={player.send} />}
      {belowPicture}
      <fieldset className={`${block.bar} ${styles.group} ${layout.bar}`} aria-label={scene.title}>
        {scene.controls.length > 0 && (
          <span className={layout.own}>
            <SceneButtons names={scene.controls} send={player.send} />
          </span>
        )}
        <Transport
          {...{ isPlaying, rate, params, values }}
          canGoBack={canGoBack}
          hasGhost={timeline?.hasGhost ?? false}
          send={player.send}
          onStop={canStop ? player.interrupt : undefined}
        />
        <span className={styles.gap} />
        {scene.hasSounds && (
          <IconButton
            icon={state.isSoundOn ? 'sound' : 'muted'}
            name="Sound"
            isPressed={state.isSoundOn}
            onClick={() => player.setSound(!state.isSoundOn)}
          />
        )}
        {tools}
        <IconButton
          icon="layers"
          name="View"
          opens={{ id: viewId, isOpen: isViewOpen }}
          onClick={() => {
            setViewOpen(!isViewOpen);
            setViewFirst(isInspecting);
          }}
        />
        <FullScreenButton frame={frame} />
      </fieldset>
      {props.Plots && <props.Plots plots={state.plots} timeline={timeline} />}
      {failure && (
        <FailureMessage
          failure={failure}
          onRetry={state.isUnavailable ? () => player.send({ type: 'reset' }) : undefined}
        />
      )}
      {state.isStopped && !failure && (
        <p className={styles.message}>Stopped. Press Play or Reset to start it again.</p>
      )}
      <Alert text={state.instrumentsFailure} />
      {children && <div className={layout.opened}>{children}</div>}
      <div className={layout.rest}>
        {isViewFirst ? opened.reverse() : opened}
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
      <p className={styles.spoken} role="status">
        <ChangingText>{announcement}</ChangingText>
      </p>
      {picture &&
        status &&
        !failure &&
        createPortal(<PictureFacts facts={factsOf(status)} plotting={plotting} />, picture)}
    </>
  );
}

function withoutControls(scene: SceneControlsProps['scene']): SceneControlsProps['scene'] {
  return { ...scene, params: {}, controls: [], info: undefined };
}

interface FailureMessageProps {
  failure: Failure;
  /** Loads again what could not be loaded. */
  onRetry?: () => void;
}

export function FailureMessage({ failure: { message, line }, onRetry }: FailureMessageProps) {
  return (
    <Alert text={line === undefined ? message : `Line ${line}: ${message}`}>
      {onRetry && <TryAgain retry={onRetry} />}
    </Alert>
  );
}
