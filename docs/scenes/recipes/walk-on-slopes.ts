import { type Body, Box, Chain, Circle, type Vec2Value, World, WorldManifold } from 'planck';
import { defineScene, range, toggle } from '#scene';

const GRAVITY = 15; // m/s²
const FOOT_RADIUS = 0.35; // m

export default defineScene({
  title: 'Slopes: the same speed uphill and downhill, and no sliding',
  description:
    'A character walks over hills of 20°, 35°, and 50°, at the same speed up and down. Another one stands still on a slope.',
  params: {
    speed: range('Speed', { min: 1, max: 6, step: 0.5, value: 3, unit: 'm/s' }),
    maxSlope: range('Maximum slope', { min: 10, max: 60, step: 1, value: 45, unit: '°' }),
    holds: toggle('Cancel the pull downhill', true),
  },
  poster: 2.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const hills = [
      { x: -7.2, y: 8 },
      { x: -7.2, y: 0 },
      { x: -5.6, y: 0 },
      { x: -2.8, y: 1.02 }, // 20°
      { x: -1.8, y: 1.02 },
      { x: 0.2, y: 2.42 }, // 35°
      { x: 1, y: 2.42 },
      { x: 3.2, y: 0.88 }, // −35°
      { x: 4.2, y: 0.88 },
      { x: 6.2, y: 3.26 }, // 50°
      { x: 7.2, y: 3.26 },
      { x: 7.2, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(hills), friction: 0.6 });

    const createCharacter = (x: number, y: number, fill: string) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y },
        fixedRotation: true,
        allowSleep: false,
        style: { fill, stroke: fill },
      });
      // Without friction, it doesn't stick to walls. The code below moves and holds it.
      const torso = new Box(FOOT_RADIUS - 0.02, 0.3, { x: 0, y: 0.3 });
      for (const shape of [new Circle(FOOT_RADIUS), torso])
        body.createFixture({ shape, density: 60, friction: 0, filterGroupIndex: -1 });
      return body;
    };
    const player = createCharacter(-6.5, FOOT_RADIUS, 'accent');
    const friend = createCharacter(2.6, 1.73, 'dynamic');

    // #region normals
    const manifold = new WorldManifold();
    /** Returns the normals of all contacts of a body. They point toward the body. */
    const contactNormals = (body: Body) => {
      const normals: Vec2Value[] = [];
      for (let edge = body.getContactList(); edge; edge = edge.next) {
        const { contact } = edge;
        if (!contact.isTouching()) continue;
        contact.getWorldManifold(manifold);
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === body ? 1 : -1;
        normals.push({ x: sign * manifold.normal.x, y: sign * manifold.normal.y });
      }
      return normals;
    };

    const isWalkable = (normal: Vec2Value) =>
      normal.y >= Math.cos((params.maxSlope * Math.PI) / 180);
    // #endregion

    // #region walk
    /** Walks along the ground: left at −1, right at 1. Call it before each step. */
    const walk = (body: Body, normal: Vec2Value, direction: number) => {
      const speed = params.speed * direction;
      // As fast into the ground, so that the feet follow it beyond the top of a hill.
      const press = params.speed;
      body.setLinearVelocity({
        x: speed * normal.y - press * normal.x,
        y: -speed * normal.x - press * normal.y,
      });
      if (!params.holds) return;
      // The component of the weight along the ground, in newtons, in the other direction.
      const pull = body.getMass() * GRAVITY * normal.x;
      body.applyForceToCenter({ x: -pull * normal.y, y: pull * normal.x });
    };
    // #endregion

    // The character walks at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let facing = 1;
    let ground: Vec2Value | undefined;
    let airTime = 0; // s

    // #region move
    const move = (dt: number) => {
      let direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      if (direction) facing = direction;
      const normals = contactNormals(player);
      // Too steep: stop, instead of bouncing off it.
      if (normals.some((normal) => !isWalkable(normal) && normal.x * direction < 0)) direction = 0;

      // At the top of a hill, the foot loses the ground for a few steps.
      const found = normals.find(isWalkable);
      airTime = found ? 0 : airTime + dt;
      if (found || airTime > 0.1) ground = found;

      if (ground && held.has('ArrowUp')) {
        player.setLinearVelocity({ x: params.speed * direction, y: 6 });
        ground = undefined;
        airTime = 1;
      } else if (ground) walk(player, ground, direction);
      else
        player.setLinearVelocity({ x: params.speed * direction, y: player.getLinearVelocity().y });
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 2.6, width: 15, height: 7 },
      step(dt) {
        move(dt);
        const [normal] = contactNormals(friend);
        if (normal) walk(friend, normal, 0);
      },
      draw(pen) {
        pen.polygon([...hills.slice(1, -1), { x: 7.2, y: -2 }, { x: -7.2, y: -2 }], {
          fill: 'static',
        });
        for (const [body, side] of [
          [player, facing],
          [friend, -1],
        ] as const) {
          const { x, y } = pen.poseOf(body);
          pen.circle({ x: x + 0.14 * side, y: y + 0.35 }, 0.07, { fill: 'outline' });
        }
        const { x, y } = pen.poseOf(player);
        pen.circle({ x, y }, FOOT_RADIUS, { stroke: ground ? 'good' : 'bad', width: 3 });
        if (!ground) return;
        const foot = { x: x - FOOT_RADIUS * ground.x, y: y - FOOT_RADIUS * ground.y };
        const to = (dx: number, dy: number) => ({ x: foot.x + 1.2 * dx, y: foot.y + 1.2 * dy });
        pen.arrow(foot, to(ground.x, ground.y), 'quiet');
        pen.arrow(foot, to(facing * ground.y, -facing * ground.x), 'good');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to walk, and ↑ to jump.',
      facts: () => {
        const slope = ground && (Math.acos(Math.min(1, ground.y)) * 180) / Math.PI;
        return {
          Slope: slope === undefined ? 'no ground' : `${slope.toFixed(0)}°`,
          Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        };
      },
    };
  },
});
