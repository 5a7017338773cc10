import { type ChildNode, parse, type Rule } from 'postcss';

/** A piece of a stylesheet: a block around others, or a text that some pages need and some don't. */
type Piece = { start: string; pieces: Piece[] } | { text: string; needs: string[][] };

/** At-rules around rules for elements. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** Classes that scripts set on the root before the first paint, which are not in the HTML. */
const SET_BY_SCRIPTS = new Set(['dark']);

/**
 * Reduces a stylesheet to what a page shows, so that a page pays for its own blocks only. The returned
 * function takes the page's HTML, and returns the rules that have a selector all of whose classes occur
 * in it, in the order of the stylesheet. Classes within `:not()`, `:has()`, and the like don't count.
 */
export function createPageStyles(css: string): (html: string) => string {
  const pieces = piecesOf(parse(css).nodes);
  return (html) => {
    const classes = classesIn(html);
    const isUsed = (needs: string[]) => needs.every((name) => classes.has(name));
    const print = (piece: Piece): string => {
      if ('text' in piece) return piece.needs.some(isUsed) ? piece.text : '';
      const content = piece.pieces.map(print).join('');
      return content && `${piece.start}{${content}}`;
    };
    return pieces.map(print).join('');
  };
}

function piecesOf(nodes: ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ text: node.toString(), needs: needsOf(node) }];
    if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
      return [{ start: `@${node.name} ${node.params}`, pieces: piecesOf(node.nodes) }];
    }
    const end = node.type === 'atrule' && node.nodes ? '' : ';';
    return [{ text: node.toString() + end, needs: [[]] }];
  });
}

/** For each selector of a rule, the classes that elements must have. */
function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) =>
    [...withoutArguments(selector).matchAll(/\.(-?[a-z_][\w-]*)/gi)]
      .map(([, name = '']) => name)
      .filter((name) => !SET_BY_SCRIPTS.has(name)),
  );
}

/** `a:not(.b:is(.c)) .d` becomes `a:not .d`. */
function withoutArguments(selector: string): string {
  const outer = selector.replace(/\([^()]*\)/g, '');
  return outer === selector ? selector : withoutArguments(outer);
}

function classesIn(html: string): Set<string> {
  const values = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...values].flatMap(([, names = '']) => names.split(/\s+/)));
}
