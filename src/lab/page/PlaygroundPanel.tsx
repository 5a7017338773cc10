import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from './context.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import type { Player } from './player.ts';
import { asksForProgram, type Program, type Programs, programFor } from './playgroundItems.ts';
import { SceneControls } from './SceneControls.tsx';
import { CodePanel } from './ScenePanel.tsx';

interface PlaygroundProps {
  programs: Programs;
  player: Player;
  site: Site;
  /** What fills the screen. */
  frame: HTMLElement;
  /** Where the controls go, below the picture. */
  panel: HTMLElement;
}

/** What there is to pick, the code, and the controls of what runs. */
export function Playground({ programs, player, site, frame, panel }: PlaygroundProps) {
  const { program, failure } = useProgram(programs, player, site);
  const { hasProgram } = useSyncExternalStore(player.subscribe, player.state);
  const isListed = [...programs.values()].flat().some(({ key }) => key === program?.key);
  return (
    <>
      <label className={styles.picker}>
        Show
        <select
          className={styles.select}
          value={isListed ? program?.key : ''}
          onChange={({ target }) => {
            location.hash = target.value;
          }}
        >
          {!isListed && <option value="">{program?.title ?? ''}</option>}
          {[...programs].map(([name, choices]) => (
            <optgroup key={name} label={name}>
              {choices.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {program && (
        <LazyPart what="The editor">
          <CodePanel key={program.key} original={program} player={player} site={site} />
        </LazyPart>
      )}
      {createPortal(
        hasProgram ? (
          <>
            <SceneControls scene={NO_CONTROLS} player={player} frame={frame} />
            {/* In a guide it is the picture's caption. */}
            {program?.isTrusted && <p className={styles.said}>{program.description}</p>}
          </>
        ) : (
          <p className={styles.said}>{program ? 'Read the code, then press Run.' : ''}</p>
        ),
        panel,
      )}
    </>
  );
}

const NO_CONTROLS = { title: 'Picture', description: '', params: {}, controls: [] };

/** What the address asks for. What belongs to the site or its library runs at once. */
function useProgram(programs: Programs, player: Player, { basePath }: Site) {
  const [state, setState] = useState<{ program?: Program; failure?: string }>({});
  useEffect(() => {
    let latest = 0;
    const show = async () => {
      const number = ++latest;
      try {
        const program = await programFor(location.hash, programs, basePath);
        if (number !== latest) return;
        player.stop(program.values);
        if (!program.waits && program.code !== undefined) {
          const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
          player.run({ ...program, code: program.code, playing });
        }
        setState({ program });
      } catch (error) {
        if (number !== latest) return;
        player.stop({});
        setState({ failure: error instanceof Error ? error.message : String(error) });
      }
    };
    const follow = () => {
      if (location.hash === '' || asksForProgram(location.hash)) show();
    };
    show();
    addEventListener('hashchange', follow);
    return () => {
      latest = -1;
      removeEventListener('hashchange', follow);
    };
  }, [programs, player, basePath]);
  return state;
}
