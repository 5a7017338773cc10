import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import block from '../blocks/Scene.module.css';
import { readValues } from '../params.ts';
import type { Failure, SceneSummary } from '../runner/protocol.ts';
import { PictureFacts } from './controls/FactChips.tsx';
import { FullScreenButton } from './controls/FullScreenButton.tsx';
import { factsOf } from './controls/facts.ts';
import { ParamList } from './controls/ParamList.tsx';
import { SceneButtons } from './controls/SceneButtons.tsx';
import { Transport } from './controls/Transport.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './lab.module.css';
import type { Player } from './player.ts';
import layout from './SceneControls.module.css';
import { ViewPanel } from './ViewPanel.tsx';

interface SceneControlsProps {
  /** Shown until the running scene describes itself. */
  scene: SceneSummary;
  player: Player;
  /** The element that is shown in full screen: picture and controls. */
  frame: HTMLElement;
  /** Additional buttons. */
  tools?: ReactNode;
  /** What the additional buttons have opened: shown directly below them. */
  children?: ReactNode;
}

/** The buttons and parameters of a running scene, and its facts on the picture. */
export function SceneControls(props: SceneControlsProps) {
  const { player, frame, tools, children } = props;
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { scene = props.scene, status, failure, rate, layers, announcement } = state;
  const { params } = scene;
  const [isViewOpen, setViewOpen] = useState(false);
  const viewId = useId();
  // Edited code can have other parameters.
  const values = readValues(params, state.values);
  const isPlaying = !failure && (status?.isPlaying ?? false);
  const picture = frame.querySelector(`.${block.picture}`);

  return (
    <>
      <fieldset className={`${block.bar} ${styles.group} ${layout.bar}`} aria-label={scene.title}>
        {scene.controls.length > 0 && (
          <span className={layout.own}>
            <SceneButtons names={scene.controls} send={player.send} />
          </span>
        )}
        <Transport {...{ isPlaying, rate, params, values }} send={player.send} />
        <span className={styles.gap} />
        {tools}
        <IconButton
          icon="layers"
          name="View"
          opens={{ id: viewId, isOpen: isViewOpen }}
          onClick={() => setViewOpen(!isViewOpen)}
        />
        <FullScreenButton frame={frame} />
      </fieldset>
      {failure && <FailureMessage failure={failure} />}
      {children && <div className={layout.opened}>{children}</div>}
      <div className={layout.rest}>
        {isViewOpen && <ViewPanel id={viewId} layers={layers} status={status} send={player.send} />}
        <ParamList
          params={params}
          values={values}
          onChange={(name, value) => player.send({ type: 'values', values: { [name]: value } })}
        />
        {status?.info && <p className={layout.info}>{status.info}</p>}
      </div>
      <p className={styles.spoken} role="status">
        {announcement}
      </p>
      {picture &&
        status &&
        !failure &&
        createPortal(<PictureFacts facts={factsOf(status)} />, picture)}
    </>
  );
}

function FailureMessage({ failure: { message, line } }: { failure: Failure }) {
  return (
    <p className={styles.failure} role="alert">
      {line === undefined ? '' : `Line ${line}: `}
      {message}
    </p>
  );
}
