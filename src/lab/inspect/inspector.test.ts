import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, inspectWorld } from '../../../tests/unit/inspectWorld.ts';
import { listBodies } from '../draw/world.ts';

let world: planck.World;
let lab: ReturnType<typeof inspectWorld>;

beforeEach(() => {
  world = createTestWorld();
  lab = inspectWorld(world);
});

describe('a click', () => {
  it('picks a body', () => {
    expect(lab.click(0.3, -2.2)).toBe('Body 2 of 3');
    expect(lab.click(0, -4.5)).toBe('Body 1 of 3');
  });

  it('picks a body within reach', () => {
    expect(lab.click(-1.3, -2)).toBeUndefined();
    expect(lab.click(-1.3, -2, 22)).toBe('Body 2 of 3');
  });

  it('picks the fixture with a second click, and the body again with a third', () => {
    lab.click(0.3, -2.2);
    expect(lab.click(0.3, -2.2)).toBe('Polygon fixture of body 2');
    expect(lab.click(0.3, -2.2)).toBe('Body 2 of 3');
  });

  it('picks a contact near its point, rather than the body around it', () => {
    expect(lab.click(1.1, -3)).toBe('Contact of body 1 and body 2');
    expect(lab.click(0.8, -2.9)).toBe('Contact of body 1 and body 2');
    expect(lab.click(0.5, -2.5)).toBe('Body 2 of 3');
  });

  it('picks a contact from farther away with a finger, which hides its point', () => {
    // 10 pixels from the point.
    expect(lab.click(0.5, -2.9)).toBe('Body 2 of 3');
    expect(lab.click(0.5, -2.9, 22)).toBe('Contact of body 1 and body 2');
  });

  it('picks a joint by its line or its anchor, where no body is in the way', () => {
    expect(lab.click(0.1, 3.2)).toBe('Rope joint');
    expect(lab.click(0.2, 4.2)).toBe('Rope joint');
    expect(lab.click(1, 3)).toBeUndefined();
    lab.change({ layers: new Set() });
    expect(lab.click(0.1, 3.2)).toBeUndefined();
  });

  it('picks a small body by its center, although an anchor is near', () => {
    const [, , ball] = listBodies(world);
    // The anchor is 0.1 m above the center.
    for (let joint = world.getJointList(); joint; joint = joint.getNext())
      Object.assign((joint as planck.RopeJoint).getLocalAnchorB(), { x: 0, y: 0.1 });
    const { x, y } = ball?.getPosition() ?? { x: 0, y: 0 };
    expect(lab.click(x, y)).toBe('Body 3 of 3');
    expect(lab.click(x, y + 0.15)).toBe('Rope joint');
  });

  it('picks a body through a sensor, and inactive bodies', () => {
    const zone = world.createBody();
    zone.createFixture({ shape: new planck.Box(5, 5), isSensor: true });
    expect(lab.click(0.3, -2.2)).toBe('Body 2 of 4');
    expect(lab.click(-4, 4)).toBe('Body 4 of 4');
    zone.setActive(false);
    expect(lab.click(-4, 4)).toBe('Sensor (polygon) of body 4');
  });

  it('on nothing closes the inspector', () => {
    lab.click(0.3, -2.2);
    expect(lab.inspector.isOpen()).toBe(true);
    expect(lab.click(-4, 4)).toBeUndefined();
    expect(lab.inspector.isOpen()).toBe(false);
  });
});

describe('walking', () => {
  it('goes through all bodies, and starts over', () => {
    const titles = [1, 1, 1, 1, -1].map((next) => lab.inspect({ next: next as 1 | -1 })?.title);
    const numbers = titles.map((title) => title?.slice(0, 6));
    expect(numbers).toEqual(['Body 1', 'Body 2', 'Body 3', 'Body 1', 'Body 3']);
  });

  it('starts with the selected body', () => {
    lab.change({ selected: listBodies(world)[2] });
    expect(lab.inspect('selected')?.title).toBe('Body 3 of 3');
    lab.change({});
    lab.inspect('nothing');
    expect(lab.inspect('selected')?.title).toBe('Body 1 of 3');
  });

  it('continues from the body of a fixture', () => {
    lab.click(0.3, -2.2);
    lab.click(0.3, -2.2);
    expect(lab.inspector.bodyIndex(world)).toBe(1);
    expect(lab.inspect({ next: 1 })?.title).toBe('Body 3 of 3');
  });

  it('leaves out the body that holds the joint of the pointer', () => {
    const hand = world.createBody();
    const [, box] = listBodies(world) as [planck.Body, planck.Body];
    const hidden = new planck.MouseJoint({ maxForce: 9 }, hand, box, box.getPosition());
    world.createJoint(hidden);
    lab.change({ hidden });
    expect(lab.inspect({ next: -1 })?.title).toBe('Body 3 of 3');
    expect(lab.inspect({ next: -1 })?.related.join()).not.toContain('Mouse');
  });

  it('follows what is related', () => {
    expect(lab.inspect({ next: -1 })?.related).toEqual([
      'Circle fixture',
      'Rope joint with body 1',
    ]);
    expect(lab.inspect({ related: 1 })?.title).toBe('Rope joint');
    expect(lab.inspect({ related: 0 })?.title).toBe('Body 1 of 3');
    expect(lab.inspect({ related: 99 })?.title).toBe('Body 1 of 3');
    lab.click(1.05, -3);
    expect(lab.inspect({ related: 0 })?.title).toBe('Polygon fixture of body 1');
  });
});

describe('the picture', () => {
  it('outlines a body, a fixture, or a joint', () => {
    lab.click(0.3, -2.2);
    expect(lab.drawn()).toEqual([
      expect.stringMatching(/^polygon accent /),
      expect.stringMatching(/^dot accent 0,/),
    ]);
    lab.click(0.3, -2.2);
    expect(lab.drawn()).toEqual([expect.stringMatching(/^polygon accent /)]);
    lab.click(0.1, 3.2);
    expect(lab.drawn()).toEqual([
      expect.stringMatching(/^line accent /),
      expect.stringMatching(/^dot accent 0,4$/),
      expect.stringMatching(/^dot accent /),
    ]);
    lab.inspect('nothing');
    expect(lab.drawn()).toEqual([]);
  });

  it('shows the points, normal, and impulses of a contact', () => {
    lab.click(1.05, -3);
    const lines = lab.drawn();
    expect(lines.filter((line) => line.includes('accent dashed'))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('dot bad'))).toHaveLength(2);
    expect(
      lines.filter((line) => line.startsWith('line accent -') || line.startsWith('line accent 1')),
    ).toHaveLength(2);
  });
});
