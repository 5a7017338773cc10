import type { CodeMistake } from './module.ts';
import type { CodeNote, Completion, NameInfo } from './service.ts';

/** What the page asks of the worker that knows TypeScript, with what it answers. */
export interface CodeQuestions {
  /** JavaScript of the code, or why there is none. */
  module: (source: string) => { code: string; mistakes: CodeMistake[] };
  notes: (source: string) => CodeNote[];
  completions: (source: string, at: number) => Completion[];
  describe: (
    source: string,
    at: number,
    name: string,
  ) => Pick<NameInfo, 'type' | 'text'> | undefined;
  infoAt: (source: string, at: number) => NameInfo | undefined;
}

export interface CodeRequest {
  id: number;
  name: keyof CodeQuestions;
  args: unknown[];
}

export type CodeAnswer = { id: number; value: unknown } | { id: number; error: string };
