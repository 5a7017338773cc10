import type { Tone } from './game';

let audio: AudioContext | undefined;

// Browsers allow no sound before the player has pressed something.
for (const type of ['keydown', 'pointerup']) {
  addEventListener(type, () => {
    audio ??= new AudioContext();
    void audio.resume();
  });
}

/** Plays tones, each of which fades out toward its end. */
export function playTones(tones: Tone[]): void {
  if (!audio) return;
  for (const { frequency, slideTo = frequency, duration, delay = 0, wave, volume = 0.5 } of tones) {
    const start = audio.currentTime + delay;
    const end = start + duration;
    const oscillator = new OscillatorNode(audio, { type: wave ?? 'triangle' });
    oscillator.frequency.setValueAtTime(frequency, start);
    oscillator.frequency.exponentialRampToValueAtTime(slideTo, end);
    const gain = new GainNode(audio);
    gain.gain.setValueAtTime(0.2 * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
