/** Controls when a scene plays, and how fast. */
export type Playback = ReturnType<typeof createPlayback>;

/**
 * Decides when frames are rendered, and how much time passes in each. It starts paused; while it plays, every
 * frame requests the next one.
 * @param onFrame calls back before the next frame, with a time in milliseconds
 * @param render called in every frame, with the same time; while playing, also with the seconds to advance
 */
export function createPlayback(
  onFrame: (callback: (time: number) => void) => void,
  render: (time: number, seconds?: number) => void,
) {
  let isPlaying = false;
  let isVisible = true;
  let rate = 1;
  let isFrameRequested = false;
  /** Time of the last frame, in milliseconds; undefined after a pause, whose time doesn't count. */
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
    /** Whether the scene plays and is visible. */
    isRunning: () => isPlaying && isVisible,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    /** Sets the speed: 1 is real time, ¼ is slow motion. */
    setRate: (next: number) => {
      rate = next;
    },
    rate: () => rate,
    /** Nothing is rendered while the picture isn't visible. */
    setVisible: (next: boolean) => {
      isVisible = next;
      lastTime = undefined;
    },
    /** Renders a frame soon, even while paused. */
    requestFrame,
  };
}
