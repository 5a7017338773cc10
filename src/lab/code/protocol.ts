import type { CodeDiagnostic, Completion, LanguageService, SymbolInfo } from './languageService.ts';
import type { CodeError } from './module.ts';

/** What the page can call in the worker that runs TypeScript. Offsets are in UTF-16 code units. */
export interface CodeApi {
  /** Compiles code to a JavaScript module, unless there are errors. */
  compile: (source: string) => { code: string; errors: CodeError[] };
  diagnostics: (source: string) => CodeDiagnostic[];
  completions: (source: string, at: number) => Completion[];
  completionDetails: (
    source: string,
    at: number,
    name: string,
  ) => ReturnType<LanguageService['completionDetails']>;
  symbolAt: (source: string, at: number) => SymbolInfo | undefined;
}

export interface CodeRequest {
  id: number;
  name: keyof CodeApi;
  args: unknown[];
}

export type CodeResponse = { id: number; value: unknown } | { id: number; error: string };
