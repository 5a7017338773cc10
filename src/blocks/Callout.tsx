import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import { extractLabel } from './content.tsx';

/** Kinds of callouts with their titles. The stylesheet gives each kind its color. */
const TITLES = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  tip: 'Tip',
  success: 'Success',
} as const;

const KINDS = Object.keys(TITLES) as (keyof typeof TITLES)[];

/** A remark that is set apart from the surrounding text. */
export const Callout = defineBlock(
  z.strictObject({ kind: z.enum(KINDS).default('note'), title: z.string().optional() }),
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
