import type { Palette } from '../../draw/canvasPen.ts';
import { THEME_COLORS } from '../../model/pen.ts';
import type { Command } from '../../protocol/protocol.ts';

/** Height of the strip for facts, in rem, as in the stylesheet of scenes. */
const FACTS_HEIGHT = 2.25;

/** Watches size, theme, and visibility of an element, and sends their changes as commands for a runner. */
export function watchPicture(container: HTMLElement, send: (command: Command) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  let isNear = true;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');

  const size = (): Command => {
    const { clientWidth: width, clientHeight: height } = container;
    const top =
      FACTS_HEIGHT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { type: 'size', size: { width, height, ratio: devicePixelRatio, top } };
  };
  const palette = (): Command => ({ type: 'palette', palette: readPalette(container) });
  const reducedMotion = (): Command => ({ type: 'reducedMotion', isOn: motion.matches });
  const visibility = (): Command => ({
    type: 'visibility',
    isVisible: isNear && !document.hidden,
  });
  const sendSize = () => send(size());
  const sendPalette = () => send(palette());
  const sendVisibility = () => send(visibility());

  const intersections = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? true;
    sendVisibility();
  });
  intersections.observe(container);
  document.addEventListener('visibilitychange', sendVisibility, { signal });

  const sizes = new ResizeObserver(sendSize);
  sizes.observe(container);
  watchPixelRatio(sendSize, signal);

  const themes = new MutationObserver(sendPalette);
  themes.observe(document.documentElement, { attributeFilter: ['class', 'data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];
  for (const query of [...queries, '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', sendPalette, { signal });

  motion.addEventListener('change', () => send(reducedMotion()), { signal });

  return {
    /** Returns the current size, palette, preference for motion, and visibility. */
    commands: () => [size(), palette(), reducedMotion(), visibility()],
    end: () => {
      ending.abort();
      for (const observer of [intersections, sizes, themes]) observer.disconnect();
    },
  };
}

/** Calls back when the device pixel ratio changes, by zooming or on another screen. */
function watchPixelRatio(onChange: () => void, signal: AbortSignal): void {
  const change = () => {
    onChange();
    watchPixelRatio(onChange, signal);
  };
  // A media query can only match the current ratio.
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', change, { once: true, signal });
}

/** Resolves the theme's colors, because a canvas doesn't resolve CSS properties. */
function readPalette(container: HTMLElement): Palette {
  // One element per color, so that the browser computes all styles together.
  const probes = document.createElement('span');
  for (const name of THEME_COLORS) {
    const probe = document.createElement('span');
    probe.style.color = `var(--ink-${name})`;
    probes.append(probe);
  }
  container.append(probes);
  const colors = THEME_COLORS.map((name, index) => [
    name,
    getComputedStyle(probes.children[index] as Element).color,
  ]);
  probes.remove();
  return Object.fromEntries(colors);
}
