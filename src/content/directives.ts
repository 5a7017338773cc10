import type { BlockContent, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import {
  type ContainerDirective,
  directiveFromMarkdown,
  type LeafDirective,
} from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestOf } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import type { Blocks } from './block.ts';

/** Whether a page may hold directives; what looks like one inside code is found out later. */
export function mayHoldDirectives(body: string): boolean {
  return /^(?:[ \t>*+-]|\d+[.)])*(?:::+[a-z]|:::+[ \t]*$)/im.test(body);
}

/**
 * Reads `:::name[Label]{key=value}` … `:::` and `::name`. Not `:name` inside of text, which
 * remark-directive knows too: it would take the ":b" out of "a:b".
 */
export function parseDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/** The block that holds a directive's `[Label]`; the block around it takes it out. */
export const LABEL_BLOCK = 'Label';

interface DirectiveOptions {
  blocks: Blocks;
  file: string;
  problems: Problem[];
}

/**
 * Makes each directive the component that it stands for: `:::file-tree` is `<FileTree>`, and
 * `:::tip` is `<Callout kind="tip">`. So whatever holds for a component holds for a directive.
 */
export function directivesToBlocks({ blocks, file, problems }: DirectiveOptions) {
  const known = directiveNames(blocks);
  return (tree: Root, vfile: VFile) => {
    const lines = String(vfile).split('\n');
    visit(tree, 'paragraph', ({ children: [first], position }) => {
      if (first?.type !== 'text' || !/(^|\n):::+$/.test(first.value)) return;
      problems.push({ file, line: position?.end.line, ...STRAY_FENCE });
    });
    visit(tree, ['containerDirective', 'leafDirective'], (node, index, parent) => {
      const found = node as ContainerDirective | LeafDirective;
      const target = known.get(found.name);
      if (target) {
        const unclosed = unclosedDirective(found, lines);
        if (unclosed) problems.push({ file, ...unclosed });
        (parent as Parents).children[index as number] = toComponent(found, target);
        // Its content is visited in its new place, and only there.
        return [SKIP, index as number];
      }
      const names = [...known.keys()].sort();
      problems.push({
        file,
        line: found.position?.start.line,
        message: `unknown block ":::${found.name}"`,
        fix: nearestOf(found.name, names, `blocks are ${names.join(', ')}`),
      });
    });
  };
}

const STRAY_FENCE = {
  message: 'this ":::" closes nothing',
  fix: 'remove it; a block around another one begins and ends with more colons than that one',
};

/** A fence that closes too early, or never: what it then holds is not what was meant. */
function unclosedDirective(
  { type, name, position }: ContainerDirective | LeafDirective,
  lines: string[],
): Omit<Problem, 'file'> | undefined {
  if (type === 'leafDirective' || !position) return undefined;
  const last = lines[position.end.line - 1] ?? '';
  if (/^[\s>]*:::+\s*$/.test(last)) return undefined;
  return {
    line: position.start.line,
    message: `":::${name}" is never closed`,
    fix: 'end it with a line of as many colons; around another block it needs more colons than that one',
  };
}

interface Target {
  name: string;
  props: Record<string, string>;
}

function directiveNames(blocks: Blocks): Map<string, Target> {
  const names = new Map<string, Target>();
  for (const [name, { shorthands = {} }] of Object.entries(blocks)) {
    names.set(kebabCase(name), { name, props: {} });
    for (const [shorthand, props] of Object.entries(shorthands)) {
      names.set(shorthand, { name, props });
    }
  }
  names.delete(kebabCase(LABEL_BLOCK));
  return names;
}

/** `FileTree` to `file-tree`. */
function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

function toComponent(node: ContainerDirective | LeafDirective, target: Target): MdxJsxFlowElement {
  const { position, attributes } = node;
  const given = { ...target.props, ...attributes };
  return {
    ...component(
      target.name,
      Object.entries(given).map(([name, value]) => attribute(name, value)),
      node.type === 'leafDirective' ? labelOf(node.children) : withLabel(node.children),
    ),
    position,
  };
}

/** A key without a value is `true`, as in JSX. */
function attribute(name: string, value: string | null | undefined): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: value === '' ? null : value };
}

function withLabel(children: ContainerDirective['children']): MdxJsxFlowElement['children'] {
  return children.flatMap((child) =>
    isLabel(child) ? labelOf(child.children) : [child as BlockContent],
  );
}

function isLabel(node: { type: string; data?: object }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

function labelOf(children: PhrasingContent[]): MdxJsxFlowElement[] {
  if (children.length === 0) return [];
  // Phrasing right inside of a flow element is what MDX makes of `<Label>text</Label>`, too.
  return [component(LABEL_BLOCK, [], children as unknown as MdxJsxFlowElement['children'])];
}

function component(
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
  };
}
