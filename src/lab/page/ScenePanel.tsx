import { lazy, useEffect, useId, useRef, useState } from 'react';
import { PLAYGROUND_PATH } from '../../address/address.ts';
import type { SceneData } from '../sceneData.ts';
import type { PageContext } from './context.ts';
import { IconButton } from './IconButton.tsx';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import type { Player } from './player.ts';
import { SceneControls } from './SceneControls.tsx';
import panel from './ScenePanel.module.css';

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
  const code = useRef<HTMLElement>(null);
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

  useEffect(() => {
    if (isCodeOpen && code.current) reveal(code.current, frame);
  }, [isCodeOpen, frame]);

  return (
    <SceneControls scene={scene} player={player} frame={frame} tools={codeButton}>
      {isCodeOpen && (
        <section ref={code} id={codeId} className={panel.code} aria-label="Code" tabIndex={-1}>
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
    </SceneControls>
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
