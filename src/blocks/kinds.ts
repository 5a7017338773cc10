import { z } from 'zod';

/** Meaning of a callout or a badge; each kind has its own color. */
export const KINDS = ['note', 'info', 'warning', 'danger', 'tip', 'success'] as const;

export type Kind = (typeof KINDS)[number];

/** The prop of a block that has a kind. */
export const kindProp = z.enum(KINDS).default('note');
