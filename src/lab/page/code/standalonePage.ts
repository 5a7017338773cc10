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

/**
 * The HTML of a page that shows a scene and has all it needs in itself.
 * @param script brings its styles along
 */
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
<main></main>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</html>
`;
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
