/** A region that comes with its text, or gets the same text again at once, is not heard; milliseconds. */
const DELAY_MS = 50;

let region: HTMLElement | undefined;

/** Says something to assistive technology that others see. */
export function announce(message: string): void {
  region ??= createRegion();
  const said = region;
  said.textContent = '';
  setTimeout(() => {
    said.textContent = message;
  }, DELAY_MS);
}

function createRegion(): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('role', 'status');
  element.className = 'sr-only';
  document.body.append(element);
  return element;
}
