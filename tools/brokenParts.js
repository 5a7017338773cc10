// Reads what a new version of the library breaks, by kind, from the reports of the build, the type checkers,
// and the tests.

/** @typedef {{ kind: string, location: string, message: string, count: number }} Broken */

/** Kinds by the paths of their files and tests; the first match wins. */
const KINDS = /** @type {const} */ ([
  ['Notes', /^(docs\/reference|tests\/unit\/reference)/],
  ['Scenes', /^(docs\/scenes|tests\/scenes)\//],
  ['Tutorials', /^(docs|tests)\/learn\//],
  ['Integrations', /^(docs|tests)\/integrations\//],
  ['Samples', /^tests\/unit\/(samples|runs)\./],
  ['Examples', /^(docs\/exampleNotes|tests\/unit\/example|node_modules\/planck\/)/],
  ['Pages', /^(docs\/(pages|experiments|comingFrom)\/|docs\/\w+\.ts|tests\/(unit|prose)\/)/],
  ['Site engine', /^(src|tests|tools|bench)\//],
]);

export const KIND_NAMES = [...KINDS.map(([name]) => name), 'Other'];

/**
 * @param {string} path relative to the project
 * @param {string} message
 * @returns {string}
 */
export function getKind(path, message) {
  if (message.startsWith('the sample ')) return 'Samples';
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Other';
}

/**
 * Reads the problems that a build prints: `docs/pages/world.mdx:12 message — fix`.
 * @param {string} output
 * @returns {Broken[]}
 */
export function readBrokenBuild(output) {
  /** @type {Broken[]} */
  const found = [];
  for (const line of output.split('\n')) {
    const problem = /^(\S+\.\w+(?::\d+)?) (.+? — .+)$/.exec(line);
    const others = /^ {2}The same in (\d+) other places/.exec(line);
    const last = found.at(-1);
    if (problem) {
      const [, location = '', message = ''] = problem;
      found.push({ kind: getKind(location, message), location, message, count: 1 });
    } else if (others && last) last.count += Number(others[1]);
  }
  return found;
}

/**
 * Reads the errors that TypeScript prints: `docs/scenes/car.ts(12,3): error TS2339: message`.
 * @param {string} output
 * @returns {Broken[]}
 */
export function readBrokenTypes(output) {
  const errors = output.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+: .+)$/gm);
  return [...errors].map(([, path = '', line, message = '']) => ({
    kind: getKind(path, message),
    location: `${path}:${line}`,
    message,
    count: 1,
  }));
}

/**
 * Reads the failed tests, and the test files that fail as a whole, from the JSON report of Vitest.
 * @param {{ testResults: { name: string, status: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 * @param {string} root folder of the project
 * @returns {Broken[]}
 */
export function readBrokenTests({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.slice(root.length + 1);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const broken = failed.map(({ fullName, failureMessages: [first = ''] }) => ({
      message: `${fullName}: ${firstLine(first)}`,
    }));
    if (status === 'failed' && failed.length === 0) broken.push({ message: firstLine(message) });
    return broken.map((one) => ({ ...one, kind: getKind(path, ''), location: path, count: 1 }));
  });
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n')[0] ?? '';
}

/**
 * Prints how many parts of each kind are broken, and then each of them.
 * @param {Broken[]} broken
 * @returns {string}
 */
export function formatTable(broken) {
  const kinds = KIND_NAMES.map((kind) => ({ kind, all: broken.filter((one) => one.kind === kind) }));
  const rows = kinds
    .filter(({ kind, all }) => kind !== 'Other' || all.length > 0)
    .map(({ kind, all }) => {
      const count = all.reduce((sum, one) => sum + one.count, 0);
      const files = new Set(all.map(({ location }) => location.replace(/:\d+$/, ''))).size;
      return `${kind.padEnd(14)}${String(count).padStart(6)}${String(files).padStart(8)}`;
    });
  const details = kinds
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => [`\n${kind}`, ...all.map(formatDetail)].join('\n'));
  return [`${'Kind'.padEnd(14)}${'Broken'.padStart(6)}${'Files'.padStart(8)}`, ...rows, ...details].join(
    '\n',
  );
}

/** @param {Broken} broken */
function formatDetail({ location, message, count }) {
  return `  ${location} ${message}${count > 1 ? ` (and ${count - 1} more)` : ''}`;
}
