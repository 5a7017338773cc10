import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { formatProblem } from '../config/problem.ts';
import { compilePage } from './compilePage.ts';
import { createSymbolFinder, type SymbolPlace } from './symbolLinks.ts';
import { createTypoFinder } from './symbolTypos.ts';

const NAMES = [
  ...['World', 'World.World', 'World.step', 'World.setGravity', 'World.getBodyList'],
  ...['World.createBody', 'World.rayCast', 'World.getContactList'],
  ...['Body', 'Body.applyForceToCenter', 'Body.isBullet', 'Body.getPosition'],
  ...['RevoluteJoint', 'RevoluteJoint.getJointAngle', 'RevoluteJointDef'],
  ...['RevoluteJointDef.motorSpeed', 'RevoluteJointDef.maxMotorTorque', 'Settings.linearSlop'],
  ...['Settings', 'clipSegmentToLine'],
];
const find = createTypoFinder(NAMES, ['world.raycast(ray)', 'Body.isBulet', 'ForceMode2D.Force']);

describe('createTypoFinder', () => {
  it.each([
    ['world.setGravty()', 'world.setGravity()'],
    ['world.setGravty', 'world.setGravity'],
    ['World.setGravty(v)', 'World.setGravity(v)'],
    ['World#setGravty()', 'World#setGravity()'],
    ['world.setp(1 / 60)', 'world.step(1 / 60)'],
    ['world.craeteBody({ type: "dynamic" })', 'world.createBody({ type: "dynamic" })'],
    ['body.getposition()', 'body.getPosition()'],
    ['body.aplyForceToCener()', 'body.applyForceToCenter()'],
    ['body.isBulllet()', 'body.isBullet()'],
    ['Settings.linearSlopp', 'Settings.linearSlop'],
    ['revoluteJoint.getJointAngel()', 'revoluteJoint.getJointAngle()'],
    ['revoluteJointDef.motorSpeeed', 'revoluteJointDef.motorSpeed'],
    ['new Wrold({})', 'new World({})'],
    ['new RevoluteJiont()', 'new RevoluteJoint()'],
    ['createBdoy()', 'createBody()'],
    ['craeteBody', 'createBody'],
    ['RevolutJoint', 'RevoluteJoint'],
    ['clipSegmentToLin()', 'clipSegmentToLine()'],
    ['maxMotorTorqe', 'maxMotorTorque'],
  ])('finds a typo in %s', (code, meant) => {
    expect(find(code, new Set())).toBe(meant);
  });

  it.each([
    ['a name with a typo of another engine', 'world.raycast()'],
    ['a name of another engine', 'Body.isBulet'],
    ['a name of other words of the library', 'world.getGravity()'],
    ['a shorter name of such words', 'world.getBody()'],
    ['a name in the style of another language', 'world.Step()'],
    ['a plural', 'RevoluteJoints'],
    ['a function of the reader', 'createBodyParts()'],
    ['a function of the reader with a similar name', 'createBobby()'],
    ['a member of an unknown object', 'game.setGravty()'],
    ['a member of another class', 'body.setGravty()'],
    ['a member that is short', 'body.id'],
    ['a private member', 'body.m_getPositon'],
    ['a class of one word', 'Wrold'],
    ['a word', 'Word'],
    ['a longer expression', 'world.setGravty().x'],
    ['two names', 'setGravty, craeteBody'],
    ['a value', '0.5'],
  ])('finds none in %s', (_what, code) => {
    expect(find(code, new Set())).toBeUndefined();
  });

  it('finds none in a name that the page defines', () => {
    expect(find('world.setGravty()', new Set(['setGravty']))).toBeUndefined();
  });
});

describe.each(['md', 'mdx'])('typos in .%s', (extension) => {
  const places = new Map(
    NAMES.map((name): [string, SymbolPlace] => [name, { path: '/api', hash: '' }]),
  );
  const context = compileContext({
    findSymbol: createSymbolFinder(places),
    findTypo: find,
  });
  const findProblems = async (text: string, given = context) => {
    const file = { filePath: `a.${extension}`, file: `pages/a.${extension}`, text };
    return (await compilePage(file, given)).problems.map(formatProblem);
  };

  it('are reported with their line', async () => {
    const text =
      '# A\n\nSee `World`, **`world.setGravty()`**.\n\n## `craeteBody()`\n\n[`World#setp`](/b)';
    expect(await findProblems(text)).toEqual([
      `pages/a.${extension}:3 unknown symbol "world.setGravty()" — did you mean "world.setGravity()"?`,
      `pages/a.${extension}:5 unknown symbol "craeteBody()" — did you mean "createBody()"?`,
      `pages/a.${extension}:7 unknown symbol "World#setp" — did you mean "World#step"?`,
    ]);
  });

  it('are not looked for in code blocks, in names that these define, and in tables of other names', async () => {
    const text =
      '```\nworld.setGravty();\n```\n\n`world.setGravty()`\n\n' +
      '| Theirs | Here |\n| - | - |\n| `World.getBodyLst` | [bodies](/b) |';
    expect(await findProblems(text)).toEqual([]);
  });

  it('are not looked for without a complete reference', async () => {
    expect(await findProblems('`world.setGravty()`', { ...context, findTypo: undefined })).toEqual(
      [],
    );
  });
});
