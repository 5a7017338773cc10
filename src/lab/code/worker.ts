import { fetchFile } from '../fetchFile.ts';
import { toModule } from './module.ts';
import { MODULES } from './modules.ts';
import type { CodeAnswer, CodeQuestions, CodeRequest } from './protocol.ts';
import { type CodeService, createCodeService } from './service.ts';

// Where TypeScript runs, so that it never holds up typing. The page sends the address of the
// library first, and questions then.
self.onmessage = ({ data: libraryUrl }: MessageEvent<string>) => {
  const questions = answerWith(fetchFile(libraryUrl).then((response) => response.json()));
  self.onmessage = async ({ data: { id, name, args } }: MessageEvent<CodeRequest>) => {
    try {
      const value = await (questions[name] as (...args: unknown[]) => unknown)(...args);
      self.postMessage({ id, value } satisfies CodeAnswer);
    } catch (error) {
      self.postMessage({ id, error: String(error) } satisfies CodeAnswer);
    }
  };
};

type Later<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Answer | Promise<Answer>
    : never;
};

/** To run code no types are needed, so that is not held up by fetching them. */
function answerWith(library: Promise<Record<string, string>>): Later<CodeQuestions> {
  let service: CodeService | undefined;
  const knowing = async (source: string) => {
    service ??= createCodeService(await library, MODULES);
    service.write(source);
    return service;
  };
  return {
    module: (source) => toModule(source, Object.keys(MODULES)),
    notes: async (source) => (await knowing(source)).notes(),
    completions: async (source, at) => (await knowing(source)).completions(at),
    describe: async (source, at, name) => (await knowing(source)).describe(at, name),
    infoAt: async (source, at) => (await knowing(source)).infoAt(at),
  };
}
