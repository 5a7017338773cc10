import { describe, expect, it } from 'vitest';
import { isHtml, readScripts } from './html.ts';

const PAGE = `<!doctype html>
<script src="https://cdn.jsdelivr.net/npm/planck/dist/planck.min.js"></script>
<script type="importmap">{ "imports": {} }</script>
<script type="module">
  import { World } from 'planck';

  if (true) {
    new World();
  }
</script>
<SCRIPT>
  start();
</SCRIPT >
`;

describe('readScripts', () => {
  it('returns the code of all scripts that a page contains, without their indent', () => {
    expect(readScripts(PAGE)).toBe(
      "import { World } from 'planck';\n\nif (true) {\n  new World();\n}\n\nstart();",
    );
  });

  it('sets the size and the style that the page gives its canvases', () => {
    const html = `<canvas width="300" height=200 style='background: url("a b")'></canvas>
<canvas id="it's" width="100%"><canvas id="plain"></canvas><script>start();</script>`;
    expect(readScripts(html)?.split('\n')).toEqual([
      "Object.assign(document.querySelector('canvas'), { width: 300, height: 200 });",
      `document.querySelector('canvas').style.cssText = 'background: url("a b")';`,
      "Object.assign(document.getElementById('it\\'s'), { width: 100 });",
      'start();',
    ]);
  });

  it.each([
    '<canvas></canvas>',
    '<script src="a.js"></script>',
    '<script>\n</script>',
    '<script>\nnew World();',
  ])('returns nothing for a page without a script: %s', (html) => {
    expect(readScripts(html)).toBeUndefined();
  });
});

it.each([
  [PAGE, true],
  ['  <div id="a">', true],
  ['<T>(value: T) => value', false],
  ['const html = "<div>";', false],
])('tells HTML from code: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});
