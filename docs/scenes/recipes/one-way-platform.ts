import { type Body, Box, Chain, Circle, type Contact, type Fixture, World } from 'planck';
import { defineScene, range } from '#scene';
import { groundNormal, otherBody } from '../shared/helpers.ts';

// #region one-way
const MARGIN = 0.05; // m, more than bodies at rest overlap

/** Platforms that a character passes from below. Other bodies collide with them as usual. */
export class OneWayPlatforms {
  /** Whether the character drops through platforms. */
  dropping = false;
  private readonly character: Body;
  private readonly footOffset: number;
  /** Height of each platform's top above the origin of its body, in meters. */
  private readonly tops = new WeakMap<Fixture, number>();

  /** @param footOffset from the character's feet up to its origin, in meters */
  constructor(world: World, character: Body, footOffset: number) {
    this.character = character;
    this.footOffset = footOffset;
    world.on('pre-solve', (contact) => this.filter(contact));
  }

  /** @param top height of the platform's top above the origin of its body, in meters */
  add(platform: Fixture, top: number): void {
    this.tops.set(platform, top);
  }

  /** Whether the character passes through a platform. */
  isOpen(platform: Fixture): boolean {
    const offset = this.tops.get(platform);
    if (offset === undefined) return false;
    const top = platform.getBody().getPosition().y + offset;
    const feet = this.character.getPosition().y - this.footOffset;
    return this.dropping || feet < top - MARGIN;
  }

  private filter(contact: Contact): void {
    for (const platform of [contact.getFixtureA(), contact.getFixtureB()]) {
      const isCharacter = otherBody(contact, platform.getBody()) === this.character;
      if (isCharacter && this.isOpen(platform)) contact.setEnabled(false); // for this step only
    }
  }
}
// #endregion

const RADIUS = 0.4; // m
const HALF_THICKNESS = 0.1; // m, of a platform

export default defineScene({
  title: 'One-way platforms: jump through from below, and drop down',
  description:
    'A character bounces up a tower of platforms, which it passes from below. Crates land on them. Platforms that are open for the character are dashed.',
  params: {
    jumpHeight: range('Jump height', { min: 1, max: 4, step: 0.1, value: 2.4, unit: 'm' }),
  },
  poster: 1.1,
  create(params) {
    const gravity = 20; // m/s²
    const world = new World({ gravity: { x: 0, y: -gravity } });
    const walls = [
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 12 },
      { x: -6, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0.6 });
    const platforms = [
      { x: -2, y: 1.8 },
      { x: 2, y: 1.8 },
      { x: 0, y: 3.6 },
      { x: -3, y: 5.4 },
      { x: 3, y: 5.4 },
    ].map((top) => {
      const body = world.createBody({ position: { x: top.x, y: top.y - HALF_THICKNESS } });
      return body.createFixture({ shape: new Box(1.4, HALF_THICKNESS), friction: 0.6 });
    });
    for (const x of [-3.6, 3.2]) {
      const crate = world.createBody({ type: 'dynamic', position: { x, y: 6.5 } });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 10, friction: 0.6 });
    }

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -2, y: RADIUS },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    player.createFixture({ shape: new Circle(RADIUS), density: 60, friction: 0 });

    // The character jumps at the start, as if this key were held.
    const held = new Set(['ArrowUp']);
    let isPlayed = false;

    const oneWay = new OneWayPlatforms(world, player, RADIUS);
    for (const platform of platforms) oneWay.add(platform, HALF_THICKNESS);

    return {
      world,
      view: { x: 0, y: 3.9, width: 12.6, height: 8.4 },
      step() {
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        let { y } = player.getLinearVelocity();
        oneWay.dropping = held.has('ArrowDown');
        if (held.has('ArrowUp') && groundNormal(player) && y < 0.5)
          y = Math.sqrt(2 * gravity * params.jumpHeight);
        player.setLinearVelocity({ x: 4 * direction, y });
      },
      draw(pen) {
        const feet = pen.poseOf(player).y - RADIUS;
        for (const platform of platforms) {
          const { x, y } = platform.getBody().getPosition();
          if (!oneWay.isOpen(platform)) continue;
          const ends = [
            { x: x - 1.4, y: y + HALF_THICKNESS },
            { x: x + 1.4, y: y + HALF_THICKNESS },
          ];
          pen.line(ends, { stroke: 'good', width: 3, dashed: true });
        }
        pen.line(
          [
            { x: -6, y: feet },
            { x: 6, y: feet },
          ],
          { stroke: 'quiet', dashed: true },
        );
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () =>
        'Press ←/→ or A/D to move, ↑ or W to jump, and ↓ or S to drop through a platform.',
      facts: () => ({
        'Height of the feet': `${(player.getPosition().y - RADIUS).toFixed(1)} m`,
      }),
    };
  },
});
