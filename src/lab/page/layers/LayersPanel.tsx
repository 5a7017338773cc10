import { LAYERS, type Layer } from '../../draw/world.ts';
import type { Player } from '../player/player.ts';
import styles from './Layers.module.css';
import { BODY_COLORS, LAYER_GROUPS, LAYER_TEXTS } from './legend.ts';
import { BodySymbol, LayerSymbol } from './Symbols.tsx';

interface LayersPanelProps {
  layers: ReadonlySet<Layer>;
  send: Player['send'];
}

/** The layers of a picture with their symbols, and a legend of colors and symbols. */
export function LayersPanel({ layers, send }: LayersPanelProps) {
  const toggle = (layer: Layer, isVisible: boolean) => {
    const others = [...layers].filter((one) => one !== layer);
    send({ type: 'layers', layers: isVisible ? [...others, layer] : others });
  };
  return (
    <>
      <div className={styles.groups}>
        {LAYER_GROUPS.map(({ name, layers: members }) => (
          <fieldset key={name}>
            <legend className={styles.name}>{name}</legend>
            {members.map((layer) => (
              <label key={layer} className={styles.layer} title={LAYER_TEXTS[layer]}>
                <input
                  type="checkbox"
                  checked={layers.has(layer)}
                  onChange={({ target }) => toggle(layer, target.checked)}
                />
                <LayerSymbol layer={layer} />
                <span>{LAYERS[layer]}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Legend layers={layers} />
    </>
  );
}

/** Explains the colors of bodies, and the visible layers. */
function Legend({ layers }: Pick<LayersPanelProps, 'layers'>) {
  const visibleLayers = LAYER_GROUPS.flatMap((group) => group.layers).filter((layer) =>
    layers.has(layer),
  );
  return (
    <details className={styles.legend}>
      <summary>Legend</summary>
      <ul className={styles.colors}>
        {BODY_COLORS.map(({ text, ...look }) => (
          <li key={text} className={styles.text}>
            <BodySymbol {...look} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.own}>Other colors are set by the code of the scene.</p>
      <ul className={styles.texts}>
        {visibleLayers.map((layer) => (
          <li key={layer} className={styles.text}>
            <LayerSymbol layer={layer} />
            <span>{LAYER_TEXTS[layer]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
