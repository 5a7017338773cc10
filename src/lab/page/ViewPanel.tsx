import type { ReactNode } from 'react';
import { LAYERS, type Layer } from '../draw/world.ts';
import { ZOOM_STEP } from './keys.ts';
import styles from './lab.module.css';
import type { Player } from './player.ts';

interface ViewPanelProps {
  id: string;
  layers: ReadonlySet<Layer>;
  isTimed: boolean;
  send: Player['send'];
  /** Further checkboxes. */
  children?: ReactNode;
}

/** Zoom and layers of a picture, and whether the status shows what it costs. */
export function ViewPanel({ id, layers, isTimed, send, children }: ViewPanelProps) {
  return (
    <fieldset id={id} className={styles.group} aria-label="View">
      <div className={styles.view}>
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
        <span className={styles.hint}>{hint()}</span>
      </div>
      <div className={styles.view}>
        {(Object.keys(LAYERS) as Layer[]).map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={layers.has(layer)}
              onChange={({ target }) => {
                const others = [...layers].filter((one) => one !== layer);
                send({ type: 'layers', layers: target.checked ? [...others, layer] : others });
              }}
            />
            {LAYERS[layer]}
          </label>
        ))}
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
    ? 'Drag the background to pan, Ctrl+scroll to zoom, double-click to reset the view.'
    : 'Use two fingers to pan and zoom.';
}
