import { useSyncExternalStore } from 'react';
import { IconButton } from '../ui/IconButton.tsx';

/** Shows an element in full screen, and leaves it again. */
export function FullScreenButton({ frame }: { frame: HTMLElement }) {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement === frame);
  // iPhones don't have full screen.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      icon={isFull ? 'smaller' : 'larger'}
      name={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={() => (isFull ? document.exitFullscreen() : frame.requestFullscreen())}
    />
  );
}

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
