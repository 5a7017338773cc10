/**
 * Delay before a text is set, in milliseconds. Screen readers miss a region that is inserted with its text, or set to
 * the same text again.
 */
const DELAY_MS = 50;

/** Announces to screen readers what others can see. */
export function announce(message: string): void {
  const region = document.querySelector('body > [role="status"]') ?? addRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = message;
  }, DELAY_MS);
}

function addRegion(): HTMLElement {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = 'sr-only';
  document.body.append(region);
  return region;
}
