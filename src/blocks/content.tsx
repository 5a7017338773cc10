import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { defineBlock } from '../content/block.ts';

/** The text in brackets after the name of a directive: `:::tip[Label]`. */
export const Label = defineBlock(z.strictObject({}), ({ children }) => <>{children}</>);

/** Separates a block's label from its content. */
export function extractLabel(children: ReactNode): { label?: ReactNode; content: ReactNode[] } {
  const all = Children.toArray(children);
  const label = all.find((child) => isBlock(child, 'Label'));
  return { label, content: all.filter((child) => child !== label) };
}

/** Returns the parts of a block: its content without the label and without white space between blocks. */
export function toParts(children: ReactNode): ReactNode[] {
  return extractLabel(children).content.filter((child) => !isSpace(child));
}

/** Props of an arbitrary element. */
export type Props = { children?: ReactNode; [name: string]: unknown };

/** Returns whether a node is the block with a name. */
export function isBlock(node: ReactNode, name: string): node is ReactElement<Props> {
  return (
    isValidElement(node) &&
    typeof node.type === 'function' &&
    (node.type as { blockName?: string }).blockName === name
  );
}

/** Returns whether a node is an HTML element with a tag name; without one, whether it is an element. */
export function isElement(node: ReactNode, tagName?: string): node is ReactElement<Props> {
  return isValidElement(node) && (tagName === undefined || node.type === tagName);
}

/** Returns whether a node is white space, as between blocks. */
export function isSpace(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** Returns the text of a node, without markup. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<Props>(child) ? readText(child.props.children) : '';
    })
    .join('');
}
