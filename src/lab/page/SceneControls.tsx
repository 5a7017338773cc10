import { lazy, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import block from '../blocks/Scene.module.css';
import { readValues } from '../params.ts';
import type { SceneSummary, Status } from '../runner/protocol.ts';
import type { PageContext } from './context.ts';
import { IconButton } from './IconButton.tsx';
import { LazyPart } from './LazyPart.tsx';
import styles from './lab.module.css';
import { ParamField } from './ParamField.tsx';
import type { Player } from './player.ts';
import { ViewPanel } from './ViewPanel.tsx';

const SLOW_RATE = 0.25;

/** The inspector is fetched when it is first used. */
const InspectorCard = lazy(async () => ({
  default: (await import('./inspector/InspectorCard.tsx')).InspectorCard,
}));

interface SceneControlsProps {
  /** Shown until the running scene describes itself. */
  scene: SceneSummary;
  player: Player;
  /** The element that is shown in full screen: picture and controls. */
  frame: HTMLElement;
  /** Additional buttons. */
  tools?: ReactNode;
  /** The site around the scene, for links to its reference. */
  site?: Pick<PageContext, 'basePath' | 'reference'>;
}

/** The buttons, parameters, and status of a running scene. */
export function SceneControls({ scene: first, player, frame, tools, site }: SceneControlsProps) {
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { scene = first, status, failure, rate, layers, inspected, instrumentsFailure } = state;
  const isSlow = rate < 1;
  const [isViewOpen, setViewOpen] = useState(false);
  const viewId = useId();
  // Edited code can have other parameters.
  const values = readValues(scene.params, state.values);
  const isPlaying = !failure && (status?.isPlaying ?? false);

  return (
    <>
      <fieldset className={`${block.bar} ${styles.group}`} aria-label={scene.title}>
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
          onClick={() => player.send({ type: 'rate', rate: isSlow ? 1 : SLOW_RATE })}
        />
        <IconButton icon="reset" name="Reset" onClick={() => player.send({ type: 'reset' })} />
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
      {instrumentsFailure !== undefined && (
        <p className={styles.failure} role="alert">
          {instrumentsFailure}
        </p>
      )}
      {inspected && (
        <LazyPart what="inspector">
          <InspectorCard
            item={inspected}
            site={site}
            inspect={(target) => player.send({ type: 'inspect', target })}
            onClose={() => frame.querySelector<HTMLElement>('[role="application"]')?.focus()}
          />
        </LazyPart>
      )}
      {isViewOpen && <ViewPanel id={viewId} layers={layers} send={player.send} />}
      {scene.controls.length > 0 && (
        <div className={`${block.bar} ${styles.controls}`}>
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
      <div className={`${block.params} ${styles.params}`}>
        {Object.entries(scene.params).map(([name, param]) => (
          <ParamField
            key={name}
            param={param}
            value={values[name] ?? param.value}
            onChange={(value) => player.send({ type: 'values', values: { [name]: value } })}
          />
        ))}
      </div>
      <p className={styles.spoken} role="status">
        {status && spokenText(status)}
      </p>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure.line === undefined ? '' : `Line ${failure.line}: `}
          {failure.message}
        </p>
      ) : (
        <p className={block.status}>{status && statusText(status)}</p>
      )}
      {status?.info && <p className={styles.info}>{status.info}</p>}
    </>
  );
}

/** What screen readers announce. The numbers change too often. */
function spokenText({ selected, isPlaying }: Status): string {
  return [selected && `${selected} chosen`, !isPlaying && 'Paused'].filter(Boolean).join(', ');
}

/** "12.50 s · 3 bodies, 2 awake · 1 contact · 4.2 J", and the scene's own values. */
function statusText({ time, bodies, awake, contacts, energy, facts, selected }: Status): string {
  const own = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const parts = [
    `${time.toFixed(2)} s`,
    `${count(bodies, 'body', 'bodies')}, ${awake} awake`,
    count(contacts, 'contact', 'contacts'),
    `${energy.toFixed(Math.abs(energy) < 100 ? 1 : 0)} J`,
    ...own,
    ...(selected ? [`${selected} chosen`] : []),
  ];
  return parts.join(' · ').replace(/(^|\s)-(?=\d)/g, '$1−');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function FullScreenButton({ frame }: { frame: HTMLElement }) {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement === frame);
  // iPhones don't have full screen.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      icon={isFull ? 'smaller' : 'larger'}
      name={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={() => (isFull ? document.exitFullscreen() : frame.requestFullscreen())}
    />
  );
}

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
