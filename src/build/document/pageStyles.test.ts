import { expect, it } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

/** Returns the rules of the stylesheet that a page with this element keeps. */
function selectStyles(css: string, html: string): string {
  return createPageStyles(css)(html);
}

it('keeps the rules whose classes the page has, in their order', () => {
  const css = '.a{color:red}.b{color:blue}.a .b,.c{color:green}section{margin:0}';
  expect(selectStyles(css, '<section class="a">')).toBe('.a{color:red}section{margin:0}');
  expect(selectStyles(css, '<section class="x b\na">')).toBe(
    '.a{color:red}.b{color:blue}.a .b,.c{color:green}section{margin:0}',
  );
  expect(selectStyles(css, '<section class="c">')).toBe('.a .b,.c{color:green}section{margin:0}');
});

it('keeps rules for elements and attributes that the page has', () => {
  const css =
    'section{margin:0}section em{margin:1px}[data-a=x] section{margin:2px}::selection{color:red}#id{margin:3px}';
  const both = '::selection{color:red}#id{margin:3px}';
  expect(selectStyles(css, '<section>')).toBe(`section{margin:0}${both}`);
  expect(selectStyles(css, '<section data-a="y"><EM>')).toBe(css);
});

it('needs one of the alternatives in a selector, however deep', () => {
  const css = ':is(.a,.b:is(em,.c)) section{margin:0}';
  expect(selectStyles(css, '<section class="b">')).toBe('');
  expect(selectStyles(css, '<section class="a">')).toBe(css);
  expect(selectStyles(css, '<section class="b"><em>')).toBe(css);
  expect(selectStyles('section:is(*,:last-child){margin:0}', '<section>')).not.toBe('');
});

it('drops at-rules that would be empty, and keeps their nesting', () => {
  const css = '@layer blocks{@media screen{.a{color:red}}.b{color:blue}}';
  expect(selectStyles(css, '<section class="a">')).toBe(
    '@layer blocks{@media screen{.a{color:red}}}',
  );
  expect(selectStyles(css, '<section class="ab">')).toBe('');
});

it('drops print styles', () => {
  const css = '@page{margin:1cm}@media print{section{color:red}}@media screen{section{color:blue}}';
  expect(selectStyles(css, '<section>')).toBe('@media screen{section{color:blue}}');
});

it('keeps rules that negate a class, and those for the theme', () => {
  const css = 'i:not(.b:is(.c)){color:red}:root:has(.d) i{margin:0}.dark .a{color:blue}';
  expect(selectStyles(css, '<i class="a">')).toBe(
    'i:not(.b:is(.c)){color:red}.dark .a{color:blue}',
  );
  expect(selectStyles(css, '<i class="d">')).toBe(
    'i:not(.b:is(.c)){color:red}:root:has(.d) i{margin:0}',
  );
});

it('keeps custom properties that the page uses, directly or through others', () => {
  const css = 'i{--a:var(--b);--b:1px;--c:2px;--d:3px}section{margin:var(--a)}.x{margin:var(--c)}';
  expect(selectStyles(css, '<i><section>')).toBe('i{--a:var(--b);--b:1px}section{margin:var(--a)}');
  expect(selectStyles(css, '<i><path fill="var(--d)"/>')).toBe('i{--d:3px}');
  expect(selectStyles(css, '<i>')).toBe('');
});

it('keeps rules that no other file has: for the root, and in the base layer for elements', () => {
  const css = ':root{--a:1px}@layer base{em{margin:0}.a{color:red}}@layer prose{em{margin:1px}}';
  expect(selectStyles(css, '<section>')).toBe(':root{--a:1px}@layer base{em{margin:0}}');
});

it('keeps animations, fonts, and statements', () => {
  const css =
    '@layer base;@keyframes _a0{to{opacity:1}}@font-face{font-family:x}@property --x{syntax:"*";inherits:false}';
  expect(selectStyles(`/* gone */${css}`, '')).toBe(css);
});
