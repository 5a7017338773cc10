import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SiteMark } from './SiteMark.tsx';

afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.className = '';
});

const render = () => renderToStaticMarkup(createElement(SiteMark));

it('shows the icon of the site', () => {
  document.head.innerHTML = '<link rel="icon" href="https://e.org/icon.svg">';
  expect(render()).toContain('src="https://e.org/icon.svg" alt=""');
});

it('shows the icon of the theme that the page has', () => {
  document.head.innerHTML =
    '<link rel="icon" media="(prefers-color-scheme: light)" href="https://e.org/day.svg">' +
    '<link rel="icon" media="(prefers-color-scheme: dark)" href="https://e.org/night.svg">';
  expect(render()).toContain('day.svg');
  document.documentElement.className = 'dark';
  expect(render()).toContain('night.svg');
});

it('is empty on a site without an icon', () => {
  expect(render()).toBe('');
});
