// Creates the files of a new recipe, scene, guide, or tutorial step. They work as they are; replace their
// content.
//
//   npm run new recipe jump-pad
//   npm run new scene jump-pad
//   npm run new guide jump-pads
//   npm run new step brick-breaker/09-sound
//
// Options: --root FOLDER, of another project with docs/ and tests/.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const STEP_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\/\d\d-[a-z0-9]+(-[a-z0-9]+)*$/;
/** Default group of new recipes: the one that fits most of them. */
const GROUP = 'Objects and Mechanics';
/** First step of a new tutorial. */
const SMALLEST_GAME = 'src/lab/template/game/game.ts';

/**
 * What a kind creates: file texts by path, and a sidebar item.
 * @typedef {{ files: Record<string, string>, item?: Item, next: string[] }} Plan
 * @typedef {{ text: string, link: string, prefix: string, group?: string }} Item
 */

/** @type {Record<string, (name: string, root: string) => Plan>} */
const KINDS = {
  recipe: (name) => {
    const id = `recipes/${name}`;
    const title = createTitle(name);
    return {
      files: {
        ...page(`recipes/${name}`, 'recipe', { ID: id, NAME: name, TITLE: title, GROUP }),
        ...scene(id),
      },
      item: { text: title, link: `/recipes/${name}`, prefix: '/recipes', group: GROUP },
      next: [
        `Choose the group: the first of "tags" of the page, and the place in docs/site.config.ts. Now it is "${GROUP}".`,
        runScene(id),
      ],
    };
  },
  scene: (name) => ({
    files: scene(name),
    next: [`Show it on a page: <Scene id="${name}" />. The tests fail until then.`, runScene(name)],
  }),
  guide: (name) => {
    const title = createTitle(name);
    return {
      files: { ...page(name, 'guide', { ID: name, TITLE: title }), ...scene(name) },
      item: { text: title, link: `/${name}`, prefix: '/' },
      next: [
        'Move the page to its place in the sidebar, in docs/site.config.ts. Now it is the last one.',
        runScene(name),
      ],
    };
  },
  step: (name, root) => {
    const [tutorial = '', file = ''] = name.split('/');
    const title = createTitle(file.replace(/^\d+-/, ''));
    const number = String(Number.parseInt(file, 10));
    const before = findStepBefore(root, tutorial, file);
    const program = before ?? readFileSync(join(PROJECT_FOLDER, SMALLEST_GAME), 'utf8');
    // All steps have the same interface, which is too long to show in each.
    const [, region = ''] = /^\s*\/\/ #region (?!interface$)([\w-]+)$/m.exec(program) ?? [];
    const values = { ID: name, TITLE: title, NUMBER: number, TUTORIAL: createTitle(tutorial) };
    return {
      files: {
        [`docs/learn/${name}.ts`]: program,
        ...page(`learn/${name}`, 'step', { ...values, REGION: region }),
      },
      item: {
        ...{ text: `${number}. ${title}`, link: `/learn/${name}` },
        ...{ prefix: `/learn/${tutorial}`, group: createTitle(tutorial) },
      },
      next: ['Play the step in a test of tests/learn/.', 'Run it: npx vitest run tests/learn'],
    };
  },
};

