/** Levels of objects within objects that are shown. */
const MAX_DEPTH = 3;
/** Items of a list, and properties of an object, that are shown: of the outermost, and of those inside. */
const MAX_ITEMS = 50;
const MAX_INNER_ITEMS = 10;
/** Longest text, in UTF-16 code units: of a value in an object, and of everything. */
const MAX_NESTED_TEXT = 200;
const MAX_TEXT = 2000;
/** Longer objects take several lines, in characters. */
const LINE_LENGTH = 72;

/** Returns what a console shows of an object: its class and its properties; undefined to show all of them. */
export type Summarize = (
  value: object,
) => { name: string; facts: Record<string, unknown> } | undefined;

const NO_SUMMARIES: Summarize = () => undefined;

/**
 * Formats the values of a call of `console.log` as text: strings as they are, and objects like in the
 * console of a browser. A first text can contain placeholders such as `%s` and `%d`.
 */
export function formatValues(values: readonly unknown[], summarize = NO_SUMMARIES): string {
  const [first, ...others] = values;
  const [text, rest] =
    typeof first === 'string' ? fillPlaceholders(first, others, summarize) : ['', values];
  const parts = rest.map((value) =>
    typeof value === 'string' ? value : formatValue(value, summarize),
  );
  const all = typeof first === 'string' ? [text, ...parts] : parts;
  return shorten(all.join(' '), MAX_TEXT);
}

/** Formats a value like in code: text in quotes, and objects with their properties, down to some levels. */
export function formatValue(value: unknown, summarize = NO_SUMMARIES): string {
  return format(value, { summarize, above: [] });
}

interface Context {
  summarize: Summarize;
  /** The objects that contain the value. */
  above: readonly object[];
}

function format(value: unknown, context: Context): string {
  switch (typeof value) {
    case 'string':
      return quote(shorten(value, MAX_NESTED_TEXT));
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return nameOfFunction(value);
    case 'object':
      return value === null ? 'null' : formatObject(value, context);
    default:
      return String(value);
  }
}

function formatObject(value: object, context: Context): string {
  const { above, summarize } = context;
  if (above.includes(value)) return '[Circular]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  const summary = summarize(value);
  const name = summary?.name ?? nameOf(value);
  if (above.length >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : `${name || 'Object'} {…}`;
  const inside = { ...context, above: [...above, value] };
  const formatInside = (item: unknown) => format(item, inside);
  const max = above.length === 0 ? MAX_ITEMS : MAX_INNER_ITEMS;
  if (isList(value)) {
    const items = firstOf(value, max).map(formatInside);
    return list('[', ']', name, withRest(items, value.length));
  }
  if (value instanceof Map) {
    const pairs = firstOf(value, max).map(
      ([key, item]) => `${formatInside(key)} => ${formatInside(item)}`,
    );
    return list('{', '}', `Map(${value.size})`, withRest(pairs, value.size));
  }
  if (value instanceof Set) {
    const items = firstOf(value, max).map(formatInside);
    return list('{', '}', `Set(${value.size})`, withRest(items, value.size));
  }
  const properties = propertiesOf(summary?.facts ?? value);
  const items = properties.slice(0, max).map(([name, { get, value }]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
    // Reading it would run code.
    return `${key}: ${get ? '[Getter]' : formatInside(value)}`;
  });
  return list('{', '}', name, withRest(items, properties.length));
}

/** The first items of a collection, however large it is. */
function firstOf<Item>(items: Iterable<Item>, max: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === max) break;
    first.push(item);
  }
  return first;
}

function propertiesOf(value: object): [string, PropertyDescriptor][] {
  const all = Object.entries(Object.getOwnPropertyDescriptors(value));
  return all.filter(([, { enumerable }]) => enumerable);
}

/** Name of an object's class; empty for plain objects and lists. */
function nameOf(value: object): string {
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  return typeof name === 'string' && name !== 'Object' && name !== 'Array' ? name : '';
}

function nameOfFunction(value: object): string {
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  const name = 'name' in value ? String(value.name) : '';
  return `[${isClass ? 'class' : 'function'}${name && ` ${name}`}]`;
}

function isList(value: object): value is unknown[] {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function list(open: string, close: string, name: string, items: string[]): string {
  const start = name ? `${name} ${open}` : open;
  if (items.length === 0) return start + close;
  const line = `${start} ${items.join(', ')} ${close}`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `${start}\n${items.map((item) => `  ${item.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}

function withRest(items: string[], count: number): string[] {
  return count > items.length ? [...items, `… ${count - items.length} more`] : items;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Replaces the placeholders of https://console.spec.whatwg.org/#formatter; returns the values that are left. */
function fillPlaceholders(
  template: string,
  values: readonly unknown[],
  summarize: Summarize,
): [text: string, rest: readonly unknown[]] {
  let used = 0;
  const text = template.replace(/%(?:c|d|f|i|j|o|O|s|%)/g, (placeholder) => {
    if (placeholder === '%%') return values.length > 0 ? '%' : placeholder;
    if (used >= values.length) return placeholder;
    const value = values[used++];
    switch (placeholder) {
      case '%s':
        return typeof value === 'string' ? value : formatValue(value, summarize);
      case '%d':
      case '%i':
        return String(placeholder === '%i' ? Math.trunc(Number(value)) : Number(value));
      case '%f':
        return String(Number(value));
      // Styles are for the browser's console.
      case '%c':
        return '';
      default:
        return formatValue(value, summarize);
    }
  });
  return [text, values.slice(used)];
}
