import { LAYERS, type Layer } from '../draw/world.ts';
import type { Status } from '../runner/protocol.ts';
import { FactChips } from './controls/FactChips.tsx';
import { worldFacts } from './controls/facts.ts';
import { ZOOM_STEP } from './keys.ts';
import styles from './lab.module.css';
import type { Player } from './player.ts';
import panel from './ViewPanel.module.css';

interface ViewPanelProps {
  id: string;
  layers: ReadonlySet<Layer>;
  status: Status | undefined;
  send: Player['send'];
}

/** Zoom and layers of a picture, and the facts of its world. */
export function ViewPanel({ id, layers, status, send }: ViewPanelProps) {
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
      <div className={panel.view}>
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
    ? 'Drag the background to pan, Ctrl+scroll to zoom, double-click to reset the view.'
    : 'Use two fingers to pan and zoom.';
}
