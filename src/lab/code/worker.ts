import { fetchFile } from '../fetchFile.ts';
import { IMPORTABLE } from './importable.ts';
import { createLanguageService, type LanguageService } from './languageService.ts';
import { compileModule } from './module.ts';
import type { CodeApi, CodeRequest, CodeResponse } from './protocol.ts';

// Runs TypeScript, so that it never blocks typing. The page first sends the URL of the declarations, and
// then requests.
self.onmessage = ({ data: declarationsUrl }: MessageEvent<string>) => {
  const api = createApi(fetchFile(declarationsUrl).then((response) => response.json()));
  self.onmessage = async ({ data: { id, name, args } }: MessageEvent<CodeRequest>) => {
    try {
      const value = await (api[name] as (...args: unknown[]) => unknown)(...args);
      self.postMessage({ id, value } satisfies CodeResponse);
    } catch (error) {
      self.postMessage({ id, error: String(error) } satisfies CodeResponse);
    }
  };
};

type Async<Api> = {
  [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result | Promise<Result>
    : never;
};

/** Compiling needs no declarations, so it doesn't wait for them. */
function createApi(declarations: Promise<Record<string, string>>): Async<CodeApi> {
  let service: LanguageService | undefined;
  const serviceFor = async (source: string) => {
    service ??= createLanguageService(await declarations, IMPORTABLE);
    service.setSource(source);
    return service;
  };
  return {
    compile: (source) => compileModule(source, Object.keys(IMPORTABLE)),
    diagnostics: async (source) => (await serviceFor(source)).diagnostics(),
    completions: async (source, at) => (await serviceFor(source)).completions(at),
    completionDetails: async (source, at, name) =>
      (await serviceFor(source)).completionDetails(at, name),
    symbolAt: async (source, at) => (await serviceFor(source)).symbolAt(at),
  };
}
