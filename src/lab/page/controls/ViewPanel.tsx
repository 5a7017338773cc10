import type { ReactNode } from 'react';
import type { Layer } from '../../draw/world.ts';
import type { Status } from '../../protocol/protocol.ts';
import { worldFacts } from '../player/facts.ts';
import { ZOOM_STEP } from '../player/keys.ts';
import type { Player } from '../player/player.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';
import { FactChips } from './FactChips.tsx';
import panel from './ViewPanel.module.css';

/** Fetched when a reader first opens the view. */
const LayersPanel = lazyPart(
  () => import('../layers/LayersPanel.tsx'),
  ({ LayersPanel }) => LayersPanel,
);

interface ViewPanelProps {
  id: string;
  layers: ReadonlySet<Layer>;
  isTimed: boolean;
  status: Status | undefined;
  send: Player['send'];
  /** Further checkboxes. */
  children?: ReactNode;
}

/** Zoom and layers of a picture, the facts of its world, and what it costs. */
export function ViewPanel({ id, layers, status, isTimed, send, children }: ViewPanelProps) {
  return (
    <fieldset id={id} className={styles.group} aria-label="View">
      <div className={panel.view}>
        {ZOOMS.map(({ name, text, factor }) => (
          <button
            key={name}
            type="button"
            className={styles.control}
            aria-label={name}
            title={name}
            onClick={() => send({ type: 'zoom', factor })}
          >
            {text}
          </button>
        ))}
        <button type="button" className={styles.control} onClick={() => send({ type: 'fit' })}>
          Fit
        </button>
        <span className={panel.hint}>{hint()}</span>
      </div>
      <LazyPart what="layers">
        <LayersPanel layers={layers} send={send} />
      </LazyPart>
      <div className={panel.view}>
        <label>
          <input
            type="checkbox"
            checked={isTimed}
            onChange={({ target }) => send({ type: 'timing', isOn: target.checked })}
          />
          Milliseconds per step and frame
        </label>
        {children}
      </div>
      {status && <FactChips facts={worldFacts(status)} className={panel.facts} />}
    </fieldset>
  );
}

const ZOOMS = [
  { name: 'Zoom out', text: '−', factor: 1 / ZOOM_STEP },
  { name: 'Zoom in', text: '+', factor: ZOOM_STEP },
];

/** How to pan and zoom without the buttons. */
function hint(): string {
  return matchMedia('(any-pointer: fine)').matches
    ? 'Drag the background to pan, Ctrl+scroll to zoom, double-click to reset the view. Click a body, a joint, or a contact to inspect it.'
    : 'Use two fingers to pan and zoom. Tap a body, a joint, or a contact to inspect it.';
}
