import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, DT, inspectWorld } from '../../../tests/unit/inspectWorld.ts';
import { listBodies } from '../draw/world.ts';
import type { Inspected } from './inspected.ts';

let world: planck.World;
let lab: ReturnType<typeof inspectWorld>;

beforeEach(() => {
  world = createTestWorld();
  lab = inspectWorld(world);
});

describe('the description', () => {
  const readValue = (item: Inspected | undefined, name: string) => {
    const row = item?.rows.find((one) => one.name === name);
    return row && [row.value, row.unit].filter(Boolean).join(' ');
  };

  it('of a body has its values, and why it is still', () => {
    lab.click(0.3, -2.2);
    const item = lab.describe();
    expect(item?.reasons.map(({ text }) => text)).toEqual(['It rests on body 1.']);
    expect(item?.notes).toEqual([]);
    expect(readValue(item, 'Mass')).toBe('4.00 kg');
    expect(readValue(item, 'User data')).toBe('crate');
    lab.change({ isPlaying: false });
    expect(lab.describe()?.reasons[0]?.text).toBe('The scene is paused.');
    box().setLinearVelocity({ x: 3, y: 4 });
    expect(lab.describe()).toMatchObject({
      reasons: [{ text: 'The scene is paused.' }],
      notes: [{ text: 'It moves at 5.00 m/s and rotates at 0 rad/s.' }],
    });
  });

  it('of a fixture has its material and its filter', () => {
    lab.click(0, -2.2);
    lab.click(0, -2.2);
    const item = lab.describe();
    expect(readValue(item, 'Density')).toBe('1.00 kg/m²');
    expect(readValue(item, 'Mask')).toBe('0xffff');
    expect(readValue(item, 'Bounding box')).toMatch(/^2\.\d\d × 2\.\d\d m$/);
  });

  it('of a joint has its reaction force', () => {
    for (let step = 0; step < 120; step++) world.step(DT);
    lab.click(0.05, 3.2);
    const weight = Math.PI * 0.2 ** 2 * 10;
    const force = readValue(lab.describe(), 'Reaction force');
    expect(Number(/, ([\d.]+)\) N/.exec(force ?? '')?.[1])).toBeCloseTo(weight, 1);
  });

  it('of a contact has the impulse that carries the body', () => {
    lab.click(1.05, -3);
    const item = lab.describe();
    expect(readValue(item, 'Points')).toBe('2');
    expect(readValue(item, 'Normal impulse 1')).toMatch(/^0\.3\d\d N·s \((19|20)\.\d N\)$/);
    box().setPosition({ x: 0, y: 3 });
    world.step(DT);
    expect(lab.describe()?.notes[0]?.text).toMatch(/^The contact has ended/);
    box().setPosition({ x: 0, y: -2 });
    for (let step = 0; step < 60; step++) world.step(DT);
    expect(readValue(lab.describe(), 'Touching')).toBe('yes');
  });

  it('says that something was destroyed', () => {
    lab.click(0.3, -2.2);
    world.destroyBody(box());
    expect(lab.describe()).toMatchObject({
      title: 'Body 2 of 3',
      notes: [{ text: 'It no longer exists: the scene has destroyed it.' }],
    });
    expect(lab.drawn()).toEqual([]);
  });

  it('continues in the next run of the scene', () => {
    lab.click(0.3, -2.2);
    world.destroyBody(box());
    lab.restart();
    expect(lab.describe()).toMatchObject({
      title: 'Body 2 of 3',
      rows: expect.arrayContaining([expect.objectContaining({ value: 'crate' })]),
    });
  });

  it('exists for every joint, also before its first step', () => {
    const [ground, box, ball] = listBodies(world) as [planck.Body, planck.Body, planck.Body];
    const at = ball.getPosition();
    const axis = { x: 0, y: 1 };
    const hinges = [ball, box].map((body) => new planck.RevoluteJoint({}, ground, body, at));
    const [a, b] = hinges as [planck.RevoluteJoint, planck.RevoluteJoint];
    const joints = [
      ...hinges,
      new planck.DistanceJoint({}, ball, box, at, at),
      new planck.FrictionJoint({}, ball, box, at),
      new planck.GearJoint({}, ball, box, a, b, 2),
      new planck.MotorJoint({}, ball, box),
      new planck.MouseJoint({ maxForce: 9 }, ground, box, at),
      new planck.PrismaticJoint({}, ball, box, at, axis),
      new planck.PulleyJoint({}, ball, box, axis, axis, at, at, 1),
      new planck.WeldJoint({}, ball, box, at),
      new planck.WheelJoint({}, ball, box, at, axis),
    ];
    for (const joint of joints) {
      world.createJoint(joint);
      lab.inspect({ next: -1 });
      const title = `${joint.getType().replace('-', ' ')} with`;
      const body = joint.getBodyB() === ball ? 3 : 2;
      while (!lab.inspect({ next: 1 })?.title.startsWith(`Body ${body}`));
      const { related = [] } = lab.describe() ?? {};
      const index = related.findIndex((name) => name.toLowerCase().startsWith(title));
      const { rows = [] } = lab.inspect({ related: index }) ?? {};
      expect(rows.length, title).toBeGreaterThan(5);
      expect(
        rows.filter(({ value }) => /NaN|–/.test(value)),
        title,
      ).toEqual([]);
    }
  });
});

function box(): planck.Body {
  return listBodies(world)[1] as planck.Body;
}
