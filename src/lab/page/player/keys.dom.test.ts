import { expect, it } from 'vitest';
import type { Command, Status } from '../../protocol/protocol.ts';
import { listenToKeys } from './keys.ts';
import { createPlayer, type Player } from './player.ts';
import type { PlayerState } from './playerState.ts';

const STATUS: Status = {
  ...{ time: 2, isPlaying: true, bodies: 1, awake: 1, contacts: 0, kineticEnergy: 3 },
  facts: { Angle: '0.35 rad' },
};
const SPOKEN = 'Angle: 0.35 rad, Time: 2.00 s';

/** Presses keys on a picture, and returns what was announced and what the scene received. */
function press(keys: { key: string; shiftKey?: boolean }[], isListening: boolean) {
  const surface = document.createElement('div');
  const announced: string[] = [];
  const sent: Command[] = [];
  const scene = {
    title: '',
    description: '',
    params: {},
    controls: [],
    keys: isListening ? ['f'] : undefined,
  };
  const player: Partial<Player> = {
    state: () => ({ scene, status: STATUS }) as unknown as PlayerState,
    send: (command) => sent.push(command),
    announce: (message) => announced.push(message),
  };
  listenToKeys(surface, player as Player, new AbortController().signal);
  for (const init of keys) surface.dispatchEvent(new KeyboardEvent('keydown', init));
  return { announced, sent, surface };
}

it('F announces the values of a scene', () => {
  const { announced, sent } = press([{ key: 'f' }], false);
  expect(announced).toEqual([SPOKEN]);
  expect(sent).toEqual([]);
});

it('F belongs to a scene that listens to keys, and Shift+F announces its values', () => {
  const { announced, sent } = press([{ key: 'f' }, { key: 'F', shiftKey: true }], true);
  expect(announced).toEqual([SPOKEN]);
  expect(sent).toEqual([{ type: 'key', key: 'f', code: '', isDown: true }]);
});

it('hides the help for keys while a scene is played, until the picture loses the focus', () => {
  expect(press([{ key: 'ArrowLeft' }], false).surface.dataset.plays).toBeUndefined();
  const { surface } = press([{ key: 'ArrowLeft' }], true);
  expect(surface.dataset.plays).toBe('');
  surface.dispatchEvent(new FocusEvent('blur'));
  expect(surface.dataset.plays).toBeUndefined();
});

it('releases keys when the picture loses the focus, but only if any are held', () => {
  const blur = new FocusEvent('blur');
  const playing = press([{ key: 'ArrowLeft' }], true);
  playing.surface.dispatchEvent(blur);
  expect(playing.sent.at(-1)).toEqual({ type: 'releaseKeys' });
  // On macOS, a key that is lifted while Cmd is down sends no event.
  const leaving = press([{ key: 'ArrowLeft' }], true);
  leaving.surface.dispatchEvent(new KeyboardEvent('keyup', { key: 'Meta', code: 'MetaLeft' }));
  expect(leaving.sent.at(-1)).toEqual({ type: 'releaseKeys' });
  // In the past of a run, anything that reaches the scene ends its recorded future.
  const watching = press([{ key: 'Home' }], false);
  watching.surface.dispatchEvent(blur);
  expect(watching.sent).toEqual([{ type: 'goTo', step: 0 }]);
});

it('announces the same values twice', () => {
  const never = () => {
    throw new Error('nothing runs here');
  };
  const player = createPlayer(document.createElement('div'), {
    ...{ trusted: never, untrusted: never, tools: never },
  });
  player.announce(SPOKEN);
  const first = player.state().announcement;
  player.announce(SPOKEN);
  expect(player.state().announcement).not.toBe(first);
  expect(player.state().announcement.trim()).toBe(SPOKEN);
  player.end();
});