main();

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: PROJECT_FOLDER } },
  });
  const [kind = '', name = '', ...others] = positionals;
  const plan = KINDS[kind];
  if (!plan || !Object.hasOwn(KINDS, kind) || name === '' || others.length > 0)
    return fail(`usage: npm run new ${Object.keys(KINDS).join('|')} NAME`);
  if (!(kind === 'step' ? STEP_NAME : NAME).test(name))
    return fail(
      kind === 'step'
        ? `"${name}" is no name of a step: write the tutorial, a number of two digits, and words in lower case, such as brick-breaker/09-sound`
        : `"${name}" is no name: write words in lower case with hyphens, such as jump-pad`,
    );
  const { root } = values;
  const { files, item, next } = plan(name, root);
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) return fail(`not replaced: ${taken.join(', ')}\nChoose another name.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`made    ${file}`);
  }
  const config = 'docs/site.config.ts';
  const isListed = item && addToSidebar(join(root, config), item);
  if (isListed) console.log(`changed ${config}`);
  else if (item) next.unshift(`Add ${item.link} to the sidebar in ${config}.`);
  console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/**
 * @param {string} path
 * @param {string} template
 * @param {Record<string, string>} values
 */
function page(path, template, values) {
  return { [`docs/pages/${path}.mdx`]: fillTemplate(`${template}.mdx`, values) };
}

/**
 * Returns the files of a scene and its check.
 * @param {string} id
 */
function scene(id) {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const isDeep = id !== name;
  const paths = { UP: isDeep ? '../../..' : '../..', HERE: isDeep ? '..' : '.' };
  return {
    [`docs/scenes/${id}.ts`]: fillTemplate('scene.ts', { TITLE: createTitle(name) }),
    [`tests/scenes/${id}.ts`]: fillTemplate('check.txt', paths),
  };
}

/** @param {string} id */
function runScene(id) {
  return `Run the scene, which also stores its picture: npx vitest run tests/scenes -t "the scene ${id}"`;
}

/**
 * @param {string} template
 * @param {Record<string, string>} values by the word that they replace
 */
function fillTemplate(template, values) {
  const text = readFileSync(join(PROJECT_FOLDER, 'tools/templates', template), 'utf8');
  return Object.entries(values).reduce(
    (result, [word, value]) => result.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), () => value),
    text,
  );
}

/**
 * Converts `jump-pad` to `Jump Pad`.
 * @param {string} name
 */
function createTitle(name) {
  return name.replace(/(^|-)([a-z0-9])/g, (_, hyphen, letter) => {
    return (hyphen ? ' ' : '') + letter.toUpperCase();
  });
}

/**
 * Returns the program of the tutorial step before a file, or undefined for the first step.
 * @param {string} root
 * @param {string} tutorial
 * @param {string} file
 */
function findStepBefore(root, tutorial, file) {
  const folder = join(root, 'docs/learn', tutorial);
  const steps = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name < file)
        .sort()
    : [];
  const last = steps.at(-1);
  return last && readFileSync(join(folder, last), 'utf8');
}

/**
 * Adds a page to the end of a list in the sidebar of a config.
 * @param {string} config absolute path
 * @param {Item} item
 * @returns {boolean} whether there is such a list
 */
function addToSidebar(config, { text, link, prefix, group }) {
  if (!existsSync(config)) return false;
  const source = readFileSync(config, 'utf8');
  const file = ts.createSourceFile(config, source, ts.ScriptTarget.Latest, true);
  const sidebar = findValue(file, 'sidebar');
  const list = sidebar && ts.isArrayLiteralExpression(sidebar) ? sidebar : findValue(sidebar, prefix);
  const items = group === undefined ? list : findValue(findGroup(list, group), 'items');
  if (!items || !ts.isArrayLiteralExpression(items)) return false;
  const last = items.elements.at(-1);
  if (!last) return false;
  const { line } = file.getLineAndCharacterOfPosition(last.getStart(file));
  const [indent = ''] = /^\s*/.exec(source.split('\n')[line] ?? '') ?? [];
  const added = `,\n${indent}{ text: '${text}', link: '${link}' }`;
  writeFileSync(config, source.slice(0, last.end) + added + source.slice(last.end));
  return true;
}

/**
 * Returns the value of the first property with this name in a node.
 * @param {ts.Node | undefined} node
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
function findValue(node, name) {
  return (
    node &&
    ts.forEachChild(node, (child) => {
      const isIt =
        ts.isPropertyAssignment(child) && 'text' in child.name && child.name.text === name;
      return isIt ? child.initializer : findValue(child, name);
    })
  );
}

/**
 * Returns the list item with this text.
 * @param {ts.Expression | undefined} list
 * @param {string} text
 */
function findGroup(list, text) {
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined;
  return list.elements.find((item) => {
    const value = findValue(item, 'text');
    return value && ts.isStringLiteral(value) && value.text === text;
  });
}
