import { showEmbed } from './showEmbed.ts';

// The script of the page that other sites embed. The build writes the addresses into the page.
const { parts, base } = JSON.parse(document.getElementById('addresses')?.textContent ?? '{}');
const show = () => {
  const container = document.querySelector('main');
  if (container)
    void showEmbed(container, new URL(base, location.href).href.replace(/\/$/, ''), parts);
};
addEventListener('hashchange', show);
show();
