// Finds elements as a person would, by role, accessible name, or visible text. Runs in the page.
import { queryAllByRole } from '@testing-library/dom';
import type { Box, Finder, Found, Pattern, Query } from './query.ts';

const finder: Finder = {
  find: (queries) => elementsOf(queries).map(foundOf),
  async pointAt(queries) {
    const element = onlyOf(queries);
    if (!isInView(boxOf(element))) scrollToMiddle(element);
    const box = await restingBox(element);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return point;
    throw new Error(
      `${outline(element)} is covered by ${hit ? outline(hit) : 'the window’s edge'}`,
    );
  },
  restingBox: (queries) => restingBox(onlyOf(queries)),
  focus: (queries) => onlyOf(queries).focus(),
  boxOfWord(queries, word) {
    const element = onlyOf(queries);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node.nodeValue ?? '').indexOf(word);
      if (start < 0 || !node.parentElement) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      if (!isInView(boxOf(range))) scrollToMiddle(node.parentElement);
      return boxOf(range);
    }
    throw new Error(`no "${word}" in ${outline(element)}`);
  },
};

Object.assign(window, { finder });

function elementsOf(queries: Query[]): HTMLElement[] {
  return queries.reduce<HTMLElement[]>(
    (places, query) => [...new Set(places.flatMap((place) => elementsIn(place, query)))],
    [document.body],
  );
}

function elementsIn(place: HTMLElement, { role, name, text, isFirst }: Query): HTMLElement[] {
  const named: HTMLElement[] = queryAllByRole(place, role, name && { name: expressionOf(name) });
  const found = text ? named.filter((element) => expressionOf(text).test(textOf(element))) : named;
  return isFirst ? found.slice(0, 1) : found;
}

function onlyOf(queries: Query[]): HTMLElement {
  const found = elementsOf(queries);
  if (found.length === 1 && found[0]) return found[0];
  throw new Error(`${found.length} elements match ${JSON.stringify(queries)}, expected one`);
}

function foundOf(element: HTMLElement): Found {
  return {
    text: textOf(element),
    box: boxOf(element),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === document.activeElement,
  };
}

function expressionOf({ source, flags }: Pattern): RegExp {
  return new RegExp(source, flags);
}

/** What is visible of the text; all of it in SVG, which knows no other. */
function textOf(element: HTMLElement): string {
  return (element.innerText ?? element.textContent).trim();
}

function boxOf(place: Element | Range): Box {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x, y, width, height };
}

function isInView({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
}

function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

/** Waits for animations, and until two frames in a row show the element in the same place. */
async function restingBox(element: Element): Promise<Box> {
  const animations = document
    .getAnimations()
    .filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(animations.map((animation) => animation.finished));
  for (let before = boxOf(element); ; ) {
    await new Promise(requestAnimationFrame);
    const box = boxOf(element);
    if (JSON.stringify(box) === JSON.stringify(before)) return box;
    before = box;
  }
}

/** The element's opening tag, for messages. */
function outline(element: Element): string {
  return /^<[^>]*>/.exec(element.outerHTML)?.[0] ?? element.tagName;
}
