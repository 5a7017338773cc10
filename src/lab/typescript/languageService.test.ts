import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEditorDeclarations } from './declarations.ts';
import { createLanguageService, type LanguageService } from './languageService.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCENE = readFileSync(join(ROOT, 'docs/scenes/revolute-joint.ts'), 'utf8');

let service: LanguageService;

beforeAll(() => {
  service = createLanguageService(readEditorDeclarations(ROOT));
});

/** Returns code without its "|", and the offset of that. */
function withCursor(code: string): [source: string, at: number] {
  return [code.replace('|', ''), code.indexOf('|')];
}

describe('the language service', () => {
  it('finds no errors in a scene of the site', () => {
    expect(service.diagnostics(SCENE)).toEqual([]);
  });

  it('reports type errors', () => {
    const source = "import { World } from 'planck';\nnew World().stepp(1 / 60);";
    expect(service.diagnostics(source)).toEqual([
      {
        start: 44,
        end: 49,
        message: "Property 'stepp' does not exist on type 'World'. Did you mean 'step'?",
        isError: true,
      },
    ]);
  });

  it('says once what to do with JSX, instead of an error for each of its elements', () => {
    const source = 'function App() {\n  return <svg><g><circle r="1" /></g></svg>;\n}';
    expect(service.diagnostics(source).map(({ message }) => message)).toEqual([
      expect.stringMatching(/this is JSX.*\/recipes\/react/),
    ]);
  });

  it('reports deprecated calls as hints', () => {
    expect(
      service
        .diagnostics("import { World } from 'planck';\nWorld();")
        .map(({ isError }) => isError),
    ).toEqual([false]);
  });

  it.each([
    "import planck, { World } from 'planck-js';\nnew World(); new planck.Circle(1);",
    "import * as planck from 'https://esm.sh/planck@1.5.0';\nnew planck.World();",
    "const { World } = require('planck');\nnew World();",
    "const { World } = await import('planck/with-testbed');\nnew World();",
    'const world = new planck.World();\nconst step = () => {\n  world.step(1 / 60);\n  requestAnimationFrame(step);\n};',
    "console.table([1]); console.count('a'); setInterval((a: number) => a, 1000, 1);",
  ])('knows the library by all of its names, and the globals: %s', (source) => {
    expect(service.diagnostics(source)).toEqual([]);
  });

  it('knows canvas, context, and events in TypeScript', () => {
    const source = `
      const canvas = document.querySelector<HTMLCanvasElement>('#game')!;
      const context: CanvasRenderingContext2D | null = canvas.getContext('2d', { alpha: false });
      if (!context) throw new Error('no context');
      context.fillStyle = 'red';
      canvas.addEventListener('pointerdown', (event) => event.preventDefault(), { passive: false });
      addEventListener('keydown', ({ code }: KeyboardEvent) => console.log(code));
      canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio);
      document.body.append(document.createElement('canvas'));`;
    expect(service.diagnostics(source)).toEqual([]);
  });

  it('reports a mistake in code that gets the library from a URL', () => {
    const source = "import { World } from 'https://esm.sh/planck';\nnew World().stepp();";
    expect(service.diagnostics(source).map(({ message }) => message)).toEqual([
      expect.stringContaining("'stepp' does not exist"),
    ]);
  });

  it('completes the parameters of a scene', () => {
    const [source, at] = withCursor(
      SCENE.replace('params.half;', 'params.|;').replace('params.half,', 'params.|,'),
    );
    const names = service.completions(source, at).map(({ name }) => name);
    expect(names).toEqual(['half', 'limits', 'motor', 'speed', 'torque']);
  });

  it('completes members, with their types', () => {
    const [source, at] = withCursor(
      "import { Body } from 'planck';\nconst body: Body = null!;\nbody.setLinear|;",
    );
    expect(service.completions(source, at)).toContainEqual({
      name: 'setLinearVelocity',
      kind: 'method',
    });
    expect(service.completionDetails(source, at, 'setLinearVelocity')?.type).toBe(
      '(method) Body.setLinearVelocity(v: Vec2Value): void',
    );
  });

  it('returns the type of a symbol', () => {
    const [source, at] = withCursor("import { Box } from 'planck';\nconst bo|x = new Box(1, 2);");
    expect(service.symbolAt(source, at)).toMatchObject({
      start: 36,
      end: 39,
      type: 'const box: Box',
    });
    expect(service.symbolAt(source, 0)).toBeUndefined();
  });

  it.each([
    ["const pri|ce = 'US$10';", 'const price: "US$10"', ''],
    ['/** Costs $5, or A$10. */\nlet value$|1 = 2;', 'let value$1: number', 'Costs $5, or A$10.'],
    ["import { Body } from 'planck';\nlet bo|dy: Body;", 'let body: Body', ''],
  ])('shows names and texts as they are written: %s', (code, type, text) => {
    expect(service.symbolAt(...withCursor(code))).toMatchObject({ type, text });
  });

  it("calls a class by the library's own name in errors", () => {
    const source = "import { Body } from 'planck';\nconst body: Body = 1;";
    expect(service.diagnostics(source)[0]?.message).toBe(
      "Type 'number' is not assignable to type 'Body'.",
    );
  });

  it('types the console, but not the storage of the page', () => {
    expect(
      service.diagnostics('console.log(1); localStorage.clear();').map(({ message }) => message),
    ).toEqual([expect.stringContaining("Cannot find name 'localStorage'")]);
  });
});
