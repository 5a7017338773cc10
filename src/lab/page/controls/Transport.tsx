import { defaultValues, isDefault } from '../../model/params.ts';
import type { Params, Values } from '../../model/scene.ts';
import type { Player } from '../player/player.ts';
import { ICONS, IconButton } from '../ui/IconButton.tsx';

interface TransportProps {
  isPlaying: boolean;
  params: Params;
  /** The current values of the parameters. */
  values: Values;
  send: Player['send'];
  /** Ends code that might not respond to the other buttons. */
  onStop?: () => void;
}

/** The buttons that play, pause, stop, and reset a scene. */
export function Transport(props: TransportProps) {
  const { isPlaying, params, values, send, onStop } = props;
  return (
    <>
      <IconButton
        icon={isPlaying ? ICONS.pause : ICONS.play}
        name={isPlaying ? 'Pause' : 'Play'}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      />
      {onStop && (
        <IconButton
          icon={ICONS.stop}
          name="Stop"
          onClick={({ currentTarget }) => {
            onStop();
            // The button disappears, and Reset starts the code again.
            (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
          }}
        />
      )}
      <IconButton icon={ICONS.reset} name="Reset" onClick={() => send({ type: 'reset' })} />
      {!isDefault(params, values) && (
        <IconButton
          icon={ICONS.restore}
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
