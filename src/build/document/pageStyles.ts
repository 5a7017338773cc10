import { type ChildNode, list, parse, type Rule } from 'postcss';
import { WRAP } from '../../article/attributes.ts';
import { groupBy } from '../../site/groupBy.ts';
import { CODE_COLOR, whenLoaded } from './loading.ts';

/** A piece of a stylesheet: a block around others, or a leaf that some pages need and others don't. */
type Piece = { start: string; pieces: Piece[] } | Leaf;

interface Leaf {
  /** For each selector, what a page must contain to need it. */
  needs: Need[][];
  /** A rule, or the text of anything else. */
  content: { selector: string; declarations: Declaration[] } | string;
}

interface Declaration {
  property: string;
  text: string;
  /** Names of the custom properties that its value uses. */
  uses: string[];
}

/** An element, `.class`, or `[attribute]`, or alternatives of which a page must contain one. */
type Need = string | Need[][];

/** At-rules that contain rules for elements. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** Pseudo-classes whose arguments must also occur in the page. */
const ALTERNATIVES = new Set(['has', 'is', 'where']);

/** Elements that scripts add to articles, such as the controls of scenes. The styles of articles have rules for them. */
export const ADDED_ELEMENTS =
  'a code dd details dl dt figure h2 h3 hr img kbd li p pre small strong summary svg ul';

/**
 * Names that the HTML of the browser's root doesn't contain, but that still occur: the document around it, what scripts
 * set on the document before the first paint or add to it, and what readers open.
 */
const ALWAYS_PRESENT = [
  ...ADDED_ELEMENTS.split(' '),
  'html',
  'body',
  '.dark',
  '[data-script]',
  '[data-theme]',
  '[data-banner]',
  '[data-loading]',
  `[${WRAP}]`,
  '.typed',
  '[open]',
];

/**
 * Reduces a stylesheet to the rules that a page needs, so that a page pays for its own blocks only. The returned
 * function takes the page's HTML and returns the rules that have a selector whose elements, classes, and attributes all
 * occur in it, in the order of the stylesheet, with the custom properties that they use, and all rules that no other file
 * has. Arguments of `:not()` don't count. Print styles are dropped.
 */
export function createPageStyles(css: string): (html: string) => string {
  const pieces = splitPieces(parse(css).nodes);
  const tested = new Set(testedNames(pieces));
  const reduce = (names: ReadonlySet<string>, variables: string[]) => {
    const isMet = (need: Need): boolean =>
      typeof need === 'string' ? names.has(need) : need.some((needs) => needs.every(isMet));
    const used = select(pieces, ({ needs }) => needs.some((selector) => selector.every(isMet)));
    const properties = propertiesUsed(used.flatMap(listDeclarations), variables);
    const isKept = (one: Declaration) => !isCustom(one) || properties.has(one.property);
    return used.map((piece) => print(piece, isKept)).join('');
  };
  // Most pages of the reference need the same rules.
  const results = new Map<string, string>();
  return (html) => {
    const names = [...namesIn(html)].filter((name) => tested.has(name)).sort();
    const variables = [...new Set(variablesIn(html))].sort();
    const key = [...names, ...variables].join(' ');
    const result = results.get(key) ?? reduce(new Set(names), variables);
    results.set(key, result);
    return result;
  };
}

/** Returns the elements, `.classes`, and `[attributes]` in the selectors of pieces. */
function testedNames(pieces: Piece[]): string[] {
  const listNames = (need: Need): string[] =>
    typeof need === 'string' ? [need] : need.flat().flatMap(listNames);
  return pieces.flatMap((piece) =>
    'pieces' in piece ? testedNames(piece.pieces) : piece.needs.flat().flatMap(listNames),
  );
}

function select(pieces: Piece[], isUsed: (leaf: Leaf) => boolean): Piece[] {
  return pieces.flatMap((piece) => {
    if ('pieces' in piece) return { ...piece, pieces: select(piece.pieces, isUsed) };
    return isUsed(piece) ? piece : [];
  });
}

