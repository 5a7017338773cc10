import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLibrary } from './library.ts';
import { MODULES } from './modules.ts';
import { type CodeService, createCodeService } from './service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCENE = readFileSync(join(ROOT, 'docs/scenes/revolute-joint.ts'), 'utf8');

let service: CodeService;

beforeAll(() => {
  service = createCodeService(codeLibrary(ROOT), MODULES);
});

/** Writes code, whose "|" is the place that is asked for. */
function write(code: string): number {
  service.write(code.replace('|', ''));
  return code.indexOf('|');
}

describe('the language service', () => {
  it('has nothing to say of a scene of the site', () => {
    service.write(SCENE);
    expect(service.notes()).toEqual([]);
  });

  it('marks what the types of the engine do not allow', () => {
    const source = "import { World } from 'planck';\nnew World().stepp(1 / 60);";
    service.write(source);
    expect(service.notes()).toEqual([
      {
        start: 44,
        end: 49,
        message: "Property 'stepp' does not exist on type 'World'. Did you mean 'step'?",
        isError: true,
      },
    ]);
  });

  it('marks what is deprecated as no mistake', () => {
    service.write("import { World } from 'planck';\nWorld();");
    expect(service.notes().map(({ isError }) => isError)).toEqual([false]);
  });

  it('knows the parameters of a scene by their names', () => {
    const at = write(
      SCENE.replace('params.half;', 'params.|;').replace('params.half,', 'params.|,'),
    );
    const names = service.completions(at).map(({ name }) => name);
    expect(names).toEqual(['half', 'limits', 'motor', 'speed', 'torque']);
  });

  it('completes members, and tells their types', () => {
    const at = write("import { Body } from 'planck';\nconst body: Body = null!;\nbody.setLinear|;");
    expect(service.completions(at)).toContainEqual({ name: 'setLinearVelocity', kind: 'method' });
    expect(service.describe(at, 'setLinearVelocity')?.type).toBe(
      '(method) Body.setLinearVelocity(v: Vec2Value): void',
    );
  });

  it('tells what a name is', () => {
    const at = write("import { Box } from 'planck';\nconst bo|x = new Box(1, 2);");
    expect(service.infoAt(at)).toMatchObject({ start: 36, end: 39, type: 'const box: Box' });
    expect(service.infoAt(0)).toBeUndefined();
  });

  it('knows nothing of a page, and writes to the console', () => {
    service.write('console.log(1); document.title;');
    expect(service.notes().map(({ message }) => message)).toEqual([
      expect.stringContaining("Cannot find name 'document'"),
    ]);
  });
});
