import { expect, it } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

/** Returns the rules of the stylesheet that a page with this element keeps. */
function selectStyles(css: string, html: string): string {
  return createPageStyles(css)(html);
}

it('keeps the rules whose classes the page has, in their order', () => {
  const css = '.a{color:red}.b{color:blue}.a .b,.c{color:green}p{margin:0}';
  expect(selectStyles(css, '<p class="a">')).toBe('.a{color:red}p{margin:0}');
  expect(selectStyles(css, '<p class="x b\na">')).toBe(
    '.a{color:red}.b{color:blue}.a .b,.c{color:green}p{margin:0}',
  );
  expect(selectStyles(css, '<p class="c">')).toBe('.a .b,.c{color:green}p{margin:0}');
});

it('keeps rules for elements and attributes that the page has', () => {
  const css =
    'p{margin:0}p td{margin:1px}[data-a=x] p{margin:2px}::selection{color:red}#id{margin:3px}';
  const both = '::selection{color:red}#id{margin:3px}';
  expect(selectStyles(css, '<p>')).toBe(`p{margin:0}${both}`);
  expect(selectStyles(css, '<p data-a="y"><TD>')).toBe(css);
});

it('needs one of the alternatives in a selector, however deep', () => {
  const css = ':is(.a,.b:is(td,.c)) p{margin:0}';
  expect(selectStyles(css, '<p class="b">')).toBe('');
  expect(selectStyles(css, '<p class="a">')).toBe(css);
  expect(selectStyles(css, '<p class="b"><td>')).toBe(css);
  expect(selectStyles('p:is(*,:last-child){margin:0}', '<p>')).not.toBe('');
});

it('drops at-rules that would be empty, and keeps their nesting', () => {
  const css = '@layer blocks{@media screen{.a{color:red}}.b{color:blue}}';
  expect(selectStyles(css, '<p class="a">')).toBe('@layer blocks{@media screen{.a{color:red}}}');
  expect(selectStyles(css, '<p class="ab">')).toBe('');
});

it('drops print styles', () => {
  const css = '@page{margin:1cm}@media print{p{color:red}}@media screen{p{color:blue}}';
  expect(selectStyles(css, '<p>')).toBe('@media screen{p{color:blue}}');
});

it('keeps rules that negate a class, and those for the theme', () => {
  const css = 'a:not(.b:is(.c)){color:red}:root:has(.d) a{margin:0}.dark .a{color:blue}';
  expect(selectStyles(css, '<a class="a">')).toBe(
    'a:not(.b:is(.c)){color:red}.dark .a{color:blue}',
  );
  expect(selectStyles(css, '<a class="d">')).toBe(
    'a:not(.b:is(.c)){color:red}:root:has(.d) a{margin:0}',
  );
});

it('keeps custom properties that the page uses, directly or through others', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{margin:var(--a)}.x{margin:var(--c)}';
  expect(selectStyles(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{margin:var(--a)}');
  expect(selectStyles(css, '<path fill="var(--d)"/>')).toBe(':root{--d:3px}');
  expect(selectStyles(css, '<i>')).toBe('');
});

it('keeps animations, fonts, and statements', () => {
  const css =
    '@layer base;@keyframes _a0{to{opacity:1}}@font-face{font-family:x}@property --x{syntax:"*";inherits:false}';
  expect(selectStyles(`/* gone */${css}`, '')).toBe(css);
});
