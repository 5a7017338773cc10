import { describe, expect, it } from 'vitest';
import { createTypeChecker } from './typeChecker.ts';

const checker = createTypeChecker(process.cwd());

describe('the names that a type checker finds in code', () => {
  it.each([
    [
      'a class and the type of its argument',
      'new World({ gravity: { x: 0, y: 1 } })',
      'World WorldDef WorldDef.gravity Vec2Value Vec2Value.x Vec2Value.y',
    ],
    ['a class by its original name', 'new Box(1, 2)', 'BoxShape'],
    ['a static property', 'Settings.linearSlop', 'Settings Settings.linearSlop'],
    ['a method call', 'body.isAwake()', 'Body.isAwake'],
    ['a member by its declaring class', 'joint.getBodyA()', 'Joint.getBodyA'],
    [
      'the type of a callback',
      'world.rayCast(a, a, () => 1)',
      'World.rayCast WorldRayCastCallback',
    ],
    [
      'the type of the matching overload',
      'new RopeJoint({ maxLength: 1 }, body, body, a)',
      'RopeJoint RopeJointOpt RopeJointOpt.maxLength',
    ],
    ['a class destructured from the namespace', 'const { Vec2 } = planck; new Vec2()', 'Vec2 Vec2'],
    [
      'a class destructured under another name',
      'const { Circle: Disc } = planck; new Disc(1)',
      'CircleShape CircleShape CircleShape',
    ],
    [
      'a property destructured from an object, once',
      'const { x } = body.getPosition(); x + x',
      'Vec2.x Body.getPosition',
    ],
    [
      'a shorthand property',
      'const gravity = a; new World({ gravity })',
      'World WorldDef WorldDef.gravity',
    ],
    [
      'nothing of the platform and of the program itself',
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

  it('is part of checking a program, also in JavaScript', async () => {
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

  it('finds nothing in code without identifiers', async () => {
    expect(await checker.namesIn('1 + 1;')).toEqual([]);
  });
});
