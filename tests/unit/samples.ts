import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../src/content/fence.ts';
import {
  type CodeSource,
  type Program,
  programsOf,
  readSampleNotes,
} from '../../src/content/samples.ts';
import { notesByName, type ReferenceNotes } from '../../src/reference/notes.ts';

/** A program of a page. */
export interface PageProgram extends Program {
  /** Page below `pages/`, and the line that its first sample starts on. */
  name: string;
}

/** Programs of a site's samples that can run, joined as in the build. */
export function readPrograms(root: string): PageProgram[] {
  const setups = readSetups(root);
  const pages = join(root, 'pages');
  return filesBelow(pages)
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const blocks = codeOf(readFileSync(join(pages, name), 'utf8')).filter(canRun);
      return programsOf(blocks, setups).map((program) => ({
        ...program,
        name: `${name}:${blocks[program.parts[0]?.block ?? 0]?.line}`,
      }));
    });
}

/** The examples of a site's reference, each with the name of its symbol or member. */
export function examplePrograms(root: string, notes: ReferenceNotes): PageProgram[] {
  const setups = readSetups(root);
  return [...notesByName(notes.symbols)].flatMap(([name, { example }]) => {
    if (!example) return [];
    const { code, setup } = example;
    const { fence } = parseFence(setup === undefined ? '' : `setup=${setup}`);
    return programsOf([{ code, language: 'ts', fence }], setups).map((program) => ({
      ...program,
      name: `the example of ${name}`,
    }));
  });
}

function readSetups(root: string): Map<string, string> {
  return new Map(
    filesBelow(join(root, 'samples')).map((name) => [
      name.replace(/\.ts$/, ''),
      readFileSync(join(root, 'samples', name), 'utf8'),
    ]),
  );
}

/** Excludes samples that need a browser, and samples that demonstrate an error. */
function canRun({ code, fence }: CodeSource): boolean {
  return fence.run && readSampleNotes(code).expected.length === 0;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}

function codeOf(text: string): CodeSource[] {
  const blocks: CodeSource[] = [];
  visit(unified().use(remarkParse).parse(text) as Root, 'code', (node: Code) => {
    blocks.push({
      code: node.value,
      language: node.lang ?? '',
      fence: parseFence(node.meta ?? '').fence,
      line: node.position?.start.line ?? 0,
    });
  });
  return blocks;
}
