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

/** The worker computes one call at a time, and reports when it begins: not all of the time before that is its own. */
export type CodeResponse =
  | { id: number; isBegun: true }
  | { id: number; value: unknown }
  | FailedCall;

interface FailedCall {
  id: number;
  error: string;
  /** Whether the declarations of the library could not be loaded. */
  isUnavailable: boolean;
}
