import { z } from 'zod';
import { didYouMean } from '../../config/nearest.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { IntegrationFile } from '../model/labItems.ts';
import type { Program } from '../model/regions.ts';
import type { SceneData } from '../model/sceneData.ts';
import worldCheck from '../worldCheck/worldCheck.ts?raw';
import { sceneRef } from './Scene.tsx';

// The text of programs can't disagree with what runs, because both come from one file.

interface ListingProps {
  text: string;
  /** Name of its file, which is its title. */
  file?: string;
  /** Options of its fence, after the title; by default, it isn't checked again. */
  meta?: string;
  /** Imports to put before the first part of a file. */
  imports?: string;
}

/** A code block. */
export function Listing({ text, file, meta = 'nocheck', imports }: ListingProps) {
  const language = file?.slice(file.lastIndexOf('.') + 1) ?? 'ts';
  const options = file ? `title="${file}" ${meta}` : meta;
  return (
    <pre>
      <code className={`language-${language}`} data-meta={options} data-imports={imports}>
        {text}
      </code>
    </pre>
  );
}

/**
 * A region of a scene's code. All regions of a scene on a page form a file that doesn't depend on the scene, so that
 * readers can copy it as a whole. An excerpt isn't part of that file.
 */
export const sceneCode = (scenes: Lookup<SceneData>) =>
  defineBlock(
    z.strictObject({ id: sceneRef(scenes), lines: z.string(), excerpt: z.boolean().optional() }),
    ({ id: scene, lines, excerpt = false }) => {
      const program = { lines: scene.source.split('\n'), regions: scene.regions ?? {} };
      const part = cutRegion(program, `scenes/${scene.id}.ts`, lines);
      const text = part.lines.join('\n');
      if (excerpt) return <Listing text={text} meta="excerpt" />;
      const file = `${scene.id.replace(/.*\//, '')}.ts`;
      return <Listing text={text} file={file} meta="module" imports={findImports(scene.source)} />;
    },
  );

/** Returns the imports that parts of a scene's code need: all except those of the API of scenes. */
function findImports(source: string): string {
  const imports = source.match(/^import [^;]+;$/gm) ?? [];
  return imports.filter((statement) => !statement.includes("'#scene'")).join('\n');
}

/** A file of an integration, or a region of it, under the name that it has in a reader's project. */
export const integrationCode = (files: Lookup<IntegrationFile>) =>
  defineBlock(
    z.strictObject({
      id: itemIn(files, 'a file of an integration', (id) => `create integrations/${id}`),
      lines: z.string().optional(),
    }),
    ({ id: file, lines }) => {
      const part = cutRegion(file, `integrations/${file.id}`, lines);
      return (
        <Listing
          text={part.lines.join('\n')}
          file={file.id.slice(file.id.indexOf('/') + 1)}
          meta={lines && 'excerpt'}
        />
      );
    },
  );

/** The source of the world check, for readers to copy into a game. */
export const worldCheckCode = defineBlock(z.strictObject({}), () => (
  <Listing text={worldCheck} file="worldCheck.ts" />
));

/**
 * Returns the lines of a program's region, or all of them, without their common indent; the index of the first,
 * and the width of that indent.
 * @param file names the program in errors
 * @throws BlockError if there is no such region
 */
export function cutRegion(
  { lines, regions }: Program,
  file: string,
  region: string | undefined,
): { from: number; indent: number; lines: string[] } {
  const [from, to] = region === undefined ? [0, lines.length] : (regions[region] ?? []);
  if (from === undefined || to === undefined) {
    const otherwise = `mark it there with "// #region ${region}", or name one that is marked`;
    throw new BlockError(
      `shows the unknown region "${region}" of ${file}`,
      didYouMean(String(region), Object.keys(regions), otherwise),
    );
  }
  const part = lines.slice(from, to);
  const indent = Math.min(...part.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return { from, indent, lines: part.map((line) => line.slice(indent)) };
}
