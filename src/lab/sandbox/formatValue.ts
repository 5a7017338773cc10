/** Maximum number of levels of nested objects. */
const MAX_DEPTH = 3;
/** Maximum number of list items or properties, of the outermost value and of nested ones. */
const MAX_ITEMS = 50;
const MAX_INNER_ITEMS = 10;
/** Maximum length of a text in an object, in UTF-16 code units. */
const MAX_NESTED_TEXT = 200;
/** Maximum length of an object on one line, in characters; longer ones take several lines. */
const LINE_LENGTH = 72;

/** Summarizes an object for a console: its class and the properties that matter; undefined to show all. */
export type Summarize = (
  value: object,
) => { name: string; facts: Record<string, unknown> } | undefined;

/** Formats the values of a call of `console.log` as text: strings as they are, and other values as in code. */
export function formatValues(values: readonly unknown[], summarize: Summarize): string {
  return values
    .map((value) => (typeof value === 'string' ? value : formatValue(value, summarize)))
    .join(' ');
}

/**
 * Formats a value as in code: text in quotes, and objects with their properties, down to some levels. It reads only
 * the items that it prints, however large a list is, and calls no getters.
 * @param above the objects that contain the value
 */
export function formatValue(
  value: unknown,
  summarize: Summarize,
  above: readonly object[] = [],
): string {
  switch (typeof value) {
    case 'string':
      return quote(
        value.length > MAX_NESTED_TEXT ? `${value.slice(0, MAX_NESTED_TEXT - 1)}…` : value,
      );
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `[${isClass(value) ? 'class' : 'function'}${value.name && ` ${value.name}`}]`;
    case 'object':
      return value === null ? 'null' : formatObject(value, summarize, above);
    default:
      return String(value);
  }
}

function formatObject(value: object, summarize: Summarize, above: readonly object[]): string {
  if (above.includes(value)) return '[Circular]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  const summary = summarize(value);
  const name = summary?.name ?? className(value);
  if (above.length >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : `${name || 'Object'} {…}`;
  const formatInside = (item: unknown) => formatValue(item, summarize, [...above, value]);
  const max = above.length === 0 ? MAX_ITEMS : MAX_INNER_ITEMS;
  if (isList(value)) return join(name, '[]', takeFirst(value, max).map(formatInside), value.length);
  if (value instanceof Set) {
    const items = takeFirst(value, max).map(formatInside);
    return join(`Set(${value.size})`, '{}', items, value.size);
  }
  if (value instanceof Map) {
    const pairs = takeFirst(value, max).map((pair) => pair.map(formatInside).join(' => '));
    return join(`Map(${value.size})`, '{}', pairs, value.size);
  }
  const all = Object.entries(Object.getOwnPropertyDescriptors(summary?.facts ?? value));
  const properties = all.filter(([, { enumerable }]) => enumerable);
  const items = properties.slice(0, max).map(([key, { get, value }]) => {
    const keyText = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
    return `${keyText}: ${get ? '[Getter]' : formatInside(value)}`;
  });
  return join(name, '{}', items, properties.length);
}

function takeFirst<Item>(items: Iterable<Item>, max: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === max) break;
    first.push(item);
  }
  return first;
}

/** Returns the name of an object's class; empty for plain objects and lists. */
function className(value: object): string {
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  return typeof name === 'string' && name !== 'Object' && name !== 'Array' ? name : '';
}

/** Whether a function is a class, which can't be called. */
export function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

function isList(value: object): value is unknown[] {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

/** Joins the first items in brackets, on one line if they fit. */
function join(name: string, brackets: '[]' | '{}', first: string[], count: number): string {
  const [open = '', close] = brackets;
  const start = name ? `${name} ${open}` : open;
  if (count === 0) return start + close;
  const items = count > first.length ? [...first, `… ${count - first.length} more`] : first;
  const line = `${start} ${items.join(', ')} ${close}`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `${start}\n${items.map((item) => `  ${item.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
