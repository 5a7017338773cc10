import { type Body, Box, Chain, type Fixture, World } from 'planck';
import { defineScene, range } from '#scene';
import { forEachContact } from '../shared/helpers.ts';

// #region climb
/** Speeds in m/s. */
export interface ClimberOptions {
  walkSpeed: number;
  climbSpeed: number;
  jumpSpeed: number;
}

const CENTERING = 10; // 1/s: speed toward the middle of a ladder, for each meter of distance

/** Moves a character that climbs ladders: sensors with the user data `'ladder'`. */
export class Climber {
  readonly body: Body;
  readonly options: ClimberOptions;
  /** From the character's feet up to its origin, in meters. */
  readonly footOffset: number;
  climbing = false;
  /** Whether the keys have to be released before the character climbs again: after a jump, and at the top. */
  private mustRelease = false;

  constructor(body: Body, footOffset: number, options: ClimberOptions) {
    this.body = body;
    this.footOffset = footOffset;
    this.options = options;
  }

  /**
   * Call it before every step.
   * @param x −1 for left, 1 for right, or 0
   * @param y −1 for down, 1 for up, or 0
   */
  move(x: number, y: number): void {
    const { walkSpeed, climbSpeed } = this.options;
    const ladder = this.findLadder();
    if (!ladder && this.climbing) this.mustRelease = true;
    if (y === 0) this.mustRelease = false;
    this.climbing = ladder !== undefined && (this.climbing || (y !== 0 && !this.mustRelease));

    this.body.setGravityScale(this.climbing ? 0 : 1);
    if (!ladder || !this.climbing) {
      this.body.setLinearVelocity({ x: walkSpeed * x, y: this.body.getLinearVelocity().y });
      return;
    }
    const box = ladder.getAABB(0);
    const offset = box.getCenter().x - this.body.getPosition().x;
    this.body.setLinearVelocity({ x: CENTERING * offset, y: climbSpeed * y });
    // At the bottom, the character stands on the floor again.
    if (y < 0 && this.feet() < box.lowerBound.y + 0.05) this.climbing = false;
  }

  /** Call it when the jump key goes down. */
  jumpOff(): void {
    if (!this.climbing) return;
    this.climbing = false;
    this.mustRelease = true;
    this.body.setGravityScale(1);
    this.body.setLinearVelocity({ x: 0, y: this.options.jumpSpeed });
  }

  /** Returns the height of the character's feet, in meters. */
  feet(): number {
    return this.body.getPosition().y - this.footOffset;
  }

  /** Returns the ladder that the character overlaps. */
  private findLadder(): Fixture | undefined {
    let ladder: Fixture | undefined;
    forEachContact(this.body, (contact) => {
      const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
      ladder ??= fixtures.find((fixture) => fixture.getUserData() === 'ladder');
    });
    return ladder;
  }
}
// #endregion

// #region floors
/** Opens floors, fixtures with the user data `'floor'`, for a character that climbs or comes from below. */
export function openFloors(world: World, climber: Climber): void {
  world.on('pre-solve', (contact) => {
    const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
    const floor = fixtures.find((fixture) => fixture.getUserData() === 'floor');
    if (!floor || !fixtures.some((fixture) => fixture.getBody() === climber.body)) return;
    const isBelow = climber.feet() < floor.getAABB(0).upperBound.y - 0.05;
    if (climber.climbing || isBelow) contact.setEnabled(false); // for this step only
  });
}
// #endregion

const HALF = { x: 0.3, y: 0.5 }; // m, of the player

export default defineScene({
  title: 'Ladders: a sensor, no gravity, and a climbing speed',
  description:
    'A character climbs ladders between three floors. A ladder is a sensor; while the character climbs, gravity does not act on it.',
  params: {
    climbSpeed: range('Climbing speed', { min: 1, max: 6, step: 0.5, value: 3, unit: 'm/s' }),
    jumpSpeed: range('Jump off speed', { min: 2, max: 9, step: 0.5, value: 6, unit: 'm/s' }),
  },
  poster: 1.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -20 } });
    const walls = [
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 7.6 },
      { x: -6, y: 7.6 },
    ];
    const building = world.createBody();
    building.createFixture({ shape: new Chain(walls, true), friction: 0.6 });
    for (const [x, y, halfWidth] of [
      [-1, 2.4, 5],
      [1, 4.8, 5],
    ] as const)
      building.createFixture({
        shape: new Box(halfWidth, 0.1, { x, y: y - 0.1 }),
        friction: 0.6,
        userData: 'floor',
      });
    // From the floor to slightly above the next one.
    for (const [x, y] of [
      [1.5, 0],
      [-2, 2.4],
    ] as const)
      building.createFixture({
        shape: new Box(0.15, 1.4, { x, y: y + 1.4 }),
        isSensor: true,
        userData: 'ladder',
        style: { fill: 'transparent', stroke: 'transparent' },
      });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -3, y: HALF.y },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent' },
    });
    player.createFixture({ shape: new Box(HALF.x, HALF.y), density: 60, friction: 0 });

    // The character walks at the start, as if these keys were held.
    const held = new Set(['ArrowRight', 'ArrowUp']);
    let isPlayed = false;
    const climber = new Climber(player, HALF.y, { walkSpeed: 4, ...params });
    openFloors(world, climber);

    return {
      world,
      view: { x: 0, y: 3.7, width: 12.6, height: 8.4 },
      step() {
        Object.assign(climber.options, params);
        climber.move(
          Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft')),
          Number(held.has('ArrowUp')) - Number(held.has('ArrowDown')),
        );
      },
      draw(pen) {
        for (const [x, y] of [
          [1.5, 0],
          [-2, 2.4],
        ] as const) {
          for (const side of [-0.3, 0.3])
            pen.line(
              [
                { x: x + side, y },
                { x: x + side, y: y + 2.8 },
              ],
              { stroke: 'joint', width: 4 },
            );
          for (let rung = 0.3; rung < 2.8; rung += 0.3)
            pen.line(
              [
                { x: x - 0.3, y: y + rung },
                { x: x + 0.3, y: y + rung },
              ],
              { stroke: 'joint', width: 3 },
            );
        }
        const { x, y } = pen.poseOf(player);
        pen.polygon(
          [
            { x: x - HALF.x, y: y - HALF.y },
            { x: x + HALF.x, y: y - HALF.y },
            { x: x + HALF.x, y: y + HALF.y },
            { x: x - HALF.x, y: y + HALF.y },
          ],
          { fill: 'accent', stroke: climber.climbing ? 'good' : 'outline', width: 3 },
        );
        if (climber.climbing) pen.text({ x, y: y + 0.7 }, 'no gravity', 'good', 'center');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === ' ') climber.jumpOff();
          else held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to walk, ↑/↓ or W/S to climb, and Space to jump off a ladder.',
      facts: () => ({
        Climbing: climber.climbing,
        'Height of the feet': `${climber.feet().toFixed(1)} m`,
      }),
    };
  },
});
