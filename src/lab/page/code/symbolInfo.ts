/** A type, and below it what its comment says. */
export function symbolInfo({ type, text }: { type: string; text: string }): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-info';
  const code = document.createElement('code');
  code.textContent = type;
  box.append(code);
  if (text) {
    const words = document.createElement('p');
    words.textContent = text;
    box.append(words);
  }
  return box;
}
