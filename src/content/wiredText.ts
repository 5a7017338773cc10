import type { Element, Nodes, Root } from 'hast';
import { WIRED_PROPERTY } from '../article/attributes.ts';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';

/** Returns whether an element is text that controls a scene. Like a button, it contains no links. */
export function isWired({ properties }: Element): boolean {
  return properties[WIRED_PROPERTY] !== undefined;
}

/** Returns a problem for each text that controls a scene which is not on its page. */
export function wiredProblems(tree: Root, scenes: readonly string[], file: string): Problem[] {
  const problems: Problem[] = [];
  const look = (node: Nodes, outerLine?: number) => {
    // Raw HTML can have a position without a start.
    const line = node.position?.start?.line ?? outerLine;
    if (node.type === 'element' && isWired(node)) {
      const scene = String(node.properties[WIRED_PROPERTY]);
      if (!scenes.includes(scene))
        problems.push({
          file,
          line,
          message: `text controls the scene "${scene}", which is not on this page`,
          fix: didYouMean(
            scene,
            scenes,
            `add <Scene id="${scene}" />, name a scene of this page, or use plain text`,
          ),
        });
    }
    if ('children' in node) for (const child of node.children) look(child, line);
  };
  look(tree);
  return problems;
}
