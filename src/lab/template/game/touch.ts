const LABELS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  p: 'Pause',
  r: 'Restart',
};

/** Adds a button for each key, which touch screens show. It fires the same events as the key. */
export function addTouchButtons(keys: string[]): void {
  for (const key of keys) {
    const button = document.createElement('button');
    button.textContent = LABELS[key] ?? key;
    const fire = (type: string) => dispatchEvent(new KeyboardEvent(type, { key }));
    button.addEventListener('pointerdown', ({ pointerId }) => {
      button.setPointerCapture(pointerId);
      fire('keydown');
    });
    button.addEventListener('lostpointercapture', () => fire('keyup'));
    document.querySelector('nav')?.append(button);
  }
}
