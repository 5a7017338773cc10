import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readMarks } from '../../src/content/codeMarks.ts';
import { parseFence } from '../../src/content/fence.ts';
import { compileRuns, type SampleRun } from '../../src/content/runs.ts';
import {
  type CodeSource,
  isSample,
  joinPrograms,
  type Program,
} from '../../src/content/samples.ts';
import { compileSample } from '../../src/lab/typescript/sample.ts';
import { notesByName, type ReferenceNotes } from '../../src/reference/notes.ts';

/** A line that prints, with what it prints in a comment: `console.log(body.getMass()); // 4 kg`. */
export const PRINTS = /^console\.log\((.*)\); \/\/ (?!about )(.+)$/gm;

/** Returns whether a comment begins with a value, perhaps in quotes. Words can follow. */
export function startsWithValue(comment: string, value: string): boolean {
  return [value, `'${value}'`].some(
    (start) => comment.startsWith(start) && /^($|[\s,:;])/.test(comment.slice(start.length)),
  );
}

/** A program of a page. */
export interface PageProgram extends Program {
  /** Page below `pages/`, and the line that its first sample starts on. */
  name: string;
}

/** Returns the programs of a site's samples that can run, joined as in the build. */
export function readPrograms(root: string): PageProgram[] {
  const pages = join(root, 'pages');
  return filesBelow(pages)
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      // `takeHome.test.ts` runs samples that import the code of their page.
      const blocks = findCode(readFileSync(join(pages, name), 'utf8')).filter(
        ({ code, fence }) => fence.run && !fence.page && !code.includes(" from './"),
      );
      return joinPrograms(blocks).map((program) => ({
        ...program,
        name: `${name}:${blocks[program.parts[0]?.block ?? 0]?.line}`,
      }));
    });
}

/** Returns the examples of a site's reference, each with the name of its symbol or member. */
export function readExamplePrograms(notes: ReferenceNotes): PageProgram[] {
  return exampleBlocks(notes).flatMap(({ name, block }) =>
    joinPrograms([block]).map((program) => ({ ...program, name })),
  );
}

function exampleBlocks(notes: ReferenceNotes): { name: string; block: CodeSource }[] {
  return [...notesByName(notes.symbols)].flatMap(([name, { example }]) => {
    if (!example) return [];
    const block = { code: example, language: 'ts', fence: parseFence('').fence };
    return [{ name: `the example of ${name}`, block }];
  });
}

/** A sample that readers can run. */
export interface NamedRun extends Omit<SampleRun, 'title'> {
  /** Page below `pages/` and line, or the symbol of the reference whose example it is. */
  name: string;
  /** The part that readers see. */
  visibleCode: string;
}

/** Returns the samples of a site's pages, and of its reference, that readers can run. */
export async function readRuns(root: string, notes: ReferenceNotes): Promise<NamedRun[]> {
  const pages = join(root, 'pages');
  const pageNames = filesBelow(pages).filter((name) => /\.mdx?$/.test(name));
  const all = [
    ...pageNames.map((name) => ({
      name,
      blocks: findCode(readFileSync(join(pages, name), 'utf8')),
    })),
    ...exampleBlocks(notes).map(({ name, block }) => ({ name, blocks: [block] })),
  ];
  const runs = await Promise.all(all.map(({ name, blocks }) => createRuns(name, blocks)));
  return runs.flat();
}

async function createRuns(name: string, sources: CodeSource[]): Promise<NamedRun[]> {
  const blocks = sources.map((source) => ({
    ...source,
    visible: readMarks(source.code, isSample(source)),
  }));
  const runs = await compileRuns(blocks, async (...given) => compileSample(...given));
  return [...runs].map(([index, run]) => {
    const { line, visible } = blocks[index] ?? {};
    return {
      ...run,
      name: line === undefined ? name : `${name}:${line}`,
      visibleCode: visible?.lines.join('\n') ?? '',
    };
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}

function findCode(text: string): CodeSource[] {
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
