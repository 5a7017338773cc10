import { defaultValues, isDefault } from '../../params.ts';
import type { Params, Values } from '../../scene.ts';
import { IconButton } from '../IconButton.tsx';
import type { Player } from '../player.ts';

const SLOW_RATE = 0.25;

interface TransportProps {
  isPlaying: boolean;
  /** 1 is real time. */
  rate: number;
  params: Params;
  /** The current values of the parameters. */
  values: Values;
  send: Player['send'];
}

/** The buttons that run a scene: they control its time, and take it back to its start. */
export function Transport({ isPlaying, rate, params, values, send }: TransportProps) {
  const isSlow = rate < 1;
  return (
    <>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        name={isPlaying ? 'Pause' : 'Play'}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      />
      <IconButton icon="step" name="Step" onClick={() => send({ type: 'step' })} />
      <IconButton
        icon="slow"
        name="Slow motion"
        isPressed={isSlow}
        onClick={() => send({ type: 'rate', rate: isSlow ? 1 : SLOW_RATE })}
      />
      <IconButton icon="reset" name="Reset" onClick={() => send({ type: 'reset' })} />
      {!isDefault(params, values) && (
        <IconButton
          icon="restore"
          name="Restore values"
          onClick={({ currentTarget }) => {
            send({ type: 'values', values: defaultValues(params) });
            // The button disappears, and Reset is what follows most often.
            (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
          }}
        />
      )}
    </>
  );
}
