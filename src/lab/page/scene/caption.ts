import styles from './caption.module.css';

/**
 * Adds a button that unfolds the caption of a scene, which the stylesheet cuts off after a line or two. It is
 * hidden while nothing is cut off, and removed with the signal.
 */
export function unfoldCaption(caption: HTMLElement, signal: AbortSignal): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  // Hidden until the caption is measured.
  button.hidden = true;
  // Comes after the caption, because inside it would be part of the figure's name.
  caption.after(button);

  const show = (isOpen: boolean) => {
    caption.toggleAttribute('data-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = isOpen ? 'Less' : 'More';
    button.setAttribute('aria-label', `${button.textContent} of the caption`);
    button.hidden = !isOpen && caption.scrollHeight <= caption.clientHeight;
  };
  const isOpen = () => caption.hasAttribute('data-open');
  const sizes = new ResizeObserver(() => show(isOpen()));
  sizes.observe(caption);
  button.addEventListener('click', () => show(!isOpen()), { signal });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    button.remove();
    caption.removeAttribute('data-open');
  });
}
