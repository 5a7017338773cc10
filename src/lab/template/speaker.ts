import type { Tone } from '#scene';

/** Maximum number of tones at a time; further ones are not played. */
const MAX_VOICES = 16;
/** Seconds over which a tone fades in, so that it doesn't begin with a click. */
const ATTACK = 0.005;
/** Volume at the end of a tone, because exponential curves can't reach 0. */
const SILENCE = 0.0001;

/** Plays tones while it is on. Exported projects also contain this file. */
export interface Speaker {
  /** Call it when the reader clicks: browsers allow no sound before. */
  setOn: (isOn: boolean) => void;
  play: (tones: readonly Tone[]) => void;
  end: () => void;
}

/** Returns a speaker that is off. */
export function createSpeaker(): Speaker {
  let audio: { context: AudioContext; output: AudioNode } | undefined;
  let isOn = false;
  let voices = 0;

  const play = ({ context, output }: NonNullable<typeof audio>, tone: Tone) => {
    const { frequency, slideTo = frequency, duration, delay = 0, wave = 'triangle' } = tone;
    const start = context.currentTime + delay;
    const end = start + duration;
    const oscillator = new OscillatorNode(context, { type: wave });
    oscillator.frequency.setValueAtTime(frequency, start);
    oscillator.frequency.exponentialRampToValueAtTime(slideTo, end);
    const gain = new GainNode(context, { gain: SILENCE });
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, tone.volume ?? 0.5), start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    oscillator.connect(gain).connect(output);
    oscillator.start(start);
    oscillator.stop(end);
    voices++;
    oscillator.onended = () => {
      voices--;
      gain.disconnect();
    };
  };

  return {
    setOn: (next) => {
      isOn = next;
      if (next) audio ??= openAudio();
      void (next ? audio?.context.resume() : audio?.context.suspend());
    },
    play: (tones) => {
      if (!audio || !isOn) return;
      for (const tone of tones) if (voices < MAX_VOICES) play(audio, tone);
    },
    end: () => {
      isOn = false;
      void audio?.context.close();
      audio = undefined;
    },
  };
}

/** Creates the audio output, with a compressor, because several tones at a time would be too loud. */
function openAudio() {
  const context = new AudioContext();
  const compressor = new DynamicsCompressorNode(context);
  compressor.connect(new GainNode(context, { gain: 0.4 })).connect(context.destination);
  return { context, output: compressor };
}
