import { CODE_ACTION } from '../../article/attributes.ts';

/** Attribute with the name of a code block for screen readers: its title, or that of its tab or section. */
const NAME = 'data-name';

/** Names the buttons of all code blocks after their block, because a page has many buttons with the same text. */
export function nameCodeButtons(article: HTMLElement): void {
  const counts = new Map<string, number>();
  const named = 'h1, h2, h3, h4, h5, h6, .code-block';
  let heading = '';
  for (const element of article.querySelectorAll<HTMLElement>(named)) {
    if (!element.classList.contains('code-block')) {
      heading = element.textContent ?? '';
      continue;
    }
    const title = element.querySelector('.code-title')?.textContent;
    const tab = element.closest('[role="tabpanel"]')?.getAttribute('aria-label');
    const name = title ?? tab ?? heading;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    element.setAttribute(NAME, count > 1 ? `${name} (${count})` : name);
    for (const button of element.querySelectorAll<HTMLElement>(`[${CODE_ACTION}]`))
      setButtonText(button, button.textContent ?? '');
  }
}

/** Returns the name of a block. */
export function nameOfCode(block: Element): string {
  return block.getAttribute(NAME) ?? '';
}

/** Changes the text of a code block's button and its accessible name: "Copied: ramp.ts". */
export function setButtonText(button: HTMLElement, text: string): void {
  const name = button.closest(`[${NAME}]`)?.getAttribute(NAME);
  button.textContent = text;
  if (name) button.setAttribute('aria-label', `${text}: ${name}`);
}
