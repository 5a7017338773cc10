import { onMounted, onUnmounted } from 'vue';

/** Calls a function before every frame, with the seconds since the last one, while the component is mounted. */
export function useFrames(onFrame: (seconds: number) => void) {
  let id = 0;
  let last = 0;
  const frame = (now: number) => {
    onFrame((now - last) / 1000);
    last = now;
    id = requestAnimationFrame(frame);
  };
  onMounted(() => {
    last = performance.now();
    id = requestAnimationFrame(frame);
  });
  onUnmounted(() => cancelAnimationFrame(id));
}
