import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf, sameHtml } from '../../tests/unit/renderBlocks.ts';

async function entry(line: string): Promise<string> {
  return (await htmlOf(`:::file-tree\n- ${line}\n:::`))
    .replace('<div><ul><li>', '')
    .replace('</li></ul></div>', '');
}

describe('<FileTree>', () => {
  it('shows folders as collapsible lists', async () => {
    const list = '- src/\n  - main.ts\n  - parts\n    - wheel.ts\n- empty/';
    const html = await sameHtml(
      `:::file-tree\n${list}\n:::`,
      `<FileTree>\n\n${list}\n\n</FileTree>`,
    );
    expect(html).toBe(
      '<div><ul><li><details open><summary><span>src/</span></summary>' +
        '<ul><li><span>main.ts</span></li>' +
        '<li><details open><summary><span>parts</span></summary><ul><li><span>wheel.ts</span></li></ul></details></li></ul>' +
        '</details></li><li><span>empty/</span></li></ul></div>',
    );
  });

  it.each([
    ['main.ts', '<span>main.ts</span>'],
    ['main.ts the *first* file', '<span>main.ts</span><span> the <em>first</em> file</span>'],
    ['main.ts **a** *b*', '<span>main.ts</span><span> <strong>a</strong> <em>b</em></span>'],
    ['**main.ts** starts', '<span><strong>main.ts</strong></span><span> starts</span>'],
    ['`my file.ts` starts', '<span><code>my file.ts</code></span><span> starts</span>'],
    ['[main.ts](/m)', '<span><a href="/m">main.ts</a></span>'],
    ['…', '…'],
    ['...', '…'],
    ['…rest', '<span>…rest</span>'],
  ])('reads %j', async (line, html) => {
    expect(await entry(line)).toBe(html);
  });

  it('accepts lists with empty lines between entries', async () => {
    const html = await htmlOf(':::file-tree\n- a one\n\n- b/\n\n  - c\n:::');
    expect(html.replace(/\n/g, '')).toBe(
      '<div><ul><li><span>a</span><span> one</span></li>' +
        '<li><details open><summary><span>b/</span></summary><ul><li><span>c</span></li></ul></details></li></ul></div>',
    );
  });

  it.each([
    ['nothing', ''],
    ['text', 'text'],
    ['an ordered list', '1. a'],
    ['a list with text', '- a\n\ntext'],
  ])('rejects %s', async (_name, content) => {
    expect(await problemsOf(`text\n\n:::file-tree\n${content}\n:::`)).toEqual([
      'a.mdx:3 <FileTree> must contain exactly one list — write one "- name" list in it',
    ]);
  });
});
