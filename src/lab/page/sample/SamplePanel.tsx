import { useEffect, useLayoutEffect } from 'react';
import { PlotPanel } from '../chart/PlotPanel.tsx';
import { ConsoleList } from '../console/ConsoleList.tsx';
import type { PageContext } from '../context.ts';
import { FailureMessage, SceneControls } from '../controls/SceneControls.tsx';
import type { Player } from '../player/player.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import { Button } from '../ui/Button.tsx';
import styles from '../ui/lab.module.css';
import own from './SamplePanel.module.css';

interface SamplePanelProps {
  title: string;
  player: Player;
  /** The element for full screen. */
  frame: HTMLElement;
  site: Pick<PageContext, 'basePath' | 'reference'>;
  /** URL of the playground with the sample. */
  playground: string;
  onClose: () => void;
}

/** The panel below the picture of a sample: controls, if there is a picture, and its console. */
export function SamplePanel(props: SamplePanelProps) {
  const { title, player, frame, site, playground, onClose } = props;
  const scene = usePlayerState(player, (state) => state.scene);
  const failure = usePlayerState(player, (state) => state.failure);
  const console = usePlayerState(player, (state) => state.console);
  const hasPicture = scene?.hasPicture ?? true;
  const isPrinting = console.length > 0;

  useLayoutEffect(() => {
    frame.toggleAttribute('data-bare', !hasPicture);
  }, [frame, hasPicture]);

  // The result of a long sample can be below the window.
  const hasResult = scene !== undefined || failure !== undefined;
  useEffect(() => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    if (hasResult) frame.scrollIntoView({ block: 'nearest', behavior });
  }, [frame, hasResult]);

  return (
    <>
      {hasPicture && (
        <SceneControls
          scene={{ ...NO_CONTROLS, title }}
          {...{ player, frame, site }}
          Plots={PlotPanel}
        />
      )}
      {!hasPicture && failure && <FailureMessage failure={failure} />}
      {/* A sample that doesn't print doesn't need an empty console below its picture. */}
      {(isPrinting || (scene && !hasPicture)) && (
        <div className={own.console}>
          <ConsoleList entries={console} />
        </div>
      )}
      <div className={own.bar}>
        <a className={styles.link} href={playground}>
          Open in playground
        </a>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

const NO_CONTROLS = { description: '', params: {}, controls: [] };
