import { Box, Circle, Edge, Polygon, RevoluteJoint, WeldJoint, World } from 'planck';
import { defineScene, range } from '#scene';

const PIVOT = { x: -2.6, y: 0.7 };

export default defineScene({
  title: 'Springboard and launcher',
  description:
    'A crate falls on one end of a seesaw and launches the ball at the other end. Next to it, a ball jumps on a springboard that bends and swings.',
  params: {
    crate: range('Mass of the crate', { min: 2, max: 20, step: 1, value: 10, unit: 'kg' }),
    pivot: range('Pivot', { min: -0.8, max: 0.8, step: 0.1, value: 0, unit: 'm', restart: true }),
    frequency: range('Springboard', { min: 2, max: 8, step: 0.5, value: 3, unit: 'Hz' }),
  },
  poster: 1.05,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -8, y: 0 }, { x: 8, y: 0 }), friction: 0.8 });
    for (const x of [-6.6, 0.4, 6.6])
      ground.createFixture({ shape: new Edge({ x, y: 0 }, { x, y: 12 }), friction: 0 });

    // #region seesaw
    /** Creates a plank that turns around a pivot. The ground would stop it, but limits do it softly. */
    const plank = world.createBody({ type: 'dynamic', position: { x: PIVOT.x, y: PIVOT.y } });
    plank.createFixture({ shape: new Box(2.4, 0.08), density: 8, friction: 0.8 });
    const hinge = new RevoluteJoint(
      { enableLimit: true, lowerAngle: -0.25, upperAngle: 0.25 },
      ground,
      plank,
      { x: PIVOT.x + params.pivot, y: PIVOT.y },
    );
    world.createJoint(hinge);
    // #endregion
    const base = [
      { x: hinge.getAnchorA().x - 0.4, y: 0 },
      { x: hinge.getAnchorA().x + 0.4, y: 0 },
      { x: hinge.getAnchorA().x, y: 0.68 },
    ];
    ground.createFixture({ shape: new Polygon(base), filterMaskBits: 0 });

    const crate = world.createBody({ type: 'dynamic', style: { fill: 'bad' } });
    const load = crate.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.8 });
    const ball = world.createBody({
      type: 'dynamic',
      style: { fill: 'accent' },
      angularDamping: 2,
    });
    ball.createFixture({ shape: new Circle(0.3), density: 5, friction: 0.8 });
    let highest = 0;
    const drop = () => {
      load.setDensity(params.crate / 0.64);
      crate.resetMassData();
      for (const [body, x, y] of [
        [crate, -4.5, 4.2],
        [ball, -0.7, 1.4],
      ] as const) {
        body.setTransform({ x, y }, 0);
        body.setLinearVelocity({ x: 0, y: 0 });
        body.setAngularVelocity(0);
      }
      highest = 0;
    };
    drop();

    // #region board
    // A weld with a frequency gives way, and swings back: a plank that is clamped at one end.
    ground.createFixture({ shape: new Box(0.3, 0.95, { x: 1.3, y: 0.95 }) });
    const board = world.createBody({ type: 'dynamic', position: { x: 3.1, y: 2 } });
    board.createFixture({ shape: new Box(1.5, 0.07), density: 10, friction: 0.8 });
    const spring = { frequencyHz: params.frequency, dampingRatio: 0.1 };
    const weld = new WeldJoint(spring, ground, board, { x: 1.6, y: 2 });
    world.createJoint(weld);
    // #endregion

    const jumper = world.createBody({
      type: 'dynamic',
      position: { x: 4.2, y: 5 },
      fixedRotation: true,
      style: { fill: 'good' },
    });
    jumper.createFixture({ shape: new Circle(0.3), density: 5, friction: 0.8, restitution: 0.2 });

    // #region jump
    /** Jumps at 4 m/s from rest, and helps the board a little while it throws the ball up. */
    const pushOff = () => {
      let edge = jumper.getContactList();
      while (edge && !edge.contact.isTouching()) edge = edge.next ?? null;
      if (!edge) return;
      const speed = jumper.getLinearVelocity().y;
      const gain = Math.abs(speed) < 0.1 ? 4 : speed > 0.5 && speed < 6 ? 0.5 : 0;
      jumper.applyLinearImpulse({ x: 0, y: gain * jumper.getMass() }, jumper.getWorldCenter());
    };
    // #endregion

    let time = 0;
    return {
      world,
      view: { x: 0, y: 3.6, width: 13.4, height: 7.8 },
      step(dt) {
        time += dt;
        if (time > 4.5) {
          time = 0;
          drop();
        }
        weld.setFrequency(params.frequency);
        const { x, y } = jumper.getPosition();
        if (y < 0.5) {
          jumper.setTransform({ x: 4.2, y: 4 }, 0);
          jumper.setLinearVelocity({ x: 0, y: 0 });
        } else jumper.applyForceToCenter({ x: 6 * (4.2 - x), y: 0 });
        pushOff();
        highest = Math.max(highest, ball.getPosition().y);
      },
      controls: {
        'Drop the crate': () => {
          time = 0;
          drop();
        },
      },
      draw(pen) {
        const y = Math.min(highest, 7.2);
        pen.line(
          [
            { x: -1.5, y },
            { x: 0.2, y },
          ],
          { stroke: 'accent', dashed: true },
        );
      },
      facts: () => ({
        'Highest point of the ball': `${highest.toFixed(1)} m`,
        'Bend of the board': `${(2 - board.getWorldPoint({ x: 1.5, y: 0 }).y).toFixed(2)} m`,
      }),
    };
  },
});
