import { expect, it } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

/** The rules of the stylesheet that a page with this element has. */
function stylesOf(css: string, html: string): string {
  return createPageStyles(css)(html);
}

it('keeps the rules whose classes the page has, in their order', () => {
  const css = '.a{color:red}.b{color:blue}.a .b,.c{color:green}p{margin:0}';
  expect(stylesOf(css, '<p class="a">')).toBe('.a{color:red}p{margin:0}');
  expect(stylesOf(css, '<p class="x b\na">')).toBe(
    '.a{color:red}.b{color:blue}.a .b,.c{color:green}p{margin:0}',
  );
  expect(stylesOf(css, '<p class="c">')).toBe('.a .b,.c{color:green}p{margin:0}');
});

it('drops at-rules that would be empty, and keeps their nesting', () => {
  const css = '@layer blocks{@media print{.a{color:red}}.b{color:blue}}';
  expect(stylesOf(css, '<p class="a">')).toBe('@layer blocks{@media print{.a{color:red}}}');
  expect(stylesOf(css, '<p class="ab">')).toBe('');
});

it('keeps rules that negate or test a class, and those for the theme', () => {
  const css = 'a:not(.b:is(.c)){color:red}:root:has(.d) p{margin:0}.dark .a{color:blue}';
  expect(stylesOf(css, '<a class="a">')).toBe(css);
  expect(stylesOf(css, '<a>')).toBe('a:not(.b:is(.c)){color:red}:root:has(.d) p{margin:0}');
});

it('keeps animations, fonts, and statements', () => {
  const css =
    '@layer base;@keyframes _a0{to{opacity:1}}@font-face{font-family:x}@property --x{syntax:"*";inherits:false}';
  expect(stylesOf(`/* gone */${css}`, '')).toBe(css);
});
