const LABELS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  p: 'Pause',
  r: 'Restart',
};

/** Adds a button for each key, which touch screens show. A finger fires the events of the key that it is on. */
export function addTouchButtons(keys: string[]): void {
  const nav = document.querySelector('nav');
  if (!nav) return;
  for (const key of keys) {
    // Space and the up arrow both jump.
    if (key === ' ' && keys.includes('ArrowUp')) continue;
    const button = document.createElement('button');
    button.textContent = LABELS[key] ?? key;
    button.value = key;
    nav.append(button);
  }

  /** The key that each finger holds, by pointer id. */
  const held = new Map<number, string>();
  const isHeld = (key: string) => [...held.values()].includes(key);
  const hold = (finger: number, key: string) => {
    const before = held.get(finger) ?? '';
    if (key === before) return;
    const isNew = !isHeld(key);
    held.set(finger, key);
    // Several fingers can be on one button.
    if (before && !isHeld(before)) dispatchEvent(new KeyboardEvent('keyup', { key: before }));
    if (key && isNew) dispatchEvent(new KeyboardEvent('keydown', { key }));
  };
  const slide = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const touched = document.elementFromPoint(clientX, clientY);
    hold(pointerId, touched instanceof HTMLButtonElement ? touched.value : '');
  };
  nav.addEventListener('pointerdown', (event) => {
    // The finger can leave the button that it has pressed.
    nav.setPointerCapture(event.pointerId);
    slide(event);
  });
  nav.addEventListener('pointermove', (event) => held.has(event.pointerId) && slide(event));
  nav.addEventListener('lostpointercapture', ({ pointerId }) => {
    hold(pointerId, '');
    held.delete(pointerId);
  });
}
