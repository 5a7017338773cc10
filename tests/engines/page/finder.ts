// Finds elements as a person would, by role, accessible name, or visible text. Runs in the page.
import { queryAllByRole } from '@testing-library/dom';
import type { Box, ElementState, Finder, Pattern, Query } from './query.ts';

const finder: Finder = {
  find: (queries) => findElements(queries).map(readState),
  async pointAt(queries) {
    const element = onlyMatch(queries);
    if (!isInView(readBox(element))) scrollToCenter(element);
    const box = await restingBox(element);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return point;
    throw new Error(
      `${openingTag(element)} is covered by ${hit ? openingTag(hit) : 'the window’s edge'}`,
    );
  },
  restingBox: (queries) => restingBox(onlyMatch(queries)),
  focus: (queries) => onlyMatch(queries).focus(),
  boxOfWord(queries, word) {
    const element = onlyMatch(queries);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node.nodeValue ?? '').indexOf(word);
      if (start < 0 || !node.parentElement) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      if (!isInView(readBox(range))) scrollToCenter(node.parentElement);
      return readBox(range);
    }
    throw new Error(`no "${word}" in ${openingTag(element)}`);
  },
};

Object.assign(window, { finder });

function findElements(queries: Query[]): HTMLElement[] {
  return queries.reduce<HTMLElement[]>(
    (containers, query) => [
      ...new Set(containers.flatMap((container) => elementsIn(container, query))),
    ],
    [document.body],
  );
}

function elementsIn(container: HTMLElement, { role, name, text, isFirst }: Query): HTMLElement[] {
  const named: HTMLElement[] = queryAllByRole(
    container,
    role,
    name && { name: createRegExp(name) },
  );
  const matches = text
    ? named.filter((element) => createRegExp(text).test(readText(element)))
    : named;
  return isFirst ? matches.slice(0, 1) : matches;
}

function onlyMatch(queries: Query[]): HTMLElement {
  const matches = findElements(queries);
  if (matches.length === 1 && matches[0]) return matches[0];
  throw new Error(`${matches.length} elements match ${JSON.stringify(queries)}, expected one`);
}

function readState(element: HTMLElement): ElementState {
  return {
    text: readText(element),
    box: readBox(element),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
  };
}

function createRegExp({ source, flags }: Pattern): RegExp {
  return new RegExp(source, flags);
}

/** Returns the visible text, or all text in SVG, which has no `innerText`. */
function readText(element: HTMLElement): string {
  return (element.innerText ?? element.textContent).trim();
}

function readBox(target: Element | Range): Box {
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x, y, width, height };
}

function isInView({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
}

function scrollToCenter(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

/** Consecutive frames in which an element must not move, because scenes that load above it can move it later. */
const RESTING_FRAMES = 12;

/** Waits for animations, and until the element rests. */
async function restingBox(element: Element): Promise<Box> {
  const animations = document
    .getAnimations()
    .filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(animations.map((animation) => animation.finished));
  for (let [previous, frames] = [readBox(element), 0]; ; ) {
    await new Promise(requestAnimationFrame);
    const box = readBox(element);
    frames = JSON.stringify(box) === JSON.stringify(previous) ? frames + 1 : 0;
    if (frames === RESTING_FRAMES) return box;
    previous = box;
  }
}

/** Returns the element's opening tag, for error messages. */
function openingTag(element: Element): string {
  return /^<[^>]*>/.exec(element.outerHTML)?.[0] ?? element.tagName;
}
