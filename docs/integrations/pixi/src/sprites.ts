import { Assets, Sprite, type Texture } from 'pixi.js';
import type { Toy } from './game.ts';

const TEXTURES: Record<Toy['kind'], Texture> = {
  ball: await Assets.load('/ball.png'), // files in public/
  crate: await Assets.load('/crate.png'),
};

/** A picture of a toy, with its size in meters. */
export function createSprite({ kind, size }: Toy): Sprite {
  const sprite = new Sprite({ texture: TEXTURES[kind], anchor: 0.5 });
  sprite.setSize(2 * size);
  return sprite;
}
