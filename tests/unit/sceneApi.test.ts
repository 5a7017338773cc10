import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/pages/playground/scene-api.mdx', 'utf8');
/** Everything in code font, also with parameters or in an object: `step(dt)`, `{ min, max }`. */
const code = [...page.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)]
  .map(([, text]) => text)
  .join('\n');
const model = ['scene', 'pen'].map((name) => readFileSync(`src/lab/model/${name}.ts`, 'utf8'));

/** What readers never write: the site sets it for code that isn't a scene. */
const INTERNAL = ['program', 'game'];

/** Names of the fields that an interface of the model declares itself. */
function readFields(name: string): string[] {
  const declaration = new RegExp(`^export interface ${name}\\b.*?\\{\\n(.*?)^\\}`, 'ms');
  const [, body = ''] = declaration.exec(model.join('\n')) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field);
}

it.each(['Scene', 'Stage', 'Keys', 'Pointer', 'Goal', 'Tone', 'Pen', 'ScenePen', 'Style'])(
  'documents every field of %s',
  (name) => {
    const fields = readFields(name).filter((field) => !INTERNAL.includes(field));
    expect(fields.length).toBeGreaterThan(0);
    const missing = fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(code));
    expect(missing).toEqual([]);
  },
);
