import { useEffect, useEffectEvent } from 'react';

/** Calls a function before every frame, with the seconds since the last one, while the component is mounted. */
export function useFrames(onFrame: (seconds: number) => void) {
  const callLatest = useEffectEvent(onFrame);
  useEffect(() => {
    let last = performance.now();
    let id = requestAnimationFrame(function frame(now) {
      callLatest((now - last) / 1000);
      last = now;
      id = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(id);
  }, []);
}