function listDeclarations(piece: Piece): Declaration[] {
  if ('pieces' in piece) return piece.pieces.flatMap(listDeclarations);
  return typeof piece.content === 'string' ? [] : piece.content.declarations;
}

/** Returns the custom properties that a page or a declaration uses, directly or through others. */
function propertiesUsed(declarations: Declaration[], variables: string[]): Set<string> {
  const definitions = groupBy(declarations.filter(isCustom), ({ property }) => property);
  const used = new Set<string>();
  const use = (names: string[]) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      for (const { uses } of definitions.get(name) ?? []) use(uses);
    }
  };
  use(variables);
  for (const declaration of declarations) if (!isCustom(declaration)) use(declaration.uses);
  return used;
}

function isCustom({ property }: Declaration): boolean {
  return property.startsWith('--');
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Prints a piece without empty blocks. */
function print(piece: Piece, isKept: (declaration: Declaration) => boolean): string {
  if ('pieces' in piece) {
    const content = piece.pieces.map((inner) => print(inner, isKept)).join('');
    return content && `${piece.start}{${content}}`;
  }
  if (typeof piece.content === 'string') return piece.content;
  const { selector, declarations } = piece.content;
  const content = declarations
    .filter(isKept)
    .map(({ text }) => text)
    .join(';');
  return content && `${selector}{${content}}`;
}

function splitPieces(nodes: ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'comment' || isPrint(node)) return [];
    if (node.type === 'rule') {
      // No other file has it.
      if (whenLoaded(node) === 'page') return [{ needs: [[]], content: node.toString() }];
      // Types of code, which are shown on demand, have other colors than the code.
      const needs = CODE_COLOR.test(node.selector) ? [['.code']] : selectorNeeds(node);
      return [{ needs, content: readContent(node) }];
    }
    if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
      return [{ start: `@${node.name} ${node.params}`, pieces: splitPieces(node.nodes) }];
    }
    const end = node.type === 'atrule' && node.nodes ? '' : ';';
    return [{ needs: [[]], content: node.toString() + end }];
  });
}

function isPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && (node.name === 'page' || node.params === 'print');
}

function readContent(rule: Rule): Leaf['content'] {
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  if (declarations.length < rule.nodes.length) return rule.toString();
  return {
    selector: rule.selector,
    declarations: declarations.map((declaration) => ({
      property: declaration.prop,
      text: declaration.toString(),
      uses: variablesIn(declaration.value),
    })),
  };
}

function selectorNeeds({ selectors }: Rule): Need[][] {
  return selectors.map((selector) => findNeeds(selector));
}

/**
 * Returns what a page must contain for a selector to match.
 * @param groups alternatives for the placeholders `@0`, `@1`, … in the selector
 */
function findNeeds(selector: string, groups: Need[][][] = []): Need[] {
  const outer = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) => {
    if (!ALTERNATIVES.has(name)) return '';
    return `@${groups.push(list.comma(inner).map((part) => findNeeds(part, groups))) - 1}`;
  });
  if (outer !== selector) return findNeeds(outer, groups);
  const parts = outer.matchAll(
    /@(\d+)|\[([\w-]+)[^\]]*\]|(\.-?[a-z_][\w-]*)|[:#][\w-]+|([a-z][\w-]*)/gi,
  );
  return [...parts].flatMap(([, group, attribute, className, element]): Need[] => {
    if (group) return groups.slice(Number(group), Number(group) + 1);
    if (attribute) return [`[${attribute.toLowerCase()}]`];
    const name = className ?? element?.toLowerCase();
    return name === undefined ? [] : [name];
  });
}

/** Returns the elements, `.classes`, and `[attributes]` of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set(ALWAYS_PRESENT);
  const seen = new Set<string>();
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(element.toLowerCase());
    // Thousands of elements, such as those of colored code, have identical attributes.
    if (seen.has(attributes)) continue;
    seen.add(attributes);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(`[${name.toLowerCase()}]`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return names;
}

const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)/gi;
const ATTRIBUTE = /\s([a-z][\w-]*)(?:="([^"]*)")?/gi;
