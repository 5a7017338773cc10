import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { simulate } from './simulation.ts';

const { Circle, World } = planck;
const VIEW = { x: 0, y: 0, width: 10, height: 10 };

let world: planck.World;
let body: planck.Body;
let steps: number[];

beforeEach(() => {
  world = new World();
  body = world.createBody({
    type: 'dynamic',
    linearVelocity: { x: 6, y: 0 },
    angularVelocity: 1.2,
  });
  body.createFixture({ shape: new Circle(1), density: 1 });
  steps = [];
});

function start(hz?: number) {
  return simulate({ world, view: VIEW, step: (dt) => steps.push(dt) }, hz);
}

describe('a simulation', () => {
  it('calls the scene, then steps the world', () => {
    const simulation = start();
    simulation.step();
    expect(steps).toEqual([1 / 60]);
    expect(body.getPosition().x).toBeCloseTo(0.1);
    expect(simulation.time()).toBeCloseTo(1 / 60);
  });

  it('makes as many steps as fit, and keeps the remainder', () => {
    const simulation = start();
    simulation.advance(1.5 / 60);
    expect(steps).toHaveLength(1);
    simulation.advance(0.6 / 60);
    expect(steps).toHaveLength(2);
    simulation.advance(0.2 / 60);
    expect(steps).toHaveLength(2);
  });

  it('runs at the scene’s own rate', () => {
    const simulation = start(120);
    expect(simulation.dt).toBe(1 / 120);
    simulation.advance(0.05);
    expect(steps).toHaveLength(6);
  });

  it('does not catch up after the browser was busy', () => {
    const simulation = start();
    simulation.advance(30);
    expect(steps).toHaveLength(6);
  });

  it('makes at least one step in a frame, and more only while there is time', () => {
    const simulation = start();
    simulation.advance(0.1, () => false);
    expect(steps).toHaveLength(1);
    simulation.advance(0.1, () => steps.length < 4);
    expect(steps).toHaveLength(4);
    // Steps that there was no time for are not made up for.
    simulation.advance(0);
    expect(steps).toHaveLength(5);
    simulation.advance(0);
    expect(steps).toHaveLength(5);
  });

  it('interpolates the view like bodies, except what changes it between steps', () => {
    const view = { ...VIEW };
    const step = () => {
      view.x += 1;
    };
    const simulation = simulate({ world, view, step });
    simulation.advance(1.25 / 60);
    expect(simulation.view().x).toBeCloseTo(0.25);
    view.width = 20;
    expect(simulation.view().width).toBe(20);
  });

  it('interpolates between the last two poses', () => {
    const simulation = start();
    simulation.advance(1.5 / 60);
    const { x, angle } = simulation.poseOf(body);
    expect(x).toBeCloseTo(0.05);
    expect(angle).toBeCloseTo(0.01);
  });

  it('does not interpolate a teleport of a body or of the view', () => {
    const view = { ...VIEW };
    const step = () => {
      body.setPosition({ x: 50, y: 0 });
      view.x = 50;
    };
    const simulation = simulate({ world, view, step });
    simulation.advance(1.5 / 60);
    expect(simulation.poseOf(body).x).toBeCloseTo(50.1);
    expect(simulation.view().x).toBe(50);
  });

  it('does not interpolate after a single step', () => {
    const simulation = start();
    simulation.step();
    expect(simulation.poseOf(body).x).toBeCloseTo(0.1);
  });

  it('shows a new body where it is', () => {
    const simulation = start();
    simulation.advance(1.5 / 60);
    const other = world.createBody({ type: 'dynamic', position: { x: 3, y: 4 }, angle: 2 });
    expect(simulation.poseOf(other)).toEqual({ x: 3, y: 4, angle: 2 });
  });

  it('calls the scene after every step, when bodies have moved', () => {
    const seen: number[] = [];
    const stepped = (dt: number) => seen.push(dt, body.getPosition().x);
    simulate({ world, view: VIEW, step: (dt) => steps.push(dt), stepped }).step();
    expect(steps).toHaveLength(1);
    expect(seen).toEqual([1 / 60, expect.closeTo(0.1)]);
  });

  it('follows the current rate and speed of the stage', () => {
    const stage = { world, view: VIEW, hz: 50, speed: 2, step: (dt: number) => steps.push(dt) };
    const simulation = simulate(stage, 120);
    simulation.advance(0.021);
    expect(steps).toEqual([0.02, 0.02]);
    stage.hz = 100;
    expect(simulation.dt).toBe(0.01);
    simulation.advance(0.01);
    expect(steps.slice(2)).toEqual([0.01, 0.01]);
    expect(simulation.time()).toBeCloseTo(0.06);
    stage.speed = 0;
    simulation.advance(0.1);
    expect(steps).toHaveLength(4);
  });
});
