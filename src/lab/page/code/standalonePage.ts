/** A scene as a reader takes it home. */
export interface Taken {
  /** What was written, and the module of JavaScript that it is. */
  source: string;
  code: string;
  values: Record<string, unknown>;
}

/** What the page of its own is told, as JSON in itself. */
export interface StandaloneData extends Taken {
  title: string;
  description: string;
  /** The stage's script. */
  stage: string;
}

/** Where the page of its own finds what it shows. */
export const DATA_ID = 'scene';

/** Colors as the site has them; the file follows the system's theme. */
const STYLES = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
  --ink-static: light-dark(#b4bec9, #4d5965); --ink-kinematic: light-dark(#b9a8ec, #6a55b5);
  --ink-dynamic: light-dark(#8cc2f7, #2d6fb3); --ink-asleep: light-dark(#cfe0f1, #2c4158);
  --ink-sensor: light-dark(rgb(190 130 20 / 20%), rgb(243 189 107 / 20%));
  --ink-outline: light-dark(#26323e, #cfd8e0); --ink-joint: light-dark(#1a7f37, #57ab5a);
  --ink-accent: light-dark(#c2410c, #ffa36b); --ink-good: light-dark(#1a7f37, #57ab5a);
  --ink-bad: light-dark(#c11c2c, #f47067); --ink-quiet: light-dark(#d0d7de, #444c56);
  --ink-box: light-dark(#8c959f, #768390); }
body { display: grid; grid-template-rows: 1fr auto; margin: 0; block-size: 100dvh;
  background: light-dark(#f6f8fa, #1c2128); }
main { position: relative; }
main > * { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; border: 0; }
main > p { inset-block: auto 0; block-size: auto; padding: 0.5em 1em; display: none; }
main > :focus-visible + p { display: block; }
[role="application"] { touch-action: pan-y; }
footer { display: flex; flex-wrap: wrap; gap: 0.5em 1em; align-items: center; padding: 0.75em 1em;
  background: light-dark(#ffffff, #22272e); }
label { display: flex; gap: 0.5em; align-items: center; }
button { min-block-size: 2.25em; padding-inline: 1em; font: inherit; }
[role="alert"] { color: light-dark(#c11c2c, #f47067); }
`;

/** The HTML of a page that shows a scene and has all it needs in itself. */
export function standalonePage(
  { title, description }: { title: string; description: string },
  { source, code, values }: Taken,
  { stage, script }: { stage: string; script: string },
): string {
  const data: StandaloneData = { title, description, source, code, values, stage };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(title)}</title>
<style>${STYLES}</style>
<main></main>
<footer></footer>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</html>
`;
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
