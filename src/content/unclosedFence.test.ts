import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { UnclosedFenceError } from './unclosedFence.ts';

/** Returns the line of the code block without an end. */
function findUnclosed(text: string): number | undefined {
  try {
    renderMarkdown(text, { forbidsUnclosedFence: true });
    return undefined;
  } catch (error) {
    if (error instanceof UnclosedFenceError) return error.line;
    throw error;
  }
}

describe('finds a code block without an end', () => {
  it.each([
    ['before the end of the page', 'a\n\n```ts\nb\n\n# C\n', 3],
    ['of tildes', '~~~\na\n```\n', 1],
    ['with a fence that is too short', '````md\na\n```\n', 1],
    ['before another one', 'a\n\n```ts\nb\n\n## C\n\n```ts\nd\n```\n', 3],
    ['in a quote', '> ```ts\n> a\n\nb\n', 1],
    ['in a list', '- a\n\n  ```ts\n  b\n\nc\n', 3],
    ['after others', '```\na\n```\n\n```js\nb', 5],
    ['as the last line', 'a\n\n```', 3],
  ])('%s', (_name, text, line) => {
    expect(findUnclosed(text)).toBe(line);
  });
});

describe('accepts', () => {
  it.each([
    ['code blocks with an end', '```ts\na\n```\n\n~~~\nb\n~~~  \n'],
    ['one that shows another', '````md\n```ts\na\n```\n````\n'],
    ['fences of the other kind in it', '~~~\n```ts\n~~~\n'],
    ['one in a list', '1. ```ts\n   a\n   ```\n2. b\n'],
    ['one in a quote', '> ```ts\n> a\n> ```\n'],
    ['an empty one', '```\n```\n'],
    ['a longer end', '```\na\n`````\n'],
    ['indented code with a fence', 'a\n\n    ```ts\n\nb\n'],
    ['code in a sentence', 'a ```b``` c\n'],
  ])('%s', (_name, text) => {
    expect(findUnclosed(text)).toBeUndefined();
  });
});
