import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { PageContext } from './context.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import { PlotPanel } from './PlotPanel.tsx';
import type { Player } from './player.ts';
import { isItemHash, loadItem, type Menu, type PlaygroundItem } from './playgroundItems.ts';
import { SceneControls } from './SceneControls.tsx';
import { CodePanel } from './ScenePanel.tsx';

interface PlaygroundPanelProps {
  menu: Menu;
  player: Player;
  context: PageContext;
  /** The element that is shown in full screen. */
  frame: HTMLElement;
  /** The element below the picture, for the controls. */
  panel: HTMLElement;
}

/** The menu and the code of a playground, and the controls of what runs. */
export function PlaygroundPanel({ menu, player, context, frame, panel }: PlaygroundPanelProps) {
  const { item, failure } = useItem(menu, player, context);
  const { runnable } = useSyncExternalStore(player.subscribe, player.state);
  const isListed = [...menu.values()].flat().some(({ key }) => key === item?.key);
  return (
    <>
      <label className={styles.picker}>
        Show
        <select
          className={styles.select}
          value={isListed ? item?.key : ''}
          onChange={({ target }) => {
            location.hash = target.value;
          }}
        >
          {!isListed && <option value="">{item?.title ?? ''}</option>}
          {[...menu].map(([name, entries]) => (
            <optgroup key={name} label={name}>
              {entries.map(({ key, title }) => (
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
      {item && (
        <LazyPart what="editor">
          <CodePanel key={item.key} original={item} player={player} context={context} />
        </LazyPart>
      )}
      {createPortal(
        runnable ? (
          <>
            <SceneControls scene={NO_CONTROLS} player={player} frame={frame} Plots={PlotPanel} />
            {/* In a guide, the caption shows the description. */}
            {item?.isTrusted && <p className={styles.message}>{item.description}</p>}
          </>
        ) : (
          <p className={styles.message}>{item ? 'Review the code, then press Run.' : ''}</p>
        ),
        panel,
      )}
    </>
  );
}

const NO_CONTROLS = { title: 'Scene', description: '', params: {}, controls: [] };

/** Loads the item that the hash names. It runs immediately, unless it is code from a link. */
function useItem(menu: Menu, player: Player, { basePath }: PageContext) {
  const [state, setState] = useState<{ item?: PlaygroundItem; failure?: string }>({});
  useEffect(() => {
    let latest = 0;
    const show = async () => {
      const number = ++latest;
      try {
        const item = await loadItem(location.hash, menu, basePath);
        if (number !== latest) return;
        player.stop(item.values);
        if (item.code !== undefined) {
          const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
          player.run({ ...item, code: item.code, playing });
        }
        setState({ item });
      } catch (error) {
        if (number !== latest) return;
        player.stop({});
        setState({ failure: error instanceof Error ? error.message : String(error) });
      }
    };
    const follow = () => {
      if (location.hash === '' || isItemHash(location.hash)) show();
    };
    show();
    addEventListener('hashchange', follow);
    return () => {
      latest = -1;
      removeEventListener('hashchange', follow);
    };
  }, [menu, player, basePath]);
  return state;
}
