import { fetchAsset } from '../../fetch/fetchAsset.ts';
import { FileError, readJson } from '../../fetch/fetchFile.ts';
import { createLanguageService, type LanguageService } from './languageService.ts';
import { MAX_PROBLEMS } from './limits.ts';
import { compileModule } from './module.ts';
import type { CodeApi, CodeRequest, CodeResponse } from './protocol.ts';

// Runs TypeScript, so that it never blocks typing. The page first sends the URL of the declarations, and
// then requests.
self.onmessage = ({ data: declarationsUrl }: MessageEvent<string>) => {
  let service: Promise<LanguageService> | undefined;
  const startService = async () => {
    const text = await fetchAsset(declarationsUrl);
    const declarations = readJson<Record<string, string>>(declarationsUrl, text, []);
    return createLanguageService(declarations);
  };
  const startedService = () => {
    service ??= startService().catch((error) => {
      // Makes the next call try again.
      service = undefined;
      throw error;
    });
    return service;
  };
  const compile: CodeApi['compile'] = (source) => {
    const { code, errors } = compileModule(source);
    return { code, errors: errors.slice(0, MAX_PROBLEMS + 1) };
  };

  self.onmessage = async ({ data: { id, name, args } }: MessageEvent<CodeRequest>) => {
    try {
      // Compiling doesn't wait for the declarations.
      const api = name === 'compile' ? { compile } : await startedService();
      self.postMessage({ id, hasBegun: true } satisfies CodeResponse);
      const value = Reflect.apply(Reflect.get(api, name), api, args);
      self.postMessage({ id, value } satisfies CodeResponse);
    } catch (error) {
      const isUnavailable = error instanceof FileError;
      self.postMessage({ id, error: String(error), isUnavailable } satisfies CodeResponse);
    }
  };
};
