import { expect, it } from 'vitest';
import { createCodeRunner } from '../../../../tests/unit/codeRunner.ts';
import { compileModule } from '../../typescript/module.ts';
import { findPicture, firstProgram } from './siteCode.ts';

it.each([
  ['scene=platformer/07-camera', 'scene-platformer/07-camera'],
  ['example=Car', 'example-Car'],
  ['program=wrecking-ball', undefined],
  ['sketch=1', undefined],
  [undefined, undefined],
])('knows the still picture of %s: %s', (key, picture) => {
  expect(findPicture(key)).toBe(picture);
});

it('has a first program that runs as the compiler would compile it, and moves', async () => {
  const { source, code } = firstProgram();
  expect({ code, errors: [] }).toEqual(compileModule(source));
  const runner = createCodeRunner();
  await runner.run(code);
  runner.pass(0.2);
  expect(runner.status()).toMatchObject({ bodies: 8, awake: expect.any(Number) });
  const before = runner.status()?.contacts;
  runner.pass(2);
  expect(runner.status()?.contacts).not.toBe(before);
  expect(runner.failure()).toBeUndefined();
});
