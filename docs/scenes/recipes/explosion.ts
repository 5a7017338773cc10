import { AABB, type Body, Box, Chain, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Explosion: an impulse for each body in a radius',
  description:
    'A wall of bricks. Click to set off an explosion there: it pushes the bodies around it away, those close to it the most.',
  params: {
    strength: range('Impulse', { min: 2, max: 20, step: 1, value: 12, unit: 'N·s' }),
    radius: range('Radius', { min: 0.5, max: 4, step: 0.1, value: 2.5, unit: 'm' }),
  },
  poster: 1.25,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6, y: 12 },
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.7 });
    const bricks: { body: Body; position: Vec2Value }[] = [];
    for (let row = 0; row < 9; row++) {
      for (let i = 0; i < 6; i++) {
        const position = { x: -2.4 + 0.82 * i + 0.41 * (row % 2), y: 0.2 + 0.4 * row };
        const body = world.createBody({ type: 'dynamic', position });
        body.createFixture({ shape: new Box(0.4, 0.2), density: 4, friction: 0.7 });
        bricks.push({ body, position });
      }
    }

    let blast = { x: 0, y: 0, age: 1 };
    let pushed = 0;
    // #region explode
    /** Pushes all dynamic bodies within a radius away from a point. Not within a step. */
    const explode = (center: Vec2Value, radius: number, strength: number) => {
      for (const body of bodiesNear(center, radius)) {
        const { x, y } = body.getWorldCenter();
        const [dx, dy] = [x - center.x, y - center.y];
        const distance = Math.hypot(dx, dy);
        if (distance > radius || distance === 0) continue;
        // The full impulse at the center, nothing at the radius.
        const impulse = strength * (1 - distance / radius);
        const push = { x: (dx / distance) * impulse, y: (dy / distance) * impulse };
        body.applyLinearImpulse(push, pointToward(body, center), true);
        pushed++;
      }
    };

    const bodiesNear = ({ x, y }: Vec2Value, radius: number) => {
      const found = new Set<Body>();
      const box = new AABB({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius });
      world.queryAABB(box, (fixture) => {
        if (fixture.getBody().isDynamic()) found.add(fixture.getBody());
        return true;
      });
      return found;
    };

    /** A point between the center of mass and the explosion, so that bodies spin a little. */
    const pointToward = (body: Body, center: Vec2Value) => {
      const { x, y } = body.getWorldCenter();
      const local = body.getLocalPoint(center);
      const offset = body.getWorldVector({ x: 0.1 * Math.sign(local.x), y: 0 });
      return { x: x + offset.x, y: y + offset.y };
    };
    // #endregion

    const detonate = (point: Vec2Value) => {
      pushed = 0;
      blast = { x: point.x, y: point.y, age: 0 };
      explode(blast, params.radius, params.strength);
    };
    let time = 0;
    let pointer: Vec2Value = { x: -0.2, y: 0.9 };
    const fastest = () => Math.max(...bricks.map(({ body }) => body.getLinearVelocity().length()));
    return {
      world,
      view: { x: 0, y: 3.4, width: 12.2, height: 7.2 },
      step(dt) {
        if (time < 1 && time + dt >= 1 && pushed === 0) detonate(pointer);
        time += dt;
        blast.age += dt;
      },
      pointer: {
        move: ({ x, y }) => {
          pointer = { x, y };
        },
        down: detonate,
      },
      draw(pen) {
        pen.circle(pointer, params.radius, { stroke: 'box', dashed: true });
        if (blast.age > 0.3) return;
        const share = blast.age / 0.3;
        pen.circle(blast, params.radius * share, { stroke: 'bad', width: 6 * (1 - share) });
        pen.circle(blast, 0.5 * (1 - share), { fill: 'bad' });
      },
      controls: {
        Detonate: () => detonate({ x: 0, y: 0.5 }),
        Rebuild() {
          for (const { body, position } of bricks) {
            body.setTransform(position, 0);
            body.setLinearVelocity({ x: 0, y: 0 });
            body.setAngularVelocity(0);
          }
        },
      },
      info: () => 'Click or tap: explosion.',
      facts: () => ({
        'Bodies pushed': pushed,
        'Fastest brick': `${fastest().toFixed(1)} m/s`,
      }),
    };
  },
});
