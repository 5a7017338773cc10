import { type ReactNode, useRef, useState } from 'react';
import block from '../../blocks/Scene.module.css';
import type { Values } from '../../model/scene.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass, ICONS, IconButton } from '../ui/IconButton.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';
import { isPlainGame, MenuKeys } from './LazyKeyPad.tsx';
import layout from './SceneControls.module.css';
import type { ToolsProps } from './Tools.tsx';
import { Transport } from './Transport.tsx';
import { type Storing, useUsedTools } from './useUsedTools.ts';

/** Fetched for readers who open the tools, or have used one. */
const loadTools = () => import('./Tools.tsx');
const UsedTools = lazyPart('tools', async () => (await loadTools()).UsedTools);
const ToolsPanel = lazyPart('tools', async () => (await loadTools()).ToolsPanel);
const parts = { Button: IconButton, linkClass: buttonClass };

interface ControlBarProps extends Pick<ToolsProps, 'view' | 'canPlot' | 'playground'> {
  player: Player;
  state: PlayerState;
  scene: SceneSummary;
  /** Values of the scene's parameters. */
  values: Values;
  frame: HTMLElement;
  site?: Storing;
  /** Additional buttons. */
  children: ReactNode;
}

/** The buttons of a scene: its own, such as "Jump", those of every scene, and tools that most readers don't need. */
export function ControlBar(props: ControlBarProps) {
  const { player, state, scene, values, frame, site, children, ...own } = props;
  const { status, failure, timeline, runnable, isSoundOn } = state;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const usage = useUsedTools(site);
  // The site's own code always responds to the other buttons.
  const canStop = runnable?.isTrusted === false && !state.isStopped;
  const canGoBack = timeline?.canGoBack === true;
  const isPlain = isPlainGame(scene);
  const tools = { ...own, parts, player, state, params: scene.params, canGoBack, usage };
  const transport = (
    <Transport
      isPlaying={!failure && (status?.isPlaying ?? false)}
      {...{ params: scene.params, values, send: player.send }}
      onStop={canStop ? player.interrupt : undefined}
    />
  );
  return (
    <>
      <fieldset className={`${block.bar} ${layout.bar}`} aria-label={scene.title}>
        {scene.controls.length > 0 && (
          <span className={layout.own}>
            {scene.controls.map((name) => (
              <Button key={name} onClick={() => player.send({ type: 'control', name })}>
                {name}
              </Button>
            ))}
          </span>
        )}
        {isPlain ? <MenuKeys scene={scene} send={player.send} /> : transport}
        <span className={styles.gap} />
        {!isOpen && usage.used.length > 0 && <UsedTools {...tools} />}
        {scene.hasSounds && (
          <IconButton
            icon={isSoundOn ? ICONS.sound : ICONS.muted}
            name="Sound"
            isPressed={isSoundOn}
            onClick={() => player.setSound(!isSoundOn)}
          />
        )}
        {children}
        <FullScreenButton frame={frame} />
        <Button ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Tools
        </Button>
      </fieldset>
      {isOpen && (
        <ToolsPanel
          {...tools}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        >
          {isPlain && transport}
        </ToolsPanel>
      )}
    </>
  );
}
