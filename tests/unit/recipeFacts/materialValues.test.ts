import { Box, Circle, Edge, World } from 'planck';
import { expect, test } from 'vitest';
import { fixtureOptions, MATERIALS } from '../../../docs/scenes/recipes/material-values.ts';

// Claims of the recipe about materials.

function createGround(restitution = 0): World {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const shape = new Edge({ x: -50, y: 0 }, { x: 50, y: 0 });
  world.createBody().createFixture({ shape, friction: 0.5, restitution });
  return world;
}

/** Returns boxes with sides of 1 m, on top of each other. */
function stack(world: World, densities: number[], shift = 0) {
  return densities.map((density, i) => {
    const body = world.createBody({ type: 'dynamic', position: { x: shift * i, y: 0.5 + i } });
    body.createFixture({ shape: new Box(0.5, 0.5), density, friction: 0.5 });
    return body;
  });
}

test('a steel crate is 10 cm inside a foam crate after five seconds', () => {
  const world = createGround();
  const { foam, steel } = MATERIALS;
  expect(steel.volumeDensity / foam.volumeDensity).toBeCloseTo(314, 0);
  const [light, heavy] = stack(world, [foam.volumeDensity, steel.volumeDensity]);
  for (let i = 0; i < 300; i++) world.step(1 / 60);
  const overlap = 1 - ((heavy?.getPosition().y ?? 0) - (light?.getPosition().y ?? 0));
  expect(overlap).toBeGreaterThan(0.095);
  expect(overlap).toBeLessThan(0.115);
});

test.each([3, 0.3])('crates with densities of 3 and 0.3 form a stable stack: %d on top', (top) => {
  const world = createGround();
  const [lower, upper] = stack(world, [top === 3 ? 0.3 : 3, top]);
  for (let i = 0; i < 300; i++) world.step(1 / 60);
  const distance = (upper?.getPosition().y ?? 0) - (lower?.getPosition().y ?? 0);
  expect(Math.abs(distance - 1)).toBeLessThan(0.02);
});

test('a common factor of all densities changes no motion', () => {
  const fall = (factor: number) => {
    const world = createGround();
    const bodies = stack(
      world,
      [600, 50, 2600, 917].map((density) => density * factor),
      0.2,
    );
    bodies.at(-1)?.setLinearVelocity({ x: 3, y: 0 });
    for (let i = 0; i < 300; i++) world.step(1 / 60);
    return bodies.map((body) => body.getPosition().x.toFixed(6));
  };
  expect(fall(0.001)).toEqual(fall(1));
});

test('a contact uses the lower restitution if begin-contact sets it', () => {
  const bounce = (usesLower: boolean) => {
    const world = createGround(0.3);
    if (usesLower)
      world.on('begin-contact', (contact) => {
        const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
        contact.setRestitution(Math.min(a.getRestitution(), b.getRestitution()));
      });
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 3.4 } });
    ball.createFixture({ shape: new Circle(0.4), density: 1, restitution: 0.6 });
    let highest = 0;
    for (let i = 0; i < 200; i++) {
      world.step(1 / 60);
      if (i > 50) highest = Math.max(highest, ball.getPosition().y - 0.4);
    }
    return highest;
  };
  expect(bounce(false)).toBeCloseTo(1.1, 1);
  expect(bounce(true)).toBeCloseTo(0.3, 1);
});

test('the thickness of a ball is ⁴⁄₃ of its radius', () => {
  const { density } = fixtureOptions(MATERIALS.steel, (4 / 3) * 0.1);
  expect(density * Math.PI * 0.1 ** 2).toBeCloseTo(7850 * (4 / 3) * Math.PI * 0.1 ** 3, 6);
});

test('friction does not brake a circle that rolls, and angular damping does', () => {
  const roll = (angularDamping: number) => {
    const world = createGround();
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.4 }, angularDamping });
    ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0.9 });
    ball.setLinearVelocity({ x: 2, y: 0 });
    ball.setAngularVelocity(-5);
    for (let i = 0; i < 600; i++) world.step(1 / 60);
    return ball.getLinearVelocity().x;
  };
  expect(roll(0)).toBeCloseTo(2, 2);
  expect(roll(1)).toBeLessThan(0.5);
});
