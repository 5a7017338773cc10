import type { Paragraph, Parents, Root, RootContent } from 'mdast';
import {
  type ContainerDirective,
  directiveFromMarkdown,
  type LeafDirective,
} from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import type { Blocks } from './block.ts';
import { createComponent, createMark } from './components.ts';
import { fencedLines } from './fencedLines.ts';

/** Returns whether a page might contain directives or components. Code that looks like one also counts. */
export function mayContainBlocks(body: string): boolean {
  return (
    /<[A-Z]/.test(body) ||
    /^(?:[ \t>*+-]|\d+[.)])*(?:::+[a-z]|:::+[ \t]*$|:::+[ \t]+[a-z])/im.test(body)
  );
}

/** Matches `::: tip`, `:::tip Title`, and `::: tip Title`, the syntax of VitePress and Docusaurus. */
const SPACED =
  /^((?:[ \t>*+-]|\d+[.)])*:::+)[ \t]*([a-z][\w-]*)(?:[ \t]+([^\s[{].*?))?[ \t]*(\{.*\})?[ \t]*$/i;

/** Rewrites directives of other tools to ours, except in code: `::: tip Title` to `:::tip[Title]`. */
export function normalizeDirectives(body: string): string {
  const written = body.split('\n');
  const areCode = fencedLines(written);
  const lines = written.map((line, index) => {
    if (areCode[index]) return line;
    return line.replace(SPACED, (_, start: string, name: string, title?: string, props = '') => {
      const label = title === undefined ? '' : `[${title}]`;
      return start + name + label + props;
    });
  });
  return lines.join('\n');
}

/**
 * Parses `:::name[Label]{key=value}` … `:::` and `::name`. Unlike remark-directive, ignores `:name` within text,
 * because it would remove the ":b" from "a:b".
 */
export function parseDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/** Name of the block for a directive's `[Label]`; the enclosing block extracts it from its children. */
export const LABEL_BLOCK = 'Label';

/** Fix for an unknown block whose name is close to no other. */
export const LISTED_BLOCKS = 'the section "Use blocks" of WRITING.md lists all blocks';

/** Options of a plugin that replaces blocks. */
export interface BlockOptions {
  blocks: Blocks;
  file: string;
  problems: Problem[];
}

/**
 * Replaces each directive with its component: `:::code-group` with `<CodeGroup>`, `:::tip` with `<Callout kind="tip">`.
 * After this, directives and components share one code path.
 */
export function directivesToBlocks({ blocks, file, problems }: BlockOptions) {
  const targets = targetsByDirective(blocks);
  return (tree: Root, vfile: VFile) => {
    const lines = String(vfile).split('\n');
    const unclosed = unclosedBlocks(tree, lines).filter(({ name }) => targets.has(name));
    problems.push(...unclosed.map(({ line, message }) => ({ file, line, message, fix: CLOSE })));
    visit(tree, 'paragraph', ({ children: [first], position }) => {
      if (first?.type !== 'text' || !/(^|\n):::+$/.test(first.value)) return;
      // A block that ends too early leaves a closing fence behind.
      if (unclosed.length > 0) return;
      problems.push({ file, line: position?.end.line, ...STRAY_FENCE });
    });
    visit(tree, ['containerDirective', 'leafDirective'], (node, index, parent) => {
      const directive = node as ContainerDirective | LeafDirective;
      const { name, position } = directive;
      const target = targets.get(name);
      const content: RootContent[] = [];
      if (target) content.push(toComponent(directive, target));
      else {
        const message = `unknown block ":::${name}"`;
        const fix = didYouMean(name, targets.keys(), LISTED_BLOCKS);
        problems.push({ file, line: position?.start.line, message, fix });
        content.push(createMark({ message, fix }), ...withLabel(directive.children));
      }
      (parent as Parents).children.splice(index as number, 1, ...(content as MdxJsxFlowElement[]));
      // Visits the content only in its new position.
      return [SKIP, index as number];
    });
  };
}

const STRAY_FENCE = {
  message: 'unmatched closing ":::"',
  fix: 'remove it; an outer block needs more colons than the blocks inside it',
};

const CLOSE =
  'end it with a line of as many colons; an outer block needs more colons than the blocks inside it';

interface Unclosed extends Pick<Problem, 'line' | 'message'> {
  /** Name of the directive. */
  name: string;
}

/** Finds the directives without a closing fence. A directive that ends at the fence of another has none. */
function unclosedBlocks(parent: Parents, lines: string[], outer?: ContainerDirective): Unclosed[] {
  const lineAt = (line = 0) => lines[line - 1] ?? '';
  const countColons = ({ position }: ContainerDirective) =>
    /:::+/.exec(lineAt(position?.start.line))?.[0].length ?? 0;
  const never = ({ name, position }: ContainerDirective, before = ''): Unclosed => ({
    ...{ name, line: position?.start.line },
    message: `":::${name}" is never closed${before}`,
  });
  const find = (block: ContainerDirective): Unclosed[] => {
    const end = block.position?.end.line;
    if (!/^[\s>]*:::+\s*$/.test(lineAt(end))) return [never(block)];
    if (outer?.position?.end.line !== end || outer === undefined) return [];
    return countColons(outer) > countColons(block)
      ? [never(block)]
      : [never(outer, ` before ":::${block.name}"`)];
  };
  return parent.children.flatMap((child) => {
    const isBlock = child.type === 'containerDirective';
    const below = 'children' in child ? unclosedBlocks(child, lines, isBlock ? child : outer) : [];
    return isBlock ? [...find(child), ...below] : below;
  });
}

/** The block that implements a directive. */
interface Target {
  name: string;
  props: Record<string, string>;
}

function targetsByDirective(blocks: Blocks): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const [name, { shorthands = {} }] of Object.entries(blocks)) {
    targets.set(kebabCase(name), { name, props: {} });
    for (const [shorthand, props] of Object.entries(shorthands)) {
      targets.set(shorthand, { name, props });
    }
  }
  targets.delete(kebabCase(LABEL_BLOCK));
  return targets;
}

/** Converts `CodeGroup` to `code-group`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

function toComponent(node: ContainerDirective | LeafDirective, target: Target): MdxJsxFlowElement {
  const { position, attributes } = node;
  const content =
    node.type === 'leafDirective' ? takeLabel(node.children) : withLabel(node.children);
  return { ...createComponent(target.name, { ...target.props, ...attributes }, content), position };
}

function withLabel(children: RootContent[]): RootContent[] {
  return children.flatMap((child) => (isLabel(child) ? takeLabel(child.children) : [child]));
}

function isLabel(node: { type: string; data?: object }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

function takeLabel(children: RootContent[]): MdxJsxFlowElement[] {
  return children.length === 0 ? [] : [createComponent(LABEL_BLOCK, {}, children)];
}
