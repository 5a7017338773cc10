import { lazy, useId, useState, useSyncExternalStore } from 'react';
import block from '../../blocks/Scene.module.css';
import { LAYERS, type Layer } from '../draw/world.ts';
import { readValues } from '../params.ts';
import { FIRST_LAYERS } from '../poster.ts';
import type { SceneData } from '../sceneData.ts';
import type { Status } from '../stage/protocol.ts';
import { Icon, type IconName } from './icons.tsx';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import { ParamField } from './ParamField.tsx';
import type { Player } from './player.ts';
import type { Site } from './site.ts';

const CodePanel = lazy(async () => ({
  default: (await import('./code/CodePanel.tsx')).CodePanel,
}));

/** Slow motion shows this much of the world's speed. */
const SLOW = 0.25;

interface SceneControlsProps {
  scene: Omit<SceneData, 'poster'>;
  player: Player;
  /** What fills the screen: picture and controls together. */
  frame: HTMLElement;
  site: Site;
}

/** Everything below a running picture: buttons, parameters, and what is going on. */
export function SceneControls({ scene: original, player, frame, site }: SceneControlsProps) {
  const {
    scene = original,
    status,
    failure,
  } = useSyncExternalStore(player.subscribe, player.state);
  const [isSlow, setSlow] = useState(false);
  const [layers, setLayers] = useState(FIRST_LAYERS);
  const [areLayersOpen, setLayersOpen] = useState(false);
  const layersId = useId();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const codeId = useId();
  const [given, setGiven] = useState<Record<string, number | boolean | string>>({});
  // Code that a reader changed may have other parameters.
  const values = readValues(scene.params, given);
  const isPlaying = !failure && (status?.isPlaying ?? false);

  return (
    <>
      <div className={block.bar} role="toolbar" aria-label={scene.title}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          name={isPlaying ? 'Pause' : 'Play'}
          onClick={() => player.send({ type: isPlaying ? 'pause' : 'play' })}
        />
        <IconButton icon="step" name="Step" onClick={() => player.send({ type: 'step' })} />
        <IconButton
          icon="slow"
          name="Slow motion"
          isPressed={isSlow}
          onClick={() => {
            player.send({ type: 'rate', rate: isSlow ? 1 : SLOW });
            setSlow(!isSlow);
          }}
        />
        <IconButton icon="reset" name="Reset" onClick={() => player.send({ type: 'reset' })} />
        <span className={styles.gap} />
        <IconButton
          icon="code"
          name="Code"
          opens={{ id: codeId, isOpen: isCodeOpen }}
          onClick={() => setCodeOpen(!isCodeOpen)}
        />
        <IconButton
          icon="layers"
          name="Layers"
          opens={{ id: layersId, isOpen: areLayersOpen }}
          onClick={() => setLayersOpen(!areLayersOpen)}
        />
        <FullScreenButton frame={frame} />
      </div>
      {areLayersOpen && (
        <Layers
          id={layersId}
          layers={layers}
          onChange={(next) => {
            player.send({ type: 'layers', layers: [...next] });
            setLayers(next);
          }}
        />
      )}
      {scene.controls.length > 0 && (
        <div className={block.bar}>
          {scene.controls.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.control}
              onClick={() => player.send({ type: 'control', name })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div className={block.params}>
        {Object.entries(scene.params).map(([name, param]) => (
          <ParamField
            key={name}
            param={param}
            value={values[name] ?? param.value}
            onChange={(value) => {
              player.send({ type: 'values', values: { [name]: value } });
              setGiven({ ...given, [name]: value });
            }}
          />
        ))}
      </div>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure.line === undefined ? '' : `Line ${failure.line}: `}
          {failure.message}
        </p>
      ) : (
        <p className={block.status}>{status && statusText(status)}</p>
      )}
      {isCodeOpen && (
        <section id={codeId} className={styles.code} aria-label="Code">
          <LazyPart what="The editor">
            <CodePanel original={original} values={values} player={player} site={site} />
          </LazyPart>
        </section>
      )}
    </>
  );
}

/** "12.50 s · 3 bodies, 2 awake · 1 contact · 4.2 J", and what the scene says. */
export function statusText({
  time,
  bodies,
  awake,
  contacts,
  energy,
  facts,
  chosen,
}: Status): string {
  const own = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const parts = [
    `${time.toFixed(2)} s`,
    `${count(bodies, 'body', 'bodies')}, ${awake} awake`,
    count(contacts, 'contact', 'contacts'),
    `${energy.toFixed(Math.abs(energy) < 100 ? 1 : 0)} J`,
    ...own,
    ...(chosen ? [`${chosen} chosen`] : []),
  ];
  return parts.join(' · ').replace(/(^|\s)-(?=\d)/g, '$1−');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

interface IconButtonProps {
  icon: IconName;
  name: string;
  isPressed?: boolean;
  /** What the button shows and hides. */
  opens?: { id: string; isOpen: boolean };
  onClick: () => void;
}

function IconButton({ icon, name, isPressed, opens, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={isPressed}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.isOpen ? opens.id : undefined}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function FullScreenButton({ frame }: { frame: HTMLElement }) {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement === frame);
  // iPhones have none.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      icon={isFull ? 'smaller' : 'larger'}
      name={isFull ? 'Leave full screen' : 'Full screen'}
      onClick={() => (isFull ? document.exitFullscreen() : frame.requestFullscreen())}
    />
  );
}

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

interface LayersProps {
  id: string;
  layers: ReadonlySet<Layer>;
  onChange: (layers: ReadonlySet<Layer>) => void;
}

function Layers({ id, layers, onChange }: LayersProps) {
  return (
    <fieldset id={id} className={styles.layers}>
      <legend>Layers</legend>
      {(Object.keys(LAYERS) as Layer[]).map((layer) => (
        <label key={layer}>
          <input
            type="checkbox"
            checked={layers.has(layer)}
            onChange={({ target }) => {
              const others = [...layers].filter((one) => one !== layer);
              onChange(new Set(target.checked ? [...others, layer] : others));
            }}
          />
          {LAYERS[layer]}
        </label>
      ))}
    </fieldset>
  );
}
