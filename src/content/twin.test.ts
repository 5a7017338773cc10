import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { toMarkdown } from './twin.ts';

const TITLE = 'The <b> *tag*';

const ARTICLE = `# World

A *world* steps **bodies**, see [the body](/docs/body#sleep) and \`step()\`.

## Table & list

| Name | Default |
| ---- | ------: |
| \`a\`  |      10 |

- one

  two

  - deep

- [x] done

- [ ] open

1. first
2. ~~second~~

> quoted

\`\`\`ts
const a = 1 < 2;
\`\`\`

![A ramp](/docs/assets/ramp-1.svg "Steep")

***

### 1 \\* 2 \\<b> \\_c\\_
`;

describe('toMarkdown', () => {
  it('prints an article as written', () => {
    expect(twin(ARTICLE)).toBe(ARTICLE);
  });

  it('prepends the title to an article without one', () => {
    expect(twin('Text', 'World')).toBe('# World\n\nText\n');
    expect(twin('## Step', 'World')).toBe('# World\n\n## Step\n');
  });

  it("keeps the article's own title", () => {
    expect(twin('Planck\n======\n\nText', 'World')).toBe('# Planck\n\nText\n');
  });

  it.each([
    ['raw HTML', '<p>a <b>b</b> <i>c</i></p>', 'a **b** *c*\n'],
    ['a disclosure', '<details><summary>A</summary>\n\nb\n\n</details>', 'A\n\nb\n'],
    ['scripts and styles', 'a\n\n<script>b()</script>\n\n<style>c{}</style>', 'a\n'],
    ['other bullets', '* a\n* b', '- a\n- b\n'],
    ['escaped markup', 'a \\*b\\* \\[c] 1\\. \\`d\\`', 'a \\*b\\* \\[c] 1. \\`d\\`\n'],
    ['addresses', '<https://a.example/b>', '<https://a.example/b>\n'],
    ['a fence in a fence', '````md\n```ts\na\n```\n````', '````md\n```ts\na\n```\n````\n'],
  ])('prints %s', (_name, markdown, printed) => {
    expect(twin(markdown, 'T')).toBe(`# T\n\n${printed}`);
  });

  it('prints its own output unchanged', () => {
    const sources = [
      ARTICLE,
      'a<br>b',
      '<ol start="3"><li>a</li></ol>',
      'www.a.example',
      '- a\n\n      b',
    ];
    for (const source of sources) {
      const once = twin(source, 'T');
      expect(twin(once, 'T')).toBe(once);
    }
  });

  it('prints a cell with a heading and folded text as one line, and names without spaces', () => {
    const table =
      '<table><thead><tr><th>Name</th><th>Text</th></tr></thead><tbody><tr>' +
      '<td><h3>get<wbr>Angle</h3></td>' +
      '<td>The angle.<footer>See B.</footer><details><p>In rad.</p></details></td></tr></tbody></table>';
    expect(twin(table, 'T')).toContain('| getAngle | The angle. See B. In rad. |');
  });

  it('escapes the title', () => {
    expect(toMarkdown(renderMarkdown('text'), TITLE)).toBe('# The \\<b> \\*tag\\*\n\ntext\n');
  });

  it('adds no title if one follows later', () => {
    expect(toMarkdown(renderMarkdown('intro\n\n# Title'), 'Title')).toBe('intro\n\n# Title\n');
  });
});

function twin(markdown: string, title = ''): string {
  return toMarkdown(renderMarkdown(markdown), title);
}
