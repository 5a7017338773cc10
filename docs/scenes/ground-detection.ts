import { Box, Chain, type Vec2Value, World, WorldManifold } from 'planck';
import { choice, defineScene, range } from '#scene';

const METHODS = ['contact normals', 'foot sensor', 'ray casts'] as const;

export default defineScene({
  title: 'Ground detection: foot sensor, contact normal, ray cast',
  description:
    'A player patrols a gentle slope, a ledge, and a steep slope, and can walk and jump only while grounded. Lights show which of three methods detect ground: contact normals (arrows), a foot sensor (dashed box), and two ray casts downward (lines).',
  params: {
    method: choice('Grounded by', METHODS),
    maxSlope: range('Maximum slope', { min: 10, max: 70, step: 1, value: 45, unit: '°' }),
  },
  poster: 4.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = [
      { x: -6, y: 9 },
      { x: -6, y: 0 },
      { x: -3.6, y: 0 },
      { x: -1.6, y: 1 }, // 27°
      { x: 0.4, y: 1 },
      { x: 0.4, y: 0 }, // a ledge
      { x: 2.6, y: 0 },
      { x: 4, y: 2 }, // 55°
      { x: 6, y: 2 },
      { x: 6, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(ground), friction: 0.8 });

    const half = { x: 0.35, y: 0.6 };
    const player = world.createBody({
      type: 'dynamic',
      position: { x: -5, y: half.y },
      fixedRotation: true,
    });
    // Without friction, the player doesn't stick to walls.
    player.createFixture({ shape: new Box(half.x, half.y), density: 1, friction: 0 });

    // 1. A sensor at the feet, narrower than the body so that it doesn't detect walls.
    const sole = { x: half.x - 0.05, y: 0.1 };
    const foot = player.createFixture({
      shape: new Box(sole.x, sole.y, { x: 0, y: -half.y }),
      isSensor: true,
    });
    const bySensor = () => {
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact } = edge;
        const isFoot = contact.getFixtureA() === foot || contact.getFixtureB() === foot;
        if (isFoot && contact.isTouching()) return true;
      }
      return false;
    };

    // 2. A contact whose normal points up, within the maximum slope.
    const isWalkable = (normal: Vec2Value) =>
      normal.y >= Math.cos((params.maxSlope * Math.PI) / 180);
    const manifold = new WorldManifold();
    const contactNormals = () => {
      const normals: { point: Vec2Value; normal: Vec2Value }[] = [];
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact } = edge;
        if (!contact.isTouching() || contact.getManifold().pointCount === 0) continue;
        contact.getWorldManifold(manifold);
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === player ? 1 : -1;
        const normal = { x: sign * manifold.normal.x, y: sign * manifold.normal.y };
        for (const { x, y } of manifold.points.slice(0, manifold.pointCount))
          normals.push({ point: { x, y }, normal });
      }
      return normals;
    };

    // 3. Rays at both sides that end slightly below the feet.
    const castRays = () =>
      [-half.x, half.x].map((side) => {
        const { x, y } = player.getPosition();
        const from = { x: x + side, y };
        const to = { x: x + side, y: y - half.y - 0.1 };
        let isHit = false;
        world.rayCast(from, to, (fixture, _point, normal, fraction) => {
          if (fixture.getBody() === player) return -1;
          isHit = isWalkable(normal);
          return fraction;
        });
        return { from, to, isHit };
      });

    let normals = contactNormals();
    let rays = castRays();
    let grounded = { 'contact normals': false, 'foot sensor': false, 'ray casts': false };
    const jump = () => {
      if (!grounded[params.method]) return;
      player.setLinearVelocity({ x: player.getLinearVelocity().x, y: 5 });
    };
    let direction = 1;
    // Maximum distance in this direction, in meters, and seconds since it last grew.
    let farthest = -Infinity;
    let stalled = 0;
    const turn = () => {
      direction = -direction;
      farthest = -Infinity;
      stalled = 0;
    };

    return {
      world,
      view: { x: 0, y: 2.4, width: 12.2, height: 5.8 },
      step(dt) {
        normals = contactNormals();
        rays = castRays();
        grounded = {
          'contact normals': normals.some(({ normal }) => isWalkable(normal)),
          'foot sensor': bySensor(),
          'ray casts': rays.some(({ isHit }) => isHit),
        };

        // A player who is not grounded can hardly change the speed.
        const { x: speed } = player.getLinearVelocity();
        const grip = grounded[params.method] ? 20 : 1.8; // N per kg and m/s
        const force = grip * player.getMass() * (2.5 * direction - speed);
        player.applyForceToCenter({ x: force, y: 0 }, true);

        // Patrol: jump over obstacles, or turn around.
        const distance = direction * player.getPosition().x;
        if (distance > farthest + 0.02) {
          farthest = distance;
          stalled = 0;
        }
        if (stalled < 0.3 && stalled + dt >= 0.3) jump();
        stalled += dt;
        if (stalled > 1.4) turn();
      },
      controls: {
        Jump: jump,
        'Turn around': turn,
      },
      facts: () => {
        const stateOf = (name: (typeof METHODS)[number]) =>
          grounded[name] ? 'ground' : 'no ground';
        return {
          'Contact normals': stateOf('contact normals'),
          'Foot sensor': stateOf('foot sensor'),
          'Ray casts': stateOf('ray casts'),
        };
      },
      draw(pen) {
        const below = [
          { x: 6, y: -1 },
          { x: -6, y: -1 },
        ];
        pen.polygon([...ground.slice(1, -1), ...below], { fill: 'static' });
        const { x, y } = player.getPosition();
        const [left, right] = [x - sole.x, x + sole.x];
        const [bottom, top] = [y - half.y - sole.y, y - half.y + sole.y];
        pen.polygon(
          [
            { x: left, y: bottom },
            { x: right, y: bottom },
            { x: right, y: top },
            { x: left, y: top },
          ],
          { fill: 'sensor', stroke: grounded['foot sensor'] ? 'good' : 'bad', dashed: true },
        );
        for (const { from, to, isHit } of rays)
          pen.line([from, to], { stroke: isHit ? 'good' : 'bad', width: 2 });
        for (const { point, normal } of normals) {
          const tip = { x: point.x + 0.8 * normal.x, y: point.y + 0.8 * normal.y };
          pen.arrow(point, tip, isWalkable(normal) ? 'good' : 'bad');
        }
        for (const [i, name] of METHODS.entries()) {
          const center = { x: -5.5, y: 4.7 - 0.6 * i };
          pen.dot(center, grounded[name] ? 'good' : 'bad', 6);
          if (name === params.method) pen.circle(center, 0.3, { stroke: 'outline' });
          pen.text({ x: -5, y: center.y - 0.13 }, name);
        }
        const isGrounded = grounded[params.method];
        const text = isGrounded ? 'grounded' : 'not grounded';
        const textX = Math.max(-4.5, Math.min(4.5, x)); // not cut off at a wall
        pen.text({ x: textX, y: y + 0.8 }, text, isGrounded ? 'good' : 'bad', 'center');
      },
    };
  },
});
