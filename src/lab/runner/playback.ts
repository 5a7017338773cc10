/** Decides when frames are rendered, and how much time passes in each. */
export interface Playback {
  isPlaying: () => boolean;
  play: () => void;
  pause: () => void;
  /** 1 is real time, ¼ is slow motion. */
  setRate: (rate: number) => void;
  /** Nothing is rendered while nobody can see it. */
  setVisible: (isVisible: boolean) => void;
  /** Renders a frame soon, even while paused. */
  requestFrame: () => void;
}

/**
 * Starts paused. While it plays, every frame requests the next one.
 * @param onFrame calls back before the next frame, with a time in milliseconds
 * @param render called in every frame, with the same time; while playing, also with the seconds to advance
 */
export function createPlayback(
  onFrame: (callback: (time: number) => void) => void,
  render: (time: number, seconds?: number) => void,
): Playback {
  let isPlaying = false;
  let isVisible = true;
  let rate = 1;
  let isFrameRequested = false;
  /** Milliseconds; undefined after a pause, whose time doesn't count. */
  let lastTime: number | undefined;

  const frame = (time: number) => {
    isFrameRequested = false;
    if (!isVisible) return;
    const elapsed = time - (lastTime ?? time);
    lastTime = isPlaying ? time : undefined;
    render(time, isPlaying ? (elapsed / 1000) * rate : undefined);
    if (isPlaying) requestFrame();
  };
  const requestFrame = () => {
    if (isFrameRequested || !isVisible) return;
    isFrameRequested = true;
    onFrame(frame);
  };
  const setPlaying = (next: boolean) => {
    isPlaying = next;
    lastTime = undefined;
  };

  return {
    isPlaying: () => isPlaying,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    setRate: (next) => {
      rate = next;
    },
    setVisible: (next) => {
      isVisible = next;
      lastTime = undefined;
    },
    requestFrame,
  };
}
