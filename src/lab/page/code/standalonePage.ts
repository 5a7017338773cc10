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

/** What all saved files have in common. The build makes it. */
export interface StandaloneParts {
  /** An inline script, which brings its styles along and doesn't contain its own end tag. */
  script: string;
  /** The content security policy under which that script alone runs. */
  policy: string;
}

/** Where the page of its own finds what it shows. */
export const DATA_ID = 'scene';

/**
 * The HTML of a page that shows a scene and needs no other file. It runs the scene's code, which
 * anyone may have written, under the same policy as the site does.
 */
export function standalonePage(
  { title, description }: { title: string; description: string },
  { source, code, values }: Taken,
  { stage, script, policy }: StandaloneParts & { stage: string },
): string {
  const data: StandaloneData = { title, description, source, code, values, stage };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(title)}</title>
<main></main>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</html>
`;
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
