import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { defineBlock } from './define.ts';

/** What stands in brackets behind the name of a directive: `:::tip[Label]`. */
export const Label = defineBlock(z.strictObject({}), ({ children }) => <>{children}</>);

/** A block's content apart from its label. */
export function takeLabel(children: ReactNode): { label?: ReactNode; content: ReactNode[] } {
  const all = Children.toArray(children);
  const label = all.find((child) => isBlock(child, 'Label'));
  return { label, content: all.filter((child) => child !== label) };
}

/** The parts that a block is made of: its content without label, and without space in between. */
export function partsOf(children: ReactNode): ReactNode[] {
  return takeLabel(children).content.filter((child) => !isSpace(child));
}

/** What is known of an element's props. */
export type Props = { children?: ReactNode; [name: string]: unknown };

/** Whether a node is the block of that name. */
export function isBlock(node: ReactNode, name: string): node is ReactElement<Props> {
  return (
    isValidElement(node) &&
    typeof node.type === 'function' &&
    (node.type as { blockName?: string }).blockName === name
  );
}

/** Whether a node is the HTML element of that name, as Markdown makes it. */
export function isElement(node: ReactNode, tagName: string): node is ReactElement<Props> {
  return isValidElement(node) && node.type === tagName;
}

/** White space between blocks. */
export function isSpace(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** The words of a node, without markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<Props>(child) ? textOf(child.props.children) : '';
    })
    .join('');
}
