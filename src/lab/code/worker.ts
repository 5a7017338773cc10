import { fetchFile } from '../fetchFile.ts';
import { IMPORTABLE } from './importable.ts';
import { createLanguageService } from './languageService.ts';
import { compileModule } from './module.ts';
import type { CodeApi, CodeRequest, CodeResponse } from './protocol.ts';

// Runs TypeScript, so that it never blocks typing. The page first sends the URL of the declarations, and
// then requests.
self.onmessage = ({ data: declarationsUrl }: MessageEvent<string>) => {
  const service = fetchFile(declarationsUrl)
    .then((response) => response.json())
    .then((declarations) => createLanguageService(declarations, IMPORTABLE));
  const compile: CodeApi['compile'] = (source) => compileModule(source, Object.keys(IMPORTABLE));

  self.onmessage = async ({ data: { id, name, args } }: MessageEvent<CodeRequest>) => {
    try {
      // Compiling doesn't wait for the declarations.
      const api = name === 'compile' ? { compile } : await service;
      const value = Reflect.apply(Reflect.get(api, name), api, args);
      self.postMessage({ id, value } satisfies CodeResponse);
    } catch (error) {
      self.postMessage({ id, error: String(error) } satisfies CodeResponse);
    }
  };
};
