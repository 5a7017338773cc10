import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { toHref } from '../address/address.ts';
import { FOREIGN, WIRED } from '../article/attributes.ts';
import { createElement, getAttribute } from './elements.ts';
import { isFormula } from './formulas.ts';
import type { Link } from './page.ts';

/** The place where the reference describes a symbol of the library. */
export interface SymbolPlace {
  path: string;
  /** Anchor; empty for the page as a whole. */
  hash: string;
  /** Whether it is a method or a constructor. */
  isMethod?: boolean;
}

/**
 * Returns the place of the symbol that a text names, if the text consists of nothing else.
 * @param subjects symbols that the text is about: a bare member name is looked up in each, in order
 */
export type FindSymbol = (text: string, subjects?: readonly string[]) => SymbolPlace | undefined;

export interface SymbolLinkOptions {
  findSymbol: FindSymbol;
  /** Symbols that the page is about. */
  subjects?: readonly string[];
  basePath: string;
  findSection: (node: Element) => string | undefined;
}

/** Elements that are links, or that can't or shouldn't contain any. */
const SKIPPED_TAGS = new Set('a pre button summary label h1 h2 h3 h4 h5 h6'.split(' '));

/**
 * Turns inline code that names a symbol into links, and lists them. A name that is found only in the page's subjects is
 * linked once per section, because a page repeats the names of its subjects.
 */
export function linkSymbols(
  tree: Root,
  { findSymbol, subjects, basePath, findSection }: SymbolLinkOptions,
): Link[] {
  const links: Link[] = [];
  const linked = new Set<string>();
  visit(tree, 'element', (node, index, parent) => {
    // Like a button, text that controls a scene contains no links.
    if (SKIPPED_TAGS.has(node.tagName) || getAttribute(WIRED, node) !== undefined) return SKIP;
    if (isForeignTable(node)) return SKIP;
    if (node.tagName !== 'code' || isFormula(node, 'math-inline')) return;
    const text = toText(node);
    const unambiguous = findSymbol(text);
    const place = unambiguous ?? findSymbol(text, subjects);
    if (place === undefined || parent === undefined || index === undefined) return;
    const { position } = node;
    const { path, hash } = place;
    const href = toHref(place, basePath);
    const section = findSection(node);
    const key = `${section}\n${href}`;
    if (unambiguous === undefined && linked.has(key)) return SKIP;
    linked.add(key);
    links.push({ href: toHref(place, ''), path, hash, section, line: position?.start.line });
    parent.children[index] = { ...createElement('a', { href }, [node]), position };
    return SKIP;
  });
  return links;
}

/**
 * Returns whether an element is a table of names of another engine, in which `Body.applyForce` is a method of that
 * engine.
 */
export function isForeignTable(element: Element): boolean {
  return getAttribute(FOREIGN, element) !== undefined;
}

/**
 * Matches code that consists of a name, with `#` or `.` before a member: `new World()`, `World.step`, `World#step()`.
 */
export const SYMBOL =
  /^(?<isNew>new\s+)?(?:(?<owner>[A-Za-z_$][\w$]*)[.#])?(?<name>[A-Za-z_$][\w$]*)(?<call>\(.*\))?$/s;

/** Matches `createBody`, but not `update`, which could be a reader's own function. */
const CAMEL_CASE = /[a-z\d][A-Z]/;

/**
 * Creates a function that finds symbols in the forms that writers use: `World`, `World.step`, `World#step`,
 * `World.step()`, `new World({ gravity })`. Before a member, an object named after its class stands for the class:
 * `world.step(1 / 60)`. A bare member must belong to a subject, or be a call of a camel-case name that only one symbol
 * has: `createBody()`.
 */
export function createSymbolFinder(symbols: ReadonlyMap<string, SymbolPlace>): FindSymbol {
  const classes = new Map<string, string[]>();
  const owners = new Map<string, string[]>();
  const add = (lists: Map<string, string[]>, key: string, value: string) =>
    lists.set(key, [...(lists.get(key) ?? []), value]);
  for (const symbol of symbols.keys()) {
    const [owner = '', member] = symbol.split('.');
    if (member !== undefined) add(owners, member, symbol);
    else if (/^[A-Z]/.test(owner)) add(classes, owner.toLowerCase(), owner);
  }
  const findFirst = (names: string[]) =>
    names.map((name) => symbols.get(name)).find((place) => place !== undefined);

  return (text, subjects = []) => {
    const { isNew, owner, name = '', call } = SYMBOL.exec(text)?.groups ?? {};
    if (call !== undefined && !isOneCall(call)) return undefined;
    if (isNew !== undefined) {
      return owner === undefined
        ? findFirst([`${name}.constructor`, `${name}.${name}`, name])
        : undefined;
    }
    if (owner !== undefined) {
      const namesakes = /^[a-z]/.test(owner) ? (classes.get(owner.toLowerCase()) ?? []) : [];
      return findFirst([owner, ...namesakes].map((namesake) => `${namesake}.${name}`));
    }
    const members = subjects.flatMap((subject) => symbols.get(`${subject}.${name}`) ?? []);
    // `enableLimit` is the option, and `enableLimit(true)` the method.
    const sameKind = members.find(({ isMethod = false }) => isMethod === (call !== undefined));
    const place = symbols.get(name) ?? sameKind ?? members[0];
    if (place !== undefined) return place;
    const isDistinctive = call !== undefined && CAMEL_CASE.test(name);
    const places = isDistinctive ? findPlaces(owners.get(name) ?? [], symbols) : [];
    return places.length === 1 ? places[0] : undefined;
  };
}

/** Returns the distinct places of symbols. The members of a class with an alias share one place. */
function findPlaces(names: string[], symbols: ReadonlyMap<string, SymbolPlace>): SymbolPlace[] {
  const places = names.map((name) => symbols.get(name) as SymbolPlace);
  return [...new Map(places.map((place) => [`${place.path}#${place.hash}`, place])).values()];
}

/** Returns whether the first parenthesis closes at the end: `(a(), b)`, but not `(a).b()`. */
function isOneCall(call: string): boolean {
  let depth = 0;
  for (const [index, character] of [...call].entries()) {
    if (character === '(') depth++;
    else if (character === ')') depth--;
    if (depth === 0) return index === [...call].length - 1;
  }
  return false;
}
