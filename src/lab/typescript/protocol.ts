import type { LanguageService } from './languageService.ts';
import type { compileModule } from './module.ts';

/** The functions that a page can call in the worker that runs TypeScript. */
export interface CodeApi extends LanguageService {
  /** Compiles code to a JavaScript module, unless there are errors. */
  compile: typeof compileModule;
}

export interface CodeRequest {
  id: number;
  name: keyof CodeApi;
  args: unknown[];
}

/** The worker runs one call at a time. It reports when it begins a call, so that time in the queue doesn't count. */
export type CodeResponse =
  | { id: number; hasBegun: true }
  | { id: number; value: unknown }
  /** `isUnavailable` if the declarations of the library could not be loaded. */
  | { id: number; error: string; isUnavailable: boolean };
