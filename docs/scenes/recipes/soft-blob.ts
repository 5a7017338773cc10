import { type Body, Chain, Circle, DistanceJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const RADIUS = 0.9;

export default defineScene({
  title: 'Soft blob: a ring of bodies and springs',
  description:
    'A soft blob with eyes rolls over hills and jumps. It consists of small circles around a hub, connected by springs.',
  params: {
    frequency: range('Stiffness', { min: 3, max: 15, step: 0.5, value: 8, unit: 'Hz' }),
    damping: range('Damping', { min: 0, max: 1, step: 0.05, value: 0.3 }),
    points: range('Circles', { min: 8, max: 24, step: 1, value: 16, restart: true }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hills = Array.from({ length: 61 }, (_, i) => {
      const x = -6 + 0.2 * i;
      return { x, y: 0.7 + 0.5 * Math.cos(1.6 * x) + 0.02 * x * x };
    });
    const outline = [{ x: -6, y: 9 }, ...hills, { x: 6, y: 9 }];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(outline), friction: 0.9 });

    const springs: DistanceJoint[] = [];
    // #region blob
    /** Creates a hub and a ring of circles around it, in order. */
    const createBlob = (center: Vec2Value, count: number) => {
      // The circles touch, so that nothing gets between them.
      const radius = RADIUS * Math.sin(Math.PI / count);
      const createCircle = (x: number, y: number) => {
        const body = world.createBody({ type: 'dynamic', position: { x, y } });
        const density = 3 / (count * Math.PI * radius ** 2); // the ring has 3 kg
        const shape = new Circle(radius);
        body.createFixture({ shape, density, friction: 0.9, filterGroupIndex: -1 });
        return body;
      };
      const hub = createCircle(center.x, center.y);
      const ring = Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        return createCircle(
          center.x + RADIUS * Math.cos(angle),
          center.y + RADIUS * Math.sin(angle),
        );
      });
      for (const [i, body] of ring.entries()) {
        connect(body, hub);
        // Springs to the next two keep the ring round: with one, it could fold.
        for (const step of [1, 2]) connect(body, ring[(i + step) % count] ?? hub);
      }
      return { hub, ring };
    };

    /** Connects the centers of two bodies by a spring that has its length now. */
    const connect = (a: Body, b: Body) => {
      const options = { frequencyHz: params.frequency, dampingRatio: params.damping };
      const spring = new DistanceJoint(options, a, b, a.getPosition(), b.getPosition());
      world.createJoint(spring);
      springs.push(spring);
    };
    // #endregion

    const { hub, ring } = createBlob({ x: -3.8, y: 4 }, params.points);

    // #region steer
    /** Rolls the blob: each circle is pushed along the ring. Torque on the hub would not reach the ring. */
    const roll = (force: number) => {
      const center = hub.getPosition();
      for (const body of ring) {
        const { x, y } = body.getPosition();
        const [dx, dy] = [x - center.x, y - center.y];
        const scale = force / ring.length / (Math.hypot(dx, dy) || 1);
        body.applyForceToCenter({ x: dy * scale, y: -dx * scale });
      }
    };

    const jump = (speed: number) => {
      for (const body of [hub, ...ring]) {
        const velocity = body.getLinearVelocity();
        body.setLinearVelocity({ x: velocity.x, y: velocity.y + speed });
      }
    };
    // #endregion

    const isOnGround = () => {
      for (const body of ring)
        for (let edge = body.getContactList(); edge; edge = edge.next ?? null)
          if (edge.contact.isTouching()) return true;
      return false;
    };
    const held = new Set<string>();
    let time = 0;
    let isSteered = false;
    return {
      world,
      view: { x: 0, y: 3.2, width: 12.2, height: 6.8 },
      step(dt) {
        time += dt;
        for (const spring of springs) {
          spring.setFrequency(params.frequency);
          spring.setDampingRatio(params.damping);
        }
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        // Until somebody steers it, it rolls to and fro.
        roll(isSteered ? 20 * direction : 16 * Math.sign(Math.sin(time * 0.9)));
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight', ' '],
        down: (key) => {
          isSteered = true;
          if (!held.has(key) && (key === 'ArrowUp' || key === ' ') && isOnGround()) jump(6);
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        // The skin, outside of the circles.
        const radius = RADIUS * Math.sin(Math.PI / ring.length);
        const center = pen.poseOf(hub);
        const skin = ring.map((body) => {
          const { x, y } = pen.poseOf(body);
          const scale = radius / (Math.hypot(x - center.x, y - center.y) || 1);
          return { x: x + scale * (x - center.x), y: y + scale * (y - center.y) };
        });
        pen.polygon(skin, { fill: 'accent', stroke: 'outline', width: 2 });
        const look = 0.12 * Math.max(-1, Math.min(1, hub.getLinearVelocity().x));
        for (const side of [-0.25, 0.25]) {
          const eye = { x: center.x + side + look, y: center.y + 0.25 };
          pen.circle(eye, 0.16, { fill: 'white', stroke: 'outline' });
          pen.circle({ x: eye.x + look / 2, y: eye.y }, 0.07, { fill: 'black' });
        }
      },
      info: () => '← →: roll. Space or ↑: jump. Or drag it.',
      facts: () => {
        const ys = ring.map((body) => body.getPosition().y);
        const height = Math.max(...ys) - Math.min(...ys);
        return {
          'Height of the blob': `${height.toFixed(2)} m`,
          Springs: springs.length,
        };
      },
    };
  },
});
