import type { Nodes, Root } from 'hast';
import { WIRED } from '../article/attributes.ts';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { getAttribute } from './elements.ts';

/** Returns a problem for each text that controls a scene which is not on its page. */
export function wiredProblems(tree: Root, scenes: readonly string[], file: string): Problem[] {
  const problems: Problem[] = [];
  const look = (node: Nodes, outerLine?: number) => {
    // Raw HTML can have a position without a start.
    const line = node.position?.start?.line ?? outerLine;
    const scene = node.type === 'element' ? getAttribute(WIRED, node) : undefined;
    if (scene !== undefined && !scenes.includes(scene)) {
      const message = `text controls the scene "${scene}", which is not on this page`;
      const otherwise = `add <Scene id="${scene}" />, name a scene of this page, or use plain text`;
      problems.push({ file, line, message, fix: didYouMean(scene, scenes, otherwise) });
    }
    if ('children' in node) for (const child of node.children) look(child, line);
  };
  look(tree);
  return problems;
}
