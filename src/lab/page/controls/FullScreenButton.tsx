import { useSyncExternalStore } from 'react';
import { ICONS, IconButton } from '../ui/IconButton.tsx';

/** A button that enters and leaves full screen for an element. */
export function FullScreenButton({ frame }: { frame: HTMLElement }) {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement === frame);
  // iPhones don't have full screen.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      icon={isFull ? ICONS.smaller : ICONS.larger}
      name={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={() => {
        void (isFull ? document.exitFullscreen() : frame.requestFullscreen());
        // Space would press the button again.
        frame.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
      }}
    />
  );
}

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
