import { useSyncExternalStore } from 'react';
import { costFacts, worldFacts } from '../player/facts.ts';
import { ZOOM_STEP } from '../player/keys.ts';
import type { Player } from '../player/player.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/LazyPart.tsx';
import { Switch } from '../ui/Switch.tsx';
import { FactChips } from './FactChips.tsx';
import panel from './ViewPanel.module.css';

const LayersPanel = lazyPart(
  'layers',
  async () => (await import('../layers/LayersPanel.tsx')).LayersPanel,
);

interface ViewPanelProps {
  id: string;
  player: Player;
  /** False in a saved file, because it doesn't have the pages that findings link to. */
  hasWorldCheck: boolean;
}

/** Zoom and layers of a picture, the facts of its world, and its cost. */
export function ViewPanel({ id, player, hasWorldCheck }: ViewPanelProps) {
  const { layers, status, isChecking } = useSyncExternalStore(player.subscribe, player.state);
  const { send } = player;
  return (
    <fieldset id={id} aria-label="View">
      <div className={panel.view}>
        {ZOOMS.map(({ name, text, factor }) => (
          <Button
            key={name}
            aria-label={name}
            title={name}
            onClick={() => send({ type: 'zoom', factor })}
          >
            {text}
          </Button>
        ))}
        <Button onClick={() => send({ type: 'fit' })}>Fit</Button>
        <span className={panel.hint}>{hint()}</span>
      </div>
      <LayersPanel layers={layers} send={send} />
      {hasWorldCheck && (
        <div className={panel.view}>
          <Switch
            label="World check"
            isOn={isChecking}
            onChange={(isOn) => send({ type: 'check', isOn })}
          />
        </div>
      )}
      {status && <FactChips facts={[...worldFacts(status), ...costFacts(status)]} />}
    </fieldset>
  );
}

const ZOOMS = [
  { name: 'Zoom out', text: '−', factor: 1 / ZOOM_STEP },
  { name: 'Zoom in', text: '+', factor: ZOOM_STEP },
];

/** Explains how to pan and zoom without the buttons. */
function hint(): string {
  return matchMedia('(any-pointer: fine)').matches
    ? 'Drag the background to pan, Ctrl+scroll to zoom, double-click to reset the view. Click a body, a joint, or a contact to inspect it.'
    : 'Use two fingers to pan and zoom. Tap a body, a joint, or a contact to inspect it.';
}
