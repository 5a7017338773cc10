import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEditorDeclarations } from './declarations.ts';
import { createLanguageService, type LanguageService } from './languageService.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SETUP = `import * as planck from 'planck';
const { Box, Circle, DistanceJoint, Polygon, RevoluteJoint, World } = planck;
const world = new World();
const body = world.createBody();
`;

let service: LanguageService;

beforeAll(() => {
  service = createLanguageService(readEditorDeclarations(ROOT));
});

/** Returns the errors of a statement: the marked code, and the first line of each message. */
function explain(statement: string): string[] {
  const source = SETUP + statement;
  return service
    .diagnostics(source)
    .map(({ start, end, message }) => `${source.slice(start, end)}: ${message.split('\n')[0]}`);
}

describe('an error in a call says first what a reader can do', () => {
  it.each([
    [
      'body.createFixture({ shape: new Circle(1), densty: 1 })',
      "densty: 'densty' is unknown; did you mean 'density'?",
    ],
    [
      'body.createFixture(new Circle(1), { densty: 1 })',
      "densty: 'densty' is unknown; did you mean 'density'?",
    ],
    [
      'world.createBody({ positon: { x: 1, y: 2 } })',
      "positon: 'positon' is unknown; did you mean 'position'?",
    ],
    // TypeScript itself suggests no name for a union of types.
    [
      'new World({ gravty: { x: 0, y: 0 } })',
      "gravty: 'gravty' is unknown; did you mean 'gravity'?",
    ],
    ['new Circle({ x: 1, z: 2 }, 1)', "z: 'z' is unknown; the names are 'x' and 'y'."],
  ])('an unknown name: %s', (statement, message) => {
    expect(explain(statement)).toEqual([message]);
  });

  it.each([
    ['body.createFixture({ density: 1 })', "{ density: 1 }: 'shape' is missing in 'def'."],
    [
      'new RevoluteJoint({ bodyA: body, bodyB: body })',
      "{ bodyA: body, bodyB: body }: 'localAnchorA' and 'localAnchorB' are missing in 'def'.",
    ],
    [
      'new RevoluteJoint({}, body)',
      "new RevoluteJoint({}, body): The argument 'bodyB' is missing: it must be a Body.",
    ],
    ['world.createBody({ position: { x: 1 } })', "position: 'y' is missing in 'position'."],
    ['new Polygon([{ x: 1 }])', "{ x: 1 }: 'y' is missing in 'vertices[0]'."],
    ['const o = { x: 1 }; body.setPosition(o)', "o: 'y' is missing in 'p'."],
    [
      'body.applyForce({ x: 1 })',
      "applyForce: 'y' is missing in 'force'. The argument 'point' is missing: it must be a Vec2Value.",
    ],
  ])('something missing: %s', (statement, message) => {
    expect(explain(statement)).toEqual([message]);
  });

  it.each([
    ["new Box('1', 2)", "'1': The argument 'halfWidth' must be a number, not a string."],
    ["new Circle('1')", "'1': The argument 'radius' must be a number, not a string."],
    [
      "body.createFixture({ shape: new Circle(1), density: '1' })",
      "density: 'density' must be a number, not a string.",
    ],
    [
      "const density = '1'; body.createFixture({ shape: new Circle(1), density })",
      "density: 'density' must be a number, not a string.",
    ],
    [
      'body.createFixture({ shape: Circle, density: 1 })',
      "shape: 'shape' must be a Shape, not a class.",
    ],
    [
      'body.createFixture({ shape: { radius: 1 } })',
      "shape: 'shape' must be a Shape, not an object.",
    ],
    [
      'world.createBody({ position: 5 })',
      "position: 'position' must be a Vec2Value, not a number.",
    ],
    [
      "world.createBody({ type: 'dinamic' })",
      "type: 'type' can't be 'dinamic'; did you mean 'dynamic'?",
    ],
    [
      'world.createBody({ type: 5 })',
      "type: 'type' must be 'static', 'kinematic', or 'dynamic', not a number.",
    ],
    [
      "world.on('begin-contct', () => {})",
      "'begin-contct': The argument 'name' can't be 'begin-contct'; did you mean 'begin-contact'?",
    ],
    [
      'const radii = [1]; new Polygon(radii)',
      "radii: The argument 'vertices' must have the type Vec2Value[], not number[].",
    ],
    [
      'world.destroyBody(body.createFixture(new Circle(1)))',
      "body.createFixture(new Circle(1)): The argument 'b' must be a Body, not a Fixture.",
    ],
    [
      'body.setPosition(1, 2)',
      "2: The argument 'p' must be a Vec2Value, not a number. There are too many arguments.",
    ],
  ])('a wrong type: %s', (statement, message) => {
    expect(explain(statement)).toEqual([message]);
  });

  it('says all that is wrong with a call whose overloads don’t match', () => {
    expect(
      explain("body.createFixture({ shape: new Circle(1), densty: 1, friction: '2' })"),
    ).toEqual([
      "createFixture: 'densty' is unknown; did you mean 'density'? 'friction' must be a number, not a string.",
    ]);
  });

  it('continues with what TypeScript says about the overload that fits best', () => {
    const source = `${SETUP}body.createFixture({ shape: new Circle(1), densty: 1 });`;
    expect(service.diagnostics(source).map(({ message }) => message.split('\n'))).toEqual([
      [
        "'densty' is unknown; did you mean 'density'?",
        'No overload matches this call.',
        expect.stringMatching(/^ {2}Overload \d of \d, '\(def: FixtureDef\): Fixture', gave/),
        expect.stringContaining("'densty' does not exist in type 'FixtureDef'"),
      ],
    ]);
  });
});

describe('TypeScript’s own message stays', () => {
  it.each([
    ["const mass: number = 'a'", "mass: Type 'string' is not assignable to type 'number'."],
    // The call is right; the error is in the function.
    [
      "world.on('begin-contact', () => { const mass: number = 'a'; })",
      "mass: Type 'string' is not assignable to type 'number'.",
    ],
    ['body.stepp()', "stepp: Property 'stepp' does not exist on type 'Body'."],
    // The types of generic functions are inferred from the call.
    ['[1].map(2)', expect.stringContaining("2: Argument of type 'number' is not assignable")],
  ])('%s', (statement, message) => {
    expect(explain(statement)).toEqual([message]);
  });
});
