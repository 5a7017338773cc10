import * as planck from 'planck';
import { beforeEach, expect, it } from 'vitest';
import { createRecordingClasses, type RecordingClasses } from './recordingClasses.ts';

let worlds: planck.World[];
let classes: RecordingClasses;

beforeEach(() => {
  worlds = [];
  classes = createRecordingClasses(planck, (world) => worlds.push(world));
});

it('records a world that is created with new', () => {
  const world = new classes.World({ gravity: { x: 0, y: -3 } });
  expect(worlds).toEqual([world]);
  expect(world.getGravity().y).toBe(-3);
});

it('records a world that is created without new', () => {
  const create = classes.World as unknown as (def: planck.Vec2Value) => planck.World;
  const world = create({ x: 0, y: -3 });
  expect(worlds).toEqual([world]);
  expect(world.getGravity().y).toBe(-3);
});

it('records the world of a derived class', () => {
  class Game extends classes.World {
    lives = 3;
    override step(): void {
      super.step(1 / 30);
    }
  }
  const game = new Game();
  game.step();
  expect(worlds).toEqual([game]);
  expect(game).toBeInstanceOf(Game);
  expect(game.lives).toBe(3);
});

it('records the world of a class in the style of ES5', () => {
  function Game(this: planck.World) {
    Reflect.apply(classes.World as never, this, [{ gravity: { x: 0, y: -3 } }]);
  }
  Game.prototype = Object.create(classes.World.prototype);
  const game = Reflect.construct(Game, []);
  expect(worlds).toEqual([game]);
  expect(game.getGravity().y).toBe(-3);
});

it('records worlds that are restored from JSON', () => {
  const json = planck.Serializer.toJson(new planck.World());
  const restored = [
    classes.Serializer.fromJson(json),
    new classes.Serializer({ rootClass: classes.World }).fromJson(json),
  ];
  expect(worlds).toEqual(restored);
});

it('changes nothing else', () => {
  const world = new classes.World();
  expect(world).toBeInstanceOf(classes.World);
  expect(world).toBeInstanceOf(planck.World);
  expect(new planck.World()).toBeInstanceOf(classes.World);
  expect(Object.keys(classes.World)).toEqual(Object.keys(planck.World));
  expect(classes.World.prototype).toBe(planck.World.prototype);
  expect(classes.Serializer.toJson(world)).toEqual(planck.Serializer.toJson(world));
});
