import {
  type Body,
  Box,
  Circle,
  Edge,
  Polygon,
  RevoluteJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';
import { contactNormal, forEachContact, otherBody } from '../shared/helpers.ts';

// #region seesaw
export interface SeesawOptions {
  /** Half of the length of the plank, in meters. */
  halfLength: number;
  /** Angle at which the plank stops, above the ground, in radians. */
  maxAngle: number;
  /** Friction of the hinge, in N·m. */
  friction: number;
}

/** A plank that tilts to the side with the larger torque. */
export class Seesaw {
  readonly plank: Body;
  readonly hinge: RevoluteJoint;

  /** @param pivot in world coordinates, in meters */
  constructor(world: World, ground: Body, pivot: Vec2Value, options: SeesawOptions) {
    const { halfLength, maxAngle, friction } = options;
    this.plank = world.createBody({ type: 'dynamic', position: pivot });
    this.plank.createFixture({ shape: new Box(halfLength, 0.08), density: 8, friction: 0.9 });
    const hinge = {
      enableLimit: true, // stops above the ground, so that the end doesn't bounce
      lowerAngle: -maxAngle,
      upperAngle: maxAngle,
      enableMotor: true, // at a speed of 0, a motor is friction
      motorSpeed: 0,
      maxMotorTorque: friction,
    };
    this.hinge = new RevoluteJoint(hinge, ground, this.plank, pivot);
    world.createJoint(this.hinge);
  }

  /** Returns the torques of the bodies on the left and on the right of the pivot, in N·m. */
  measureTorques(): { left: number; right: number } {
    const loads = new Set<Body>(); // a body can touch the plank with several fixtures
    forEachContact(this.plank, (contact) => {
      const body = otherBody(contact, this.plank);
      const isSolid = contactNormal(contact, this.plank) !== undefined;
      if (body?.isDynamic() && isSolid) loads.add(body);
    });
    const gravity = -this.plank.getWorld().getGravity().y;
    const pivot = this.hinge.getAnchorA();
    const torques = { left: 0, right: 0 };
    for (const body of loads) {
      const lever = body.getWorldCenter().x - pivot.x; // m
      const torque = Math.abs(lever) * body.getMass() * gravity;
      if (lever < 0) torques.left += torque;
      else torques.right += torque;
    }
    return torques;
  }
}
// #endregion

const PIVOT = { x: 0, y: 1.3 };

export default defineScene({
  title: 'Seesaw: torque, friction, and limits of a hinge',
  description:
    'Two crates are on a seesaw, at different distances from its pivot. Bars show the torque of each side. The seesaw stays level while the difference is less than the friction of the hinge; otherwise, the stronger side goes down.',
  params: {
    distance: range('Left crate at', {
      min: 0.6,
      max: 2.6,
      step: 0.1,
      value: 2,
      unit: 'm',
      restart: true,
    }),
    mass: range('Right crate', {
      min: 2,
      max: 12,
      step: 0.5,
      value: 7.5,
      unit: 'kg',
      restart: true,
    }),
    friction: range('Friction', { min: 0, max: 40, step: 1, value: 15, unit: 'N·m' }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }), friction: 0.8 });
    const stand = [
      { x: -0.6, y: 0 },
      { x: 0.6, y: 0 },
      { x: PIVOT.x, y: PIVOT.y },
    ];
    ground.createFixture({ shape: new Polygon(stand), filterMaskBits: 0 });

    const options = { halfLength: 3.2, maxAngle: 0.3, friction: params.friction };
    const seesaw = new Seesaw(world, ground, PIVOT, options);
    const { plank, hinge } = seesaw;

    const createCrate = (x: number, mass: number, fill: string) => {
      const half = 0.17 * Math.sqrt(mass);
      const position = { x, y: PIVOT.y + 0.09 + half };
      const crate = world.createBody({ type: 'dynamic', position, style: { fill } });
      crate.createFixture({
        shape: new Box(half, half),
        density: mass / (4 * half * half),
        friction: 0.9,
      });
      return crate;
    };
    createCrate(-params.distance, 5, 'accent');
    createCrate(1.6, params.mass, 'good');

    const dropBall = () => {
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: -2.8, y: 5 },
        angularDamping: 4,
      });
      ball.createFixture({ shape: new Circle(0.25), density: 8, friction: 0.9 });
      balls.push(ball);
    };
    const balls: Body[] = [];

    return {
      world,
      view: { x: 0, y: 2.4, width: 10, height: 5.9 },
      step() {
        hinge.setMaxMotorTorque(params.friction);
        const fallen = balls.findIndex((ball) => Math.abs(ball.getPosition().x) > 6);
        const [ball] = fallen < 0 ? [] : balls.splice(fallen, 1);
        if (ball) world.destroyBody(ball);
      },
      draw(pen) {
        const { left, right } = seesaw.measureTorques();
        for (const [x, torque, fill] of [
          [-4.1, left, 'accent'],
          [4.1, right, 'good'],
        ] as const) {
          const top = Math.min(4, torque / 40);
          pen.line(
            [
              { x, y: 0.1 },
              { x, y: 0.1 + top },
            ],
            { stroke: fill, width: 12 },
          );
          pen.text({ x, y: 0.3 + top }, `${torque.toFixed(0)} N·m`, 'outline', 'center');
        }
        pen.circle(PIVOT, 0.12, { fill: 'outline' });
      },
      controls: { 'Drop a ball on the left': dropBall },
      goal: {
        text: 'With a friction of at most 5 N·m, keep the seesaw level for 3 s.',
        hint: 'The torque of a crate is its weight times its distance from the pivot.',
        isReached: () => params.friction <= 5 && Math.abs(plank.getAngle()) < 0.01,
        seconds: 3,
      },
      facts() {
        const { left, right } = seesaw.measureTorques();
        return {
          'Left minus right': `${(left - right).toFixed(0)} N·m`,
          Angle: `${((plank.getAngle() * 180) / Math.PI).toFixed(1)}°`,
        };
      },
    };
  },
});
