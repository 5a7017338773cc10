import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { whyNoContact } from './whyNoContact.ts';

const { Circle, World } = planck;

let world: planck.World;
let ball: planck.Body;
let other: planck.Body;

beforeEach(() => {
  world = new World();
  ball = ballAt(0);
  other = ballAt(0.5);
});

function ballAt(x: number, type: planck.BodyType = 'dynamic'): planck.Body {
  const body = world.createBody({ type, position: { x, y: 0 } });
  body.createFixture({ shape: new Circle(0.5), density: 1 });
  return body;
}

function getFixture(body: planck.Body): planck.Fixture {
  return body.getFixtureList() as planck.Fixture;
}

function why(body = ball): string {
  return whyNoContact(planck, body)
    .map(({ text }) => text)
    .join(' ');
}

describe('a body overlaps others because', () => {
  it('nothing is unusual about bodies that collide', () => {
    expect(why()).toBe('');
  });

  it('a mask excludes a category', () => {
    getFixture(other).setFilterCategoryBits(2);
    getFixture(ball).setFilterMaskBits(1);
    expect(why()).toBe('It overlaps body 2: the mask of one excludes the category of the other.');
    other.setPosition({ x: 1.2, y: 0 });
    expect(why()).toBe('');
  });

  it('nothing prevents a contact with an inactive body, which has none', () => {
    getFixture(ball).setFilterMaskBits(0);
    expect(why()).toMatch(/^It overlaps body 2/);
    other.setActive(false);
    expect(why()).toBe('');
  });

  it('three of many are named', () => {
    getFixture(ball).setFilterMaskBits(0);
    for (let count = 0; count < 5; count++) ballAt(0.1 * count);
    expect(why().match(/body \d/g)).toEqual(['body 2', 'body 3', 'body 4']);
  });

  it('both are in a negative group', () => {
    for (const body of [ball, other])
      getFixture(body).setFilterData({ groupIndex: -3, categoryBits: 1, maskBits: 0xffff });
    expect(why()).toBe('It overlaps body 2: both are in the collision group −3.');
  });

  it('a joint connects them', () => {
    world.createJoint(new planck.RevoluteJoint({}, ball, other, { x: 0, y: 0 }));
    expect(why()).toBe('It overlaps body 2: the revolute joint between them prevents collisions.');
  });

  it('neither is dynamic, but not in a static level', () => {
    other.setType('static');
    ball.setType('kinematic');
    expect(why()).toMatch(/^It overlaps body 2: only dynamic bodies collide /);
    ball.setType('static');
    expect(why()).toBe('');
  });

  it('it has no fixtures, or only sensors', () => {
    getFixture(ball).setSensor(true);
    expect(why()).toMatch(/^It has only sensors/);
    ball.destroyFixture(getFixture(ball));
    expect(why()).toMatch(/^It has no fixtures/);
    ball.setActive(false);
    expect(why()).toBe('');
  });
});
