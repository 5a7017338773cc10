import { examplePath, scenePath } from '../../address/address.ts';
import { fetchFile } from '../fetchFile.ts';
import { defaultValues } from '../params.ts';
import type { SceneData } from '../sceneData.ts';
import type { ExampleData } from '../testbed/exampleData.ts';
import type { OriginalCode } from './code/originalCode.ts';
import { fromHash } from './code/share.ts';

/** Something to pick: `scene=revolute-joint`, and what it is called. */
export interface Choice {
  key: string;
  title: string;
}

/** What there is to pick from, by the name of its list. */
export type Programs = Map<string, Choice[]>;

/** What a playground shows. */
export interface Program extends OriginalCode {
  values: Record<string, unknown>;
  /** Code that a link brought waits for the reader. */
  waits: boolean;
}

/** The lists that the page has for those without script. */
export function programsIn(place: HTMLElement): Programs {
  return new Map(
    [...place.querySelectorAll<HTMLElement>('[data-programs]')].map((list) => [
      list.dataset.programs ?? '',
      [...list.querySelectorAll<HTMLElement>('[data-program]')].map((item) => ({
        key: item.dataset.program ?? '',
        title: item.textContent ?? '',
      })),
    ]),
  );
}

/** Whether an address asks for a program behind its `#`; others lead to a place of the page. */
export function asksForProgram(hash: string): boolean {
  return /^#(?:scene|example|code)=/.test(hash);
}

/**
 * What an address asks for behind its `#`; the first of all if it asks for nothing.
 * @throws when it can't be had, with what to do
 */
export async function programFor(
  hash: string,
  programs: Programs,
  basePath: string,
): Promise<Program> {
  const shared = await fromHash(hash);
  if (shared) {
    return {
      id: 'shared',
      // Each link brings code of its own, and a draft of one is none of another.
      key: hash,
      title: 'Shared code',
      description: 'Code that came with a link.',
      ...shared,
      isTrusted: false,
      waits: true,
    };
  }
  const all = [...programs.values()].flat();
  const asked = hash.slice(1);
  const choice = asksForProgram(hash) ? all.find(({ key }) => key === asked) : all[0];
  if (!choice) throw new Error(`There is no “${asked}” here: pick something from the list.`);
  const [kind, id = ''] = choice.key.split('=');
  const program =
    kind === 'example'
      ? await fetchExample(`${basePath}${examplePath(id)}`)
      : await fetchScene(`${basePath}${scenePath(id)}`);
  return { ...program, key: choice.key };
}

async function fetchScene(url: string): Promise<Omit<Program, 'key'>> {
  const scene = (await (await fetchFile(url)).json()) as Omit<SceneData, 'poster'>;
  return { ...scene, values: defaultValues(scene.params), isTrusted: true, waits: false };
}

/** The examples are the library's: they are run like those of anybody. */
async function fetchExample(url: string): Promise<Omit<Program, 'key'>> {
  const { id, title, source, code } = (await (await fetchFile(url)).json()) as ExampleData;
  const description = `An example of the library: ${title}.`;
  return { id, title, description, source, code, values: {}, isTrusted: false, waits: false };
}
