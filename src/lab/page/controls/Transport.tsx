import { defaultValues, isDefault } from '../../model/params.ts';
import type { Params, Values } from '../../model/scene.ts';
import type { Player } from '../player/player.ts';
import { IconButton } from '../ui/IconButton.tsx';

const SLOW_RATE = 0.25;

interface TransportProps {
  isPlaying: boolean;
  /** Speed of the run; 1 is real time. */
  rate: number;
  params: Params;
  /** The current values of the parameters. */
  values: Values;
  /** Whether the reader can go back to earlier steps. */
  canGoBack: boolean;
  /** Whether a run is kept as a ghost, to compare it with the next ones. */
  hasGhost: boolean;
  send: Player['send'];
  /** Ends code that might not respond to the other buttons. */
  onStop?: () => void;
}

/** The buttons that play, pause, step, and reset a scene. */
export function Transport(props: TransportProps) {
  const { isPlaying, rate, params, values, canGoBack, hasGhost, send, onStop } = props;
  const isSlow = rate < 1;
  return (
    <>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        name={isPlaying ? 'Pause' : 'Play'}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      />
      {canGoBack && (
        <IconButton icon="stepBack" name="Step back" onClick={() => send({ type: 'stepBack' })} />
      )}
      <IconButton icon="step" name="Step" onClick={() => send({ type: 'step' })} />
      <IconButton
        icon="slow"
        name="Slow motion"
        isPressed={isSlow}
        onClick={() => send({ type: 'rate', rate: isSlow ? 1 : SLOW_RATE })}
      />
      {canGoBack && Object.keys(params).length > 0 && (
        <IconButton
          icon="keep"
          name={hasGhost ? 'Remove the kept run' : 'Keep this run'}
          isPressed={hasGhost}
          onClick={() => send({ type: hasGhost ? 'forget' : 'keep' })}
        />
      )}
      {onStop && (
        <IconButton
          icon="stop"
          name="Stop"
          onClick={({ currentTarget }) => {
            onStop();
            // The button disappears, and Reset starts the code again.
            (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
          }}
        />
      )}
      <IconButton icon="reset" name="Reset" onClick={() => send({ type: 'reset' })} />
      {!isDefault(params, values) && (
        <IconButton
          icon="restore"
          name="Restore values"
          onClick={({ currentTarget }) => {
            send({ type: 'values', values: defaultValues(params) });
            // The button disappears, and readers most often press Reset next.
            (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
          }}
        />
      )}
    </>
  );
}
