import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import { extractLabel } from './content.tsx';
import { KINDS, type Kind, kindProp } from './kinds.ts';

const TITLES: Record<Kind, string> = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  tip: 'Tip',
  success: 'Success',
};

/** A remark that is set apart from the surrounding text. */
export const Callout = defineBlock(
  z.strictObject({ kind: kindProp, title: z.string().optional() }),
  ({ kind, title, children }) => {
    const { label, content } = extractLabel(children);
    return (
      <div role="note" className="kind callout" data-kind={kind}>
        <p>{label ?? title ?? TITLES[kind]}</p>
        {content}
      </div>
    );
  },
  Object.fromEntries(KINDS.map((kind) => [kind, { kind }])),
);
