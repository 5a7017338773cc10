import { describe, expect, it } from 'vitest';
import { createAllBlocks, findProblems } from '../../tests/unit/renderBlocks.ts';

const BLOCKS = createAllBlocks();

const NAMES = Object.keys(BLOCKS).filter((name) => name !== 'Label');
const SHORTHANDS = Object.values(BLOCKS).flatMap(({ shorthands = {} }) => Object.keys(shorthands));

function directiveName(component: string): string {
  return component.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

describe('blocks', () => {
  it('have unique directive names', () => {
    const names = [...NAMES.map(directiveName), ...SHORTHANDS];
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(NAMES)('include %s, as a component and as a directive', async (name) => {
    const component = await findProblems(`text\n\n<${name} wrong="1" />`);
    const directive = await findProblems(`text\n\n::${directiveName(name)}{wrong=1}`, {
      format: 'md',
    });
    // Compiling replaces a code group with tabs before its props are checked.
    const owner = name === 'CodeGroup' ? 'Tabs' : name;
    const message = expect.stringMatching(
      new RegExp(
        `^a\\.\\w+:3 unknown prop "wrong" of <${owner}> — (valid props are \\w+(, \\w+)*|it has no props)$`,
      ),
    );
    expect(component).toContainEqual(message);
    expect(directive).toContainEqual(message);
  });

  it.each([
    ['Details', 'summary, open'],
    ['Diagram', 'title, description, width, height, scale'],
    ['Shape', 'kind, box, circle, points, angle, label'],
  ])('report the valid props of <%s>', async (name, props) => {
    expect(await findProblems(`<${name} wrong="1" />`)).toContainEqual(
      `a.mdx:1 unknown prop "wrong" of <${name}> — valid props are ${props}`,
    );
  });
});
