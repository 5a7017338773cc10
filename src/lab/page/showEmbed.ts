import { fetchStandaloneParts } from './code/download.ts';
import { embeddedCode } from './code/embed.ts';
import { standalonePage } from './code/standalonePage.ts';

/**
 * Shows the code in the page's address, for pages of other sites that embed it. Anyone can write such an
 * address. The code therefore runs in the document of a saved file, under its policy, in a frame that is
 * sandboxed without `allow-same-origin`: it has an opaque origin and no network, like code in the jail,
 * which can't be framed by other sites.
 */
export async function showEmbed(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  const show = async () => {
    try {
      const [code, parts] = await Promise.all([
        embeddedCode(location.hash),
        fetchStandaloneParts(),
      ]);
      if (signal.aborted) return;
      frame.title = code.title;
      frame.srcdoc = standalonePage(code, code, parts);
      place.replaceChildren(frame);
    } catch (error) {
      place.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  addEventListener('hashchange', show, { signal });
  signal.addEventListener('abort', () => frame.remove());
  await show();
}
