import { posix } from 'node:path';
import type { IntegrationFile } from '../../lab/model/labItems.ts';
import type { Project } from '../../lab/model/projects.ts';
import type { SceneData } from '../../lab/model/sceneData.ts';
import type { Step } from '../../lab/model/steps.ts';
import {
  codeFiles,
  completeProject,
  isGame,
  type ProjectContent,
  projectName,
  zipProject,
} from '../../lab/template/viteProject.ts';
import { packageVersions, projectParts } from '../app/exportTemplate.ts';
import type { Source } from './source.ts';

/** What projects are made of. */
interface Contents {
  steps: Step[];
  scenes: Pick<SceneData, 'id' | 'title' | 'source'>[];
  integrations: IntegrationFile[];
}

/** Folder of the files that integrations share. */
const SHARED = 'game/';

/** Makes a project of each integration, and of each step of a tutorial that is a game. */
export async function makeProjects({
  steps,
  scenes,
  integrations,
}: Contents): Promise<Source<Project>> {
  const versions = await packageVersions();
  const parts = await projectParts();
  const isStep = ({ id }: { id: string }) => steps.some((step) => step.id === id);
  const games = scenes.filter((scene) => isStep(scene) && isGame(scene.source));
  const contents = [
    ...games.map(({ id, title, source }) => {
      const files = codeFiles({ title, source: `${source.trimEnd()}\n`, values: {} }, parts);
      return { id, name: projectName(id), title, files };
    }),
    ...integrationContents(integrations),
  ];
  const items = contents.map(({ id, ...content }) => {
    const { name } = content;
    return { id, name, zip: zipProject(name, completeProject(content, versions)) };
  });
  return { items, failed: new Map(), problems: [] };
}

/** Returns what each integration consists of. Its page has its title. */
function integrationContents(files: IntegrationFile[]): (ProjectContent & { id: string })[] {
  const texts = new Map(files.map(({ id, lines }) => [id, `${lines.join('\n')}\n`]));
  const pages = files.filter(({ id }) => /^[^/]+\/index\.html$/.test(id));
  return pages.map(({ id: pageId }) => {
    const id = pageId.slice(0, pageId.indexOf('/'));
    const page = texts.get(pageId) ?? '';
    const title = /<title>([^<]*)/.exec(page)?.[1] ?? id;
    const sources = collectSources(id, page, texts);
    return { id, name: projectName(title), title, files: { 'index.html': page, ...sources } };
  });
}

/** Matches the path of another source in code: `./game.ts`. */
const RELATIVE = /(?<=['"])\.{1,2}\/[\w./-]+(?=['"])/g;

/**
 * Returns the sources that a page, a server, or declarations of an integration begin with, and whatever they refer to,
 * by their paths in the project. Tests and variations are none of them.
 */
function collectSources(
  id: string,
  page: string,
  texts: ReadonlyMap<string, string>,
): Record<string, string> {
  const own = [...texts.keys()].filter((path) => path.startsWith(`${id}/src/`));
  const entry = /src="\/(src\/[^"]+)"/.exec(page)?.[1] ?? '';
  const starts = own
    .map((path) => path.slice(id.length + 1))
    .filter((path) => path === entry || /^src\/(?:start|.*\.d)\.ts$/.test(path));
  const found = new Set(starts);
  const sources: Record<string, string> = {};
  for (const path of found) {
    const text = texts.get(`${id}/${path}`) ?? texts.get(SHARED + path);
    if (text === undefined) continue;
    sources[path] = text;
    for (const [relative] of text.matchAll(RELATIVE))
      found.add(posix.join(posix.dirname(path), relative));
  }
  return sources;
}
