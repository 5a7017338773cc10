import { embedUrl } from 'virtual:lab';
import { useState } from 'react';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import { downloadPage, downloadProject } from '../export/download.ts';
import { embedHtml } from '../export/embedAddress.ts';
import { saveFile, toFileName } from '../export/saveFile.ts';
import { toShortestHash } from '../items/toShortestHash.ts';
import type { Player } from '../player/player.ts';
import type { Actions } from './useActions.ts';

/** The current code of the editor. */
interface CurrentCode {
  source: () => string;
  /** @throws with the first error of the code */
  compile: () => Promise<string>;
}

/** Returns the actions that share and save code, as links and files. */
export function useExports(
  original: OriginalCode,
  player: Player,
  { basePath }: Pick<PageContext, 'basePath'>,
  { source, compile }: CurrentCode,
  { action }: Actions,
) {
  /** The text that was copied, so that readers can copy it by hand. */
  const [link, setLink] = useState<{ what: string; text: string }>();
  const values = () => player.state().values;

  const copy = async (what: string, text: string, name: string) => {
    setLink({ what, text });
    try {
      await navigator.clipboard.writeText(text);
      return `${name} copied.`;
    } catch {
      // Browsers can deny access to the clipboard.
      return 'The browser denied access to the clipboard. Copy the text below.';
    }
  };
  const share = action(async () => {
    const { status } = player.state();
    const code = { source: source(), values: values(), view: status?.view };
    const hash = await toShortestHash(code, original, basePath);
    const url = new URL(`${basePath}${PLAYGROUND_PATH}${hash}`, location.href).href;
    return copy('Link to this code', url, 'Link');
  });
  const embed = action(async () => {
    const { title, description } = original;
    const code = { title, description, source: source(), code: await compile(), values: values() };
    return copy('HTML that embeds this code', await embedHtml(code, embedUrl), 'Embed code');
  });
  const download = action(async () => {
    const saved = { source: source(), code: await compile(), values: values() };
    return `Saved ${await downloadPage(original, saved)}.`;
  });
  const saveProject = action(async () => {
    const name = await downloadProject(original, { source: source(), values: values() });
    return `Saved ${name}. Unpack it, then run npm install and npm run dev.`;
  });
  const savePicture = action(async () => {
    const name = toFileName(original.title, 'png');
    return `Saved ${saveFile(name, await player.snapshot())}.`;
  });
  const hideLink = () => setLink(undefined);
  return { link, hideLink, share, embed, download, saveProject, savePicture };
}
