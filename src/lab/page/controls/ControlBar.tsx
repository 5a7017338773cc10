import type { ReactNode } from 'react';
import block from '../../blocks/Scene.module.css';
import type { Values } from '../../model/scene.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from '../ui/lab.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';
import layout from './SceneControls.module.css';
import { Transport } from './Transport.tsx';

interface ControlBarProps {
  player: Player;
  state: PlayerState;
  scene: SceneSummary;
  /** Values of the scene's parameters. */
  values: Values;
  frame: HTMLElement;
  /** The panel that the second-to-last button opens. */
  view: { id: string; isOpen: boolean; toggle: () => void };
  /** Additional buttons. */
  children: ReactNode;
}

/** The buttons of a scene: its own, such as "Jump", and those of every scene. */
export function ControlBar(props: ControlBarProps) {
  const { player, state, scene, values, frame, view, children } = props;
  const { status, failure, timeline, runnable, isSoundOn } = state;
  // The site's own code always responds to the other buttons.
  const canStop = runnable?.isTrusted === false && !state.isStopped;
  return (
    <fieldset className={`${block.bar} ${styles.group} ${layout.bar}`} aria-label={scene.title}>
      {scene.controls.length > 0 && (
        <span className={layout.own}>
          {scene.controls.map((name) => (
            <Button key={name} onClick={() => player.send({ type: 'control', name })}>
              {name}
            </Button>
          ))}
        </span>
      )}
      <Transport
        isPlaying={!failure && (status?.isPlaying ?? false)}
        {...{ rate: state.rate, params: scene.params, values }}
        // Also true before a scene has started, so that the other buttons don't move.
        canGoBack={timeline ? timeline.canGoBack : runnable?.isScene === true}
        hasGhost={timeline?.hasGhost ?? false}
        send={player.send}
        onStop={canStop ? player.interrupt : undefined}
      />
      <span className={styles.gap} />
      {scene.hasSounds && (
        <IconButton
          icon={isSoundOn ? 'sound' : 'muted'}
          name="Sound"
          isPressed={isSoundOn}
          onClick={() => player.setSound(!isSoundOn)}
        />
      )}
      {children}
      <IconButton icon="layers" name="View" opens={view} onClick={view.toggle} />
      <FullScreenButton frame={frame} />
    </fieldset>
  );
}
