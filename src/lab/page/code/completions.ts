import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { CodeClient } from './client.ts';
import { symbolInfo } from './symbolInfo.ts';

/** What CodeMirror has icons for, by what TypeScript calls it. */
const KINDS: Record<string, string> = {
  method: 'method',
  property: 'property',
  getter: 'property',
  function: 'function',
  'local function': 'function',
  class: 'class',
  interface: 'interface',
  type: 'type',
  enum: 'enum',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
  keyword: 'keyword',
};

/** Completion by what TypeScript knows of a place; its type is asked for when it is looked at. */
export function completeFrom(client: CodeClient) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/[\w$]*/);
    const isAsked = context.explicit || context.matchBefore(/[\w$.]$/) !== null;
    if (!word || !isAsked) return null;
    const source = context.state.doc.toString();
    const found = await client.ask('completions', source, context.pos);
    if (context.aborted) return null;
    return {
      from: word.from,
      validFor: /^[\w$]*$/,
      options: found.map(
        ({ name, kind }): Completion => ({
          label: name,
          type: KINDS[kind] ?? 'text',
          info: async () => {
            const told = await client.ask('describe', source, context.pos, name);
            return told ? symbolInfo(told) : null;
          },
        }),
      ),
    };
  };
}
