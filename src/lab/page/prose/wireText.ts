import { HIGHLIGHT, PRESET, TUNE } from '../../../article/attributes.ts';
import { wireHighlight } from './highlight.ts';
import { wirePreset } from './preset.ts';
import { wireTune } from './tune.ts';
import type { WiredScene } from './wiredScene.ts';

/** Makes text control a live scene. */
export function wireText(elements: readonly HTMLElement[], scene: WiredScene): void {
  for (const element of elements) {
    if (element.hasAttribute(TUNE)) wireTune(element as HTMLDataElement, scene);
    if (element.hasAttribute(PRESET)) wirePreset(element, scene);
    if (element.hasAttribute(HIGHLIGHT)) wireHighlight(element, scene);
  }
}
