import { PLAYGROUND_PATH } from '../../../address/address.ts';
import { errorMessage } from '../../../config/errorMessage.ts';
import { FileError } from '../../../fetch/fetchFile.ts';
import { trustedHtml } from '../../../fetch/trusted.ts';
import { toHash } from '../code/share.ts';
import { readEmbeddedCode } from './embedAddress.ts';
import { standalonePage } from './standalonePage.ts';
import { fetchStandaloneParts, type PartAddresses } from './standaloneParts.ts';

// The script of the page that other sites embed. The build writes the addresses into the page.
const addresses: { parts: PartAddresses; base: string } = JSON.parse(
  document.getElementById('addresses')?.textContent ?? '{}',
);
/** URL of the site, without a slash at its end. */
const base = new URL(addresses.base, location.href).href.replace(/\/$/, '');
const container = document.querySelector('main');

/**
 * Shows the code in the page's URL, for pages of other sites that embed it. Because anyone can write such a URL, the
 * document of a saved file shows the code, under its policy, in a frame that is sandboxed without
 * `allow-same-origin`: with an opaque origin and no network, as in the jail, which other sites can't frame. Outside a
 * frame, the URL leads to the playground, where the code waits for **Run**.
 */
async function show(): Promise<void> {
  try {
    const code = await readEmbeddedCode(location.hash);
    const playground = `${base}${PLAYGROUND_PATH}${await toHash(code)}`;
    // Here, it would run code that the reader has not seen, under a title that its author chose.
    if (window.top === window) return location.replace(playground);
    const parts = await fetchStandaloneParts(addresses.parts);
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.allow = 'fullscreen';
    frame.title = code.title;
    const { lang } = document.documentElement;
    frame.srcdoc = trustedHtml(standalonePage({ ...code, lang }, code, parts));
    const textContent = 'Edit in the Planck.js playground';
    const link = document.createElement('a');
    Object.assign(link, { href: playground, target: '_blank', textContent });
    document.title = code.title;
    container?.replaceChildren(frame, link);
  } catch (error) {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent =
      error instanceof FileError
        ? 'This code could not be loaded. Reload the page.'
        : errorMessage(error);
    container?.replaceChildren(message);
  }
}
addEventListener('hashchange', show);
void show();
