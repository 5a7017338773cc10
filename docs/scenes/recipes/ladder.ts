import { Box, Chain, type Fixture, World } from 'planck';
import { defineScene, range } from '#scene';

const HALF = { x: 0.3, y: 0.5 }; // m, of the player
const WALK_SPEED = 4; // m/s

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
    let ladder: Fixture | undefined;
    let isClimbing = false;

    // #region find-ladder
    /** Returns the ladder that the player overlaps. */
    const findLadder = () => {
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact } = edge;
        if (!contact.isTouching()) continue;
        for (const fixture of [contact.getFixtureA(), contact.getFixtureB()])
          if (fixture.getUserData() === 'ladder') return fixture;
      }
      return undefined;
    };
    // #endregion

    // #region climb
    /** Moves the player. Call it before each step. */
    const move = () => {
      const x = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const y = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
      ladder = findLadder();
      if (!ladder) isClimbing = false;
      else if (y !== 0) isClimbing = true;

      player.setGravityScale(isClimbing ? 0 : 1);
      if (!ladder || !isClimbing) {
        player.setLinearVelocity({ x: WALK_SPEED * x, y: player.getLinearVelocity().y });
        return;
      }
      const box = ladder.getAABB(0);
      // Pull the player to the middle of the ladder.
      const offset = (box.lowerBound.x + box.upperBound.x) / 2 - player.getPosition().x;
      player.setLinearVelocity({ x: 10 * offset, y: params.climbSpeed * y });
      // At the bottom, the player stands on the floor again.
      const feet = player.getPosition().y - HALF.y;
      if (y < 0 && feet < box.lowerBound.y + 0.05) isClimbing = false;
    };
    // #endregion

    // #region floors
    // Floors are open for a player who climbs, or comes from below.
    world.on('pre-solve', (contact) => {
      const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
      const floor = fixtures.find((fixture) => fixture.getUserData() === 'floor');
      if (!floor) return;
      const feet = player.getPosition().y - HALF.y;
      const top = floor.getAABB(0).upperBound.y;
      if (isClimbing || feet < top - 0.05) contact.setEnabled(false);
    });
    // #endregion

    const jumpOff = () => {
      if (!isClimbing) return;
      isClimbing = false;
      held.delete('ArrowUp');
      held.delete('ArrowDown');
      player.setGravityScale(1);
      player.setLinearVelocity({ x: 0, y: params.jumpSpeed });
    };

    return {
      world,
      view: { x: 0, y: 3.7, width: 12.6, height: 8.4 },
      step: move,
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
          { fill: 'accent', stroke: isClimbing ? 'good' : 'outline', width: 3 },
        );
        if (isClimbing) pen.text({ x: x + 0.5, y }, 'no gravity', 'good');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === ' ') jumpOff();
          else held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to walk, ↑ and ↓ to climb, and Space to jump off a ladder.',
      facts: () => ({
        Climbing: isClimbing,
        'Height of the feet': `${(player.getPosition().y - HALF.y).toFixed(1)} m`,
      }),
    };
  },
});
