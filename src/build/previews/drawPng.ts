import { Resvg } from '@resvg/resvg-js';
import { PREVIEW_SIZE } from '../../site/head.ts';
import { indexedPng } from './indexedPng.ts';
import { FONT } from './typeset.ts';

/** Draws an SVG picture of a preview's size. */
export function drawPng(svg: string): Buffer {
  return indexedPng(new Resvg(svg, { font: FONT }).render().pixels, PREVIEW_SIZE);
}
