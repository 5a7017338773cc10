import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { hrefOf } from '../address/address.ts';
import { isFormula } from './formulas.ts';
import type { Link } from './page.ts';

/** Where a symbol of the library is described. */
export interface SymbolPlace {
  path: string;
  /** Anchor; empty for the page as a whole. */
  hash: string;
  /** Whether it is a member that one calls, as its heading says by "()". */
  isCalled?: boolean;
}

/**
 * Tells which symbol a text names, if it names one and says nothing else.
 * @param subjects symbols that the text is about: a member alone is theirs, the first one's that has it
 */
export type FindSymbol = (text: string, subjects?: readonly string[]) => SymbolPlace | undefined;

export interface SymbolLinkOptions {
  findSymbol: FindSymbol;
  /** What the page is about. */
  subjects?: readonly string[];
  basePath: string;
  sectionOf: (node: Element) => string | undefined;
}

/** What is a link already, may hold none, or is no place to leave from. */
const CLOSED = new Set('a pre button summary label h1 h2 h3 h4 h5 h6'.split(' '));

/**
 * Makes links of code in running text that names a symbol, and lists them. What only the subjects of
 * the page decide is a link where a section has it first: a page about one thing says its names often.
 */
export function linkSymbols(
  tree: Root,
  { findSymbol, subjects, basePath, sectionOf }: SymbolLinkOptions,
): Link[] {
  const links: Link[] = [];
  const linked = new Set<string>();
  visit(tree, 'element', (node, index, parent) => {
    if (CLOSED.has(node.tagName)) return SKIP;
    if (node.tagName !== 'code' || isFormula(node, 'math-inline')) return;
    const text = textOf(node);
    const named = findSymbol(text);
    const place = named ?? findSymbol(text, subjects);
    if (place === undefined || parent === undefined || index === undefined) return;
    const { position } = node;
    const { path, hash } = place;
    const href = hrefOf(place, basePath);
    const section = sectionOf(node);
    const once = `${section}\n${href}`;
    if (named === undefined && linked.has(once)) return SKIP;
    linked.add(once);
    links.push({ href: hrefOf(place, ''), path, hash, section, line: position?.start.line });
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [node],
      position,
    };
    return SKIP;
  });
  return links;
}

const NAMED =
  /^(?<made>new\s+)?(?:(?<owner>[A-Za-z_$][\w$]*)\.)?(?<name>[A-Za-z_$][\w$]*)(?<call>\(.*\))?$/s;

/** More than one word: `createBody`, and not `update`, which may be anybody's. */
const IN_WORDS = /[a-z\d][A-Z]/;

/**
 * Knows symbols as writers write them: `World`, `World.step`, `World.step()`,
 * `new World({ gravity })`. An object that is called like its class stands for it together with a
 * member, `world.step(1 / 60)`. A member alone is the subjects', or else it has to be called,
 * `createBody()`, to be of more than one word, and to be of one symbol only.
 */
export function createSymbolFinder(symbols: ReadonlyMap<string, SymbolPlace>): FindSymbol {
  const classes = new Map<string, string[]>();
  const owners = new Map<string, string[]>();
  for (const symbol of symbols.keys()) {
    const [owner = '', member] = symbol.split('.');
    if (member !== undefined) addTo(owners, member, symbol);
    else if (/^[A-Z]/.test(owner)) addTo(classes, owner.toLowerCase(), owner);
  }
  const firstOf = (names: string[]) =>
    names.map((name) => symbols.get(name)).find((place) => place !== undefined);

  return (text, subjects = []) => {
    const { made, owner, name = '', call } = NAMED.exec(text)?.groups ?? {};
    if (call !== undefined && !isOneCall(call)) return undefined;
    if (made !== undefined) {
      return owner === undefined
        ? firstOf([`${name}.constructor`, `${name}.${name}`, name])
        : undefined;
    }
    if (owner !== undefined) {
      const like = /^[a-z]/.test(owner) ? (classes.get(owner.toLowerCase()) ?? []) : [];
      return firstOf([owner, ...like].map((one) => `${one}.${name}`));
    }
    const own = subjects.flatMap((subject) => symbols.get(`${subject}.${name}`) ?? []);
    // `enableLimit` is the option, and `enableLimit(true)` the method.
    const alike = own.find(({ isCalled = false }) => isCalled === (call !== undefined));
    const known = symbols.get(name) ?? alike ?? own[0];
    if (known !== undefined) return known;
    const isMember = call !== undefined && IN_WORDS.test(name);
    const places = isMember ? placesOf(owners.get(name) ?? [], symbols) : [];
    return places.length === 1 ? places[0] : undefined;
  };
}

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** A symbol with two names has its members twice, in one place. */
function placesOf(names: string[], symbols: ReadonlyMap<string, SymbolPlace>): SymbolPlace[] {
  const places = names.map((name) => symbols.get(name) as SymbolPlace);
  return [...new Map(places.map((place) => [`${place.path}#${place.hash}`, place])).values()];
}

/** Whether the first parenthesis closes at the end: `(a(), b)` and not `(a).b()`. */
function isOneCall(call: string): boolean {
  let depth = 0;
  for (const [index, sign] of [...call].entries()) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    if (depth === 0) return index === [...call].length - 1;
  }
  return false;
}
