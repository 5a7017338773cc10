import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { eachTest, point, repeat } from '../../../tests/unit/checkWorld.ts';
import { createWorldCheck, watchEngine } from './worldCheck.ts';

const { Body, Circle, World } = planck;
const test = eachTest();

describe('a world check', () => {
  it('describes the worst case, and counts the objects', () => {
    const { world, watch, add } = test();
    add({ shape: new Circle(0.03) });
    const smallest = add({ shape: new Circle(0.01) }, { position: point(2, 0.5) });
    const [finding] = createWorldCheck(world, watch).findings();
    expect(finding).toMatchObject({ rule: 'small-body', count: 2 });
    expect(finding?.body).toBe(smallest);
  });

  it('counts objects that have been destroyed since', () => {
    const { world, watch, add } = test();
    const { findings } = createWorldCheck(world, watch);
    repeat(3, () => {
      const body = add({ shape: new Circle(0.03) });
      world.step(1 / 5);
      world.destroyBody(body);
    });
    expect(findings().find(({ rule }) => rule === 'small-body')?.count).toBe(3);
  });

  it('stops', () => {
    const { world, watch, add } = test();
    const { stop, findings } = createWorldCheck(world, watch);
    stop();
    world.step(1);
    add();
    expect(findings()).toEqual([]);
  });
});

describe('a world in which 100 units are a meter', () => {
  beforeEach(() => {
    planck.Settings.lengthUnitsPerMeter = 100;
  });

  it('is fine with 50 m/s, joints that are pulled apart by 5 cm, and edges of 2 cm', () => {
    const { world, add, rules } = test();
    const pulled = { localAnchorA: point(0, 0), localAnchorB: point(5, 0) };
    const [bodyA, bodyB] = [world.createBody(), world.createBody()];
    world.createJoint(new planck.RevoluteJoint({ ...pulled, bodyA, bodyB }));
    const slider = { ...pulled, localAxisA: point(1, 0), enableLimit: true };
    world.createJoint(new planck.PrismaticJoint({ ...slider, bodyA, bodyB }));
    bodyA.createFixture({ shape: new planck.Chain([point(0, -900), point(2, -900)]) });
    add({ shape: new Circle(50) }, { linearVelocity: point(5000, 0), gravityScale: 0 });
    expect(rules()).toEqual([]);
  });

  it('is too small with edges of 1 mm', () => {
    const { world, rules } = test();
    const shape = new planck.Chain([point(0, 0), point(0.1, 0)]);
    world.createBody().createFixture({ shape });
    expect(rules()).toEqual(['short-chain']);
  });
});

describe('long-step', () => {
  it('finds milliseconds', () => {
    expect(test().check(16, () => 16)).toEqual({
      'long-step': expect.stringContaining('16 s long: pass seconds, not milliseconds'),
    });
  });

  it('accepts 20 steps per second', () => {
    expect(test().rules(2, () => 1 / 20)).toEqual([]);
  });
});

describe('variable-step', () => {
  it('finds steps as long as the frames of a browser', () => {
    const frames = [16, 17, 33, 16, 12, 21, 16, 50, 16];
    let frame = 0;
    const dt = () => (frames[frame++ % frames.length] ?? 0) / 1000;
    expect(test().check(2, dt)).toEqual({
      'variable-step': expect.stringContaining('vary from 12 to 50 ms'),
    });
  });

  it.each<[string, (step: number) => number]>([
    ['rounding', (step) => (step % 2 ? 0.0166 : 0.0167)],
    ['a change of the step rate', (step) => (step < 70 ? 1 / 60 : 1 / 120)],
    ['steps that become shorter and shorter', (step) => Math.max(1 / 240, 0.85 ** step / 30)],
  ])('accepts %s', (_name, lengthOf) => {
    let step = 0;
    expect(test().rules(2, () => lengthOf(step++))).toEqual([]);
  });

  it('ignores steps without a length, as in a pause', () => {
    const { world, watch } = test();
    const { findings } = createWorldCheck(world, watch);
    repeat(60, (step) => world.step(step % 2 ? 1 / 60 : 0));
    expect(findings()).toEqual([]);
  });
});

describe('locked-world', () => {
  it.each<[string, (body: planck.Body, world: planck.World) => unknown, string]>([
    ['createBody', (_, world) => world.createBody(), 'had no effect'],
    ['createDynamicBody', (_, world) => world.createDynamicBody(), 'had no effect'],
    ['destroyBody', (body, world) => world.destroyBody(body), 'had no effect'],
    ['setPosition', (body) => body.setPosition(point(0, 9)), 'had no effect'],
    ['setStatic', (body) => body.setStatic(), 'had no effect'],
    ['setFixedRotation', (body) => body.setFixedRotation(true), 'can crash the step'],
  ])('finds %s() in a contact listener', (method, change, effect) => {
    const { world, addGround, add, check } = test();
    addGround();
    const body = add({}, { position: point(0, 1) });
    world.on('begin-contact', () => void change(body, world));
    expect(check()).toEqual({
      'locked-world': expect.stringMatching(`^${method}\\(\\) was called once while .* ${effect}:`),
    });
  });

  it('accepts changes after the step, and methods that always work', () => {
    const { world, addGround, add, rules } = test();
    addGround();
    const body = add({}, { position: point(0, 1) });
    world.on('begin-contact', () => {
      body.setLinearVelocity(point(0, 3));
      world.queueUpdate(() => world.createBody());
    });
    expect(rules()).toEqual([]);
  });
});

describe('watchEngine', () => {
  it('restores the library when it stops', () => {
    const methods = () => [World.prototype.createBody, Body.prototype.setPosition];
    test().watch.stop();
    const original = methods();
    const watch = watchEngine(planck);
    expect(methods().some((method) => original.includes(method))).toBe(false);
    watch.stop();
    expect(methods()).toEqual(original);
  });
});
