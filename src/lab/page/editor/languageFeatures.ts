import { autocompletion, type Completion, type CompletionContext } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import type { CodeClient } from './client.ts';

/** CodeMirror's kinds of completions, by TypeScript's kinds where they differ. */
const KINDS: Record<string, string> = {
  getter: 'property',
  'local function': 'function',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
};

/** Completions and types on hover. TypeScript is a megabyte, so only an edit or a completion loads it. */
export function languageFeatures(client: CodeClient): Extension[] {
  const completions = async (context: CompletionContext) => {
    const word = context.matchBefore(/[\w$]*/);
    const isRequested = context.explicit || context.matchBefore(/[\w$.]$/) !== null;
    if (!word || !isRequested) return null;
    const source = context.state.doc.toString();
    const found = await client.call('completions', source, context.pos);
    if (context.aborted) return null;
    const options = found.map(
      ({ name, kind }): Completion => ({
        label: name,
        type: KINDS[kind] ?? kind,
        info: async () => {
          const details = await client.call('completionDetails', source, context.pos, name);
          return details ? createInfoBox(details) : null;
        },
      }),
    );
    return { from: word.from, validFor: /^[\w$]*$/, options };
  };

  const hover = async ({ state }: EditorView, at: number) => {
    if (!client.isStarted()) return null;
    const symbol = await client.call('symbolAt', state.doc.toString(), at);
    if (!symbol) return null;
    return { pos: symbol.start, end: symbol.end, create: () => ({ dom: createInfoBox(symbol) }) };
  };

  return [autocompletion({ override: [completions] }), hoverTooltip(hover)];
}

/** Creates a box with a type, and the documentation below it. */
function createInfoBox({ type, text }: { type: string; text: string }): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: 'cm-info' });
  box.append(Object.assign(document.createElement('code'), { textContent: type }));
  if (text) box.append(Object.assign(document.createElement('p'), { textContent: text }));
  return box;
}
