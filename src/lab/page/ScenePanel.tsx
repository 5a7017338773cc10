import { lazy, useId, useState } from 'react';
import { PLAYGROUND_PATH } from '../../address/address.ts';
import type { SceneData } from '../sceneData.ts';
import type { PageContext } from './context.ts';
import { IconButton } from './IconButton.tsx';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import { PlotPanel } from './PlotPanel.tsx';
import type { Player } from './player.ts';
import { SceneControls } from './SceneControls.tsx';

/** The editor is fetched when it is first shown. */
export const CodePanel = lazy(async () => ({
  default: (await import('./code/CodePanel.tsx')).CodePanel,
}));

interface ScenePanelProps {
  scene: Omit<SceneData, 'poster'>;
  player: Player;
  frame: HTMLElement;
  context: PageContext;
}

/** The panel below the picture of a scene: its controls, and its code when it is open. */
export function ScenePanel({ scene, player, frame, context }: ScenePanelProps) {
  const [isCodeOpen, setCodeOpen] = useState(false);
  const codeId = useId();
  const key = `scene=${scene.id}`;
  const codeButton = (
    <IconButton
      icon="code"
      name="Code"
      opens={{ id: codeId, isOpen: isCodeOpen }}
      onClick={() => setCodeOpen(!isCodeOpen)}
    />
  );
  return (
    <>
      <div className={styles.below}>
        <SceneControls
          scene={scene}
          player={player}
          frame={frame}
          tools={codeButton}
          Plots={PlotPanel}
        />
      </div>
      {isCodeOpen && (
        <section id={codeId} className={styles.code} aria-label="Code">
          <LazyPart what="editor">
            <CodePanel
              original={{ ...scene, key, isTrusted: true }}
              player={player}
              context={context}
            >
              <a className={styles.link} href={`${context.basePath}${PLAYGROUND_PATH}#${key}`}>
                Open in the playground
              </a>
            </CodePanel>
          </LazyPart>
        </section>
      )}
    </>
  );
}
