import { describe, expect, it } from 'vitest';
import { createTypeChecker } from './typeChecker.ts';

const checker = createTypeChecker(process.cwd());

describe('usedNames', () => {
  it.each([
    [
      'a name, its class, and what it is given',
      'new World({ gravity: { x: 0, y: 1 } })',
      'World WorldDef WorldDef.gravity Vec2Value Vec2Value.x Vec2Value.y',
    ],
    ['a class by its own name, not by another one', 'new Box(1, 2)', 'BoxShape'],
    ['a static property', 'Settings.linearSlop', 'Settings Settings.linearSlop'],
    ['the call of an object', 'body.isAwake()', 'Body.isAwake'],
    ['where a member is declared', 'joint.getBodyA()', 'Joint.getBodyA'],
    [
      'what a callback is taken for',
      'world.rayCast(a, a, () => 1)',
      'World.rayCast WorldRayCastCallback',
    ],
    [
      'an overload by what it is given',
      'new RopeJoint({ maxLength: 1 }, body, body, a)',
      'RopeJoint RopeJointOpt RopeJointOpt.maxLength',
    ],
    [
      'what is taken out of the library as a whole',
      'const { Vec2 } = planck; new Vec2()',
      'Vec2 Vec2',
    ],
    [
      'what is taken out under another name',
      'const { Circle: Disc } = planck; new Disc(1)',
      'CircleShape CircleShape CircleShape',
    ],
    [
      'what is read of an object, once',
      'const { x } = body.getPosition(); x + x',
      'Vec2.x Body.getPosition',
    ],
    [
      'a field that is written short',
      'const gravity = a; new World({ gravity })',
      'World WorldDef WorldDef.gravity',
    ],
    [
      'nothing of the platform, and nothing of its own',
      'const own = { step() {} }; own.step(); Math.max(1); new Map()',
      '',
    ],
  ])('finds %s', async (_what, code, names) => {
    const text = [
      "import * as planck from 'planck';",
      "import { Body, Box, Joint, RopeJoint, Settings, World } from 'planck';",
      'declare const world: World, body: Body, joint: Joint, a: { x: number; y: number };',
      code,
    ].join('\n');
    const used = await checker.namesIn(text);
    expect(
      used
        .filter(({ line }) => line === 3)
        .map(({ symbol }) => symbol)
        .join(' '),
    ).toBe(names);
  });

  it('comes with the types of a sample, in JavaScript too', async () => {
    const code = "import { World } from 'planck';\nnew World().step(1);\nexport {};";
    for (const language of ['ts', 'js'] as const) {
      const { names } = await checker.check({ language, code });
      expect(names).toEqual([
        { line: 0, symbol: 'World' },
        { line: 1, symbol: 'World' },
        { line: 1, symbol: 'World.step' },
      ]);
    }
  });

  it('finds nothing in code without a name', async () => {
    expect(await checker.namesIn('1 + 1;')).toEqual([]);
  });
});
