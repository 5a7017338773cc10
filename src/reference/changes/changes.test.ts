import { expect, it } from 'vitest';
import { changesBetween, sinceVersions } from './changes.ts';
import { readApi } from './readApi.ts';

const BEFORE = `
declare class Ball$1 {
  /** In meters. */
  radius: number;
  private secret: number;
  m_cache: number;
  /** @deprecated since long */
  spin: number;
  roll(speed: number): void;
  static create(): Ball$1;
  price: "US$10";
}
declare class Rope { length: number; }
declare class Hidden { a: number; }
declare const Sphere: typeof Ball$1;
export { Ball$1 as Ball, Sphere, Rope };
`;
const AFTER = `
/** @deprecated Use new. */
export function Ball(radius: number): Ball;
export declare class Ball {
  radius: number;
  /** @deprecated */
  spin: number;
  roll(speed: number): void;
  roll(speed: number, back: boolean): void;
  price: "US$20";
  create(): Ball;
  /** @deprecated */
  static create(): Ball;
  on(name: "hit", listener: () => void): void;
  on(name: "stop", listener: () => void): void;
}
export { Ball as Sphere };
export declare class Box { width: number; }
`;

const changes = changesBetween(readApi(BEFORE), readApi(AFTER));

it('lists what a version added, without the members of new symbols', () => {
  expect(changes.added).toEqual(['Ball()', 'Ball.create', 'Ball.hit', 'Ball.stop', 'Box']);
});

it('lists what it removed, without private and internal members', () => {
  expect(changes.removed).toEqual(['Rope']);
});

it('lists what it changed, with all overloads, and no other name for the same class', () => {
  expect(changes.changed).toEqual([
    {
      name: 'Ball.roll',
      before: 'roll(speed: number): void',
      after: 'roll(speed: number): void roll(speed: number, back: boolean): void',
    },
    { name: 'Ball.price', before: 'price: "US$10"', after: 'price: "US$20"' },
  ]);
});

it('lists what became deprecated', () => {
  expect(changes.deprecated).toEqual(['static Ball.create']);
});

it('knows the version that added a name', () => {
  const since = sinceVersions([{ version: '1.2.0', ...changes }]);
  expect(since.get('Box')).toBe('1.2.0');
  expect(since.get('Ball')).toBeUndefined();
});
