import type { LanguageService } from './languageService.ts';
import type { CodeError } from './module.ts';

/** What the page can call in the worker that runs TypeScript. */
export interface CodeApi extends LanguageService {
  /** Compiles code to a JavaScript module, unless there are errors. */
  compile: (source: string) => { code: string; errors: CodeError[] };
}

export interface CodeRequest {
  id: number;
  name: keyof CodeApi;
  args: unknown[];
}

export type CodeResponse = { id: number; value: unknown } | FailedCall;

interface FailedCall {
  id: number;
  error: string;
  /** Whether the declarations of the library could not be loaded. */
  isUnavailable: boolean;
}
