import { expect, it } from 'vitest';
import { followedLink, pagePath } from './internalLink.ts';

function link(href: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, ...attributes });
}

it.each([
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs/world', '/world'],
  ['/docs/world/#step', '/world/'],
  ['/docs/world.html?q=1', '/world.html'],
  ['/docs/v1.2', '/v1.2'],
])('follows %s within the site, to %s', (href, path) => {
  expect(pagePath(link(href), '/docs')).toBe(path);
});

it.each([
  ['another site', link('https://elsewhere.example/docs/world')],
  ['a path beside the site', link('/docs-old/world')],
  ['a path above the site', link('/')],
  ['a file', link('/docs/planck.min.js')],
  ['a download', link('/docs/world', { download: 'world' })],
  ['another window', link('/docs/world', { target: '_blank' })],
])('leaves %s to the browser', (_what, link) => {
  expect(pagePath(link, '/docs')).toBeUndefined();
});

/** Clicks the text of a link, and returns where that leads. */
function clicked(href: string, init: MouseEventInit = {}, isPrevented = false): string | undefined {
  const anchor = document.body.appendChild(link(href));
  anchor.innerHTML = '<code>World</code>';
  let followed: string | undefined;
  const onClick = (event: MouseEvent) => {
    if (isPrevented) event.preventDefault();
    followed = followedLink(event, '/docs');
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  anchor.firstElementChild?.dispatchEvent(event);
  anchor.remove();
  return followed && new URL(followed).pathname;
}

it('follows a click on any part of a link', () => {
  expect(clicked('/docs/world')).toBe('/docs/world');
  expect(clicked('/elsewhere')).toBeUndefined();
});

it.each<[string, MouseEventInit]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('leaves a click with %s to the browser', (_what, init) => {
  expect(clicked('/docs/world', init)).toBeUndefined();
});

it('leaves a click alone that something else has handled', () => {
  expect(clicked('/docs/world', {}, true)).toBeUndefined();
});
