import { z } from 'zod';
import styles from './kinds.module.css';

/** What a remark or a badge means; each kind has its own color. */
export const KINDS = ['note', 'info', 'warning', 'danger', 'tip', 'success'] as const;

export type Kind = (typeof KINDS)[number];

/** The prop of a block that has a kind. */
export const kindProp = z.enum(KINDS).default('note');

/** Class of an element with a `data-kind`: gives it `--kind` for text, and a quiet background. */
export const kindClass = styles.kind;
