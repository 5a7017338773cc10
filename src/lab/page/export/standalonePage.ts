import { escapeHtml } from '../../../content/escape.ts';
import type { WorkerScripts } from '../../protocol/jail.ts';

/** The code of a saved scene. */
export interface SavedCode {
  source: string;
  /** The source, compiled to a JavaScript module. */
  code: string;
  values: Record<string, unknown>;
}

/** The scripts of the workers, and of the runner's tools. */
export interface RunnerScripts extends WorkerScripts {
  tools: string;
}

/** The data in a standalone page, as JSON. */
export interface StandaloneData extends SavedCode, RunnerScripts, Pick<StandaloneParts, 'jail'> {
  title: string;
  description: string;
}

/** The parts that all standalone pages share. The build creates them. */
export interface StandaloneParts {
  /** An inline script, which includes its styles and doesn't contain its own end tag. */
  script: string;
  /** The HTML of the document in which the code runs. */
  jail: string;
  /** A content security policy that allows only that script and the jail's: a frame inherits its page's policy. */
  policy: string;
}

/** Id of the element with the data. */
export const DATA_ID = 'scene';

/**
 * Returns the HTML of a page that shows a scene without any other file. It runs the code, which can be
 * untrusted, in the jail.
 */
export function standalonePage(
  { title, description, lang = 'en' }: { title: string; description: string; lang?: string },
  { source, code, values }: SavedCode,
  { script, policy, ...parts }: StandaloneParts & RunnerScripts,
): string {
  const data: StandaloneData = { title, description, source, code, values, ...parts };
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<main></main>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</html>
`;
}
