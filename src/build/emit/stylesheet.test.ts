import { expect, it } from 'vitest';
import { createStylesheet } from './stylesheet.ts';

it('leaves rules for articles, the root, and plain elements out of the file that loads with the app', async () => {
  const { app, article } = await createStylesheet(
    ':root{--a:1px}@layer base{p{margin:0}.b{color:red}}@layer prose{.prose p{margin:1px}@media print{p{color:red}}}@layer shell{.c{color:blue;.d &{color:red}}}',
  );
  expect(app.text).toContain('@layer base{.b{color:red}}');
  expect(app.text).toContain('@layer prose{@media print{p{color:red}}}');
  expect(app.text).toContain('@layer shell{.c{color:blue;.d &{color:red}}}');
  expect(app.text).not.toContain('margin');
  expect(app.text).not.toContain('--');
  expect(article.text).toContain('.l1{--code-light:');
  expect(article.text).toContain('@layer prose{.prose p{margin:1px}}');
  expect(article.text).not.toContain('color:red');
});

it('keeps rules in rules where these are', async () => {
  const { article } = await createStylesheet('@layer prose{.a{color:red;&:hover{color:blue}}}');
  expect(article.text).toContain('@layer prose{.a{color:red;&:hover{color:blue}}}');
});

it('names both files alike, by the content of both', async () => {
  const [one, other] = [
    await createStylesheet('@layer prose{p{margin:0}}'),
    await createStylesheet('@layer prose{p{margin:1px}}'),
  ];
  expect(one.article.path).toBe(one.app.path.replace('/styles-', '/article-'));
  expect(one.app.text).toBe(other.app.text);
  expect(one.app.path).not.toBe(other.app.path);
});
