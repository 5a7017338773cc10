import { Box, Circle, World } from 'planck';
import { describe, expect, it } from 'vitest';
import { computeWorldStats } from './worldStats.ts';

describe('computeWorldStats', () => {
  it('counts bodies, awake bodies, and touching contacts', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(5, 1) });
    const resting = world.createBody({ type: 'dynamic', position: { x: 0, y: 1.5 } });
    resting.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
    world.createBody({ type: 'dynamic', position: { x: 3, y: 9 }, awake: false });
    world.step(1 / 60);
    expect(computeWorldStats(world)).toMatchObject({ bodies: 3, awake: 1, contacts: 1 });
  });

  it('adds up the energy of translation and rotation', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: 2 },
      linearVelocity: { x: 3, y: 0 },
      angularVelocity: 4,
    });
    body.createFixture({ shape: new Circle(1), density: 1 / Math.PI });
    // A disc of 1 kg and 1 m has a moment of inertia of ½ kg·m².
    expect(computeWorldStats(world).kineticEnergy).toBeCloseTo(0.5 * 9 + 0.5 * 0.5 * 16);
  });

  it('computes the same energy wherever the shape is on its body', () => {
    const measureEnergy = (offset: number) => {
      const world = new World();
      const body = world.createBody({ type: 'dynamic', angularVelocity: 4 });
      body.createFixture({ shape: new Circle({ x: offset, y: 0 }, 1), density: 1 / Math.PI });
      body.setLinearVelocity({ x: 1, y: 0 });
      return computeWorldStats(world).kineticEnergy;
    };
    expect(measureEnergy(3)).toBeCloseTo(measureEnergy(0));
  });

  it('equals the work of gravity in free fall', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({ type: 'dynamic', position: { x: 0, y: 50 } });
    body.createFixture({ shape: new Circle(1), density: 1 });
    for (let step = 0; step < 6000; step++) world.step(1 / 6000);
    const work = body.getMass() * 10 * (50 - body.getPosition().y);
    expect(computeWorldStats(world).kineticEnergy / work).toBeCloseTo(1, 3);
  });
});
