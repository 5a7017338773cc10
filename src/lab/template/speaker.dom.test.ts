import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpeaker, type Speaker } from './speaker.ts';

/** Calls that the browser's audio received. */
let log: string[];
let oscillators: Oscillator[];
let speaker: Speaker;

class Node {
  connect = (next: unknown) => next;
  disconnect = () => undefined;
}

class Oscillator extends Node {
  onended?: () => void;
}

beforeEach(() => {
  log = [];
  oscillators = [];
  const write = async (what: string) => void log.push(what);
  const ramp = (name: string) => ({
    setValueAtTime: (value: number) => write(`${name} ${value}`),
    exponentialRampToValueAtTime: (value: number, time: number) =>
      write(`${name} to ${value} at ${time}`),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 5;
      constructor() {
        void write('open');
      }
      resume = () => write('resume');
      suspend = () => write('suspend');
      close = () => write('close');
    },
  );
  vi.stubGlobal('DynamicsCompressorNode', Node);
  vi.stubGlobal(
    'GainNode',
    class extends Node {
      gain = ramp('gain');
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class extends Oscillator {
      frequency = ramp('frequency');
      constructor(_context: unknown, { type }: { type: string }) {
        super();
        oscillators.push(this);
        void write(type);
      }
      start = (time: number) => write(`start at ${time}`);
      stop = (time: number) => write(`stop at ${time}`);
    },
  );
  speaker = createSpeaker();
});
afterEach(() => vi.unstubAllGlobals());

const BEEP = { frequency: 440, duration: 0.5 };

it('opens no audio and plays nothing until it is on', () => {
  speaker.play([BEEP]);
  speaker.setOn(false);
  expect(log).toEqual([]);
});

it('plays a tone that glides and fades out', () => {
  speaker.setOn(true);
  speaker.play([{ ...BEEP, slideTo: 220, delay: 1, wave: 'square', volume: 0.3 }]);
  expect(log).toEqual([
    ...['open', 'resume', 'square'],
    ...['frequency 440', 'frequency to 220 at 6.5'],
    ...['gain 0.0001', 'gain to 0.3 at 6.005', 'gain to 0.0001 at 6.5'],
    ...['start at 6', 'stop at 6.5'],
  ]);
});

it('plays a limited number of tones at a time', () => {
  speaker.setOn(true);
  speaker.play(Array(100).fill(BEEP));
  expect(oscillators).toHaveLength(16);
  oscillators[0]?.onended?.();
  speaker.play([BEEP, BEEP]);
  expect(oscillators).toHaveLength(17);
});

it('is silent again when it is turned off, and opens audio once', () => {
  speaker.setOn(true);
  speaker.setOn(false);
  speaker.play([BEEP]);
  speaker.setOn(true);
  speaker.end();
  expect(log).toEqual(['open', 'resume', 'suspend', 'resume', 'close']);
  expect(oscillators).toHaveLength(0);
});
