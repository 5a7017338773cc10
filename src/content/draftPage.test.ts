import { describe, expect, it } from 'vitest';
import { draftPage } from './draftPage.ts';

const draft = (text: string, filePath = 'joint/rope.mdx') =>
  draftPage({ filePath, file: `pages/${filePath}`, text });

describe('draftPage', () => {
  it('has what sidebars, lists, and the search display of a page, and no article', () => {
    const text =
      '---\ndescription: A rope.\ntags: [Ropes]\n---\n\n# `Rope` Joint \\{asked="cable"}\n\n<Scene autoplay id="rope" />\n\n<Scene id="a/b" />';
    expect(draft(text)).toMatchObject({
      ...{ path: '/joint/rope', title: 'Rope Joint', description: 'A rope.', isDraft: true },
      ...{ frontmatter: { tags: ['Ropes'] }, scenes: ['rope', 'a/b'], html: '' },
      sections: [{ title: 'Rope Joint', titles: [], text: 'A rope.' }],
    });
  });

  it.each([
    ['the frontmatter', '---\ntitle: Ropes\n---\n\n# Rope', 'Ropes'],
    ['the first heading', 'Text\n\n## No\n\n# Rope', 'Rope'],
    ['the path', 'Text', '/joint/rope'],
  ])('takes its title from %s', (_what, text, title) => {
    expect(draft(text).title).toBe(title);
  });
});
