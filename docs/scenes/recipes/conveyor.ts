import { type Body, Box, Chain, type Fixture, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { forEachContact, otherBody } from '../shared/helpers.ts';

// #region conveyor
export interface Belt {
  /** Of the upper surface, in m/s: positive values carry to the right, negative ones to the left. */
  speed: number;
  /** Friction coefficient of every contact with the belt, whatever the other material is. */
  friction: number;
}

/** Conveyor belts of one world: fixtures that stay in place, while their surfaces carry bodies along. */
export class ConveyorBelts {
  private readonly belts = new WeakMap<Fixture, Belt>();

  constructor(world: World) {
    world.on('pre-solve', (contact) => {
      const belt = this.belts.get(contact.getFixtureA()) ?? this.belts.get(contact.getFixtureB());
      if (!belt) return;
      contact.setTangentSpeed(belt.speed); // has this sign whether the belt is A or B
      contact.setFriction(belt.friction);
    });
  }

  /** Makes a fixture a conveyor belt, or changes its speed and friction. */
  set(fixture: Fixture, belt: Belt): void {
    const isNewSpeed = this.belts.get(fixture)?.speed !== belt.speed;
    this.belts.set(fixture, belt);
    if (!isNewSpeed) return;
    // Bodies that fell asleep while the belt stood still would stay there.
    const body = fixture.getBody();
    forEachContact(body, (contact) => otherBody(contact, body)?.setAwake(true));
  }
}
// #endregion

const LENGTH = 6; // m, of the inclined belt

export default defineScene({
  title: 'Conveyor belts: uphill, and sorting by size',
  description:
    'An inclined belt carries crates uphill, if its friction is sufficient for the slope. A level belt at the top runs to the right; small crates fall through the gap before it, large ones cross it.',
  params: {
    speed: range('Belt speed', { min: -3, max: 4, step: 0.1, value: 1.8, unit: 'm/s' }),
    slope: range('Slope', { min: 0, max: 35, step: 1, value: 18, unit: '°', restart: true }),
    friction: range('Friction', { min: 0.1, max: 1, step: 0.05, value: 0.7 }),
    running: toggle('Running', true),
  },
  poster: 4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6.2, y: 9 },
      { x: -6.2, y: 0 },
      { x: 6.2, y: 0 },
      { x: 6.2, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.3 });

    const conveyors = new ConveyorBelts(world);
    const createBelt = (x: number, y: number, length: number, angle: number) => {
      const body = world.createBody({ position: { x, y }, angle });
      const fixture = body.createFixture({ shape: new Box(length / 2, 0.15) });
      return { body, fixture, length };
    };

    const angle = (params.slope * Math.PI) / 180;
    const start = { x: -4.6, y: 0.5 };
    const end = {
      x: start.x + LENGTH * Math.cos(angle),
      y: start.y + LENGTH * Math.sin(angle),
    };
    const gapEnd = end.x + 0.75;
    const belts = [
      createBelt((start.x + end.x) / 2, (start.y + end.y) / 2, LENGTH, angle),
      createBelt((gapEnd + 5) / 2, end.y - 0.15, 5 - gapEnd, 0),
    ];

    const crates: Body[] = [];
    const sizes = [0.2, 0.5, 0.2, 0.45, 0.5, 0.2];
    const chute = { x: start.x + 0.9, y: start.y + 1.4 };
    const place = (crate: Body) => {
      crate.setTransform(chute, angle);
      crate.setLinearVelocity({ x: 0, y: 0 });
      crate.setAngularVelocity(0);
    };
    const addCrate = () => {
      const half = sizes[crates.length];
      if (half === undefined) return;
      const crate = world.createBody({ type: 'dynamic' });
      crate.createFixture({ shape: new Box(half, half), density: 1, friction: 0.5 });
      place(crate);
      crates.push(crate);
    };

    let time = 0;
    let due = 0.2;
    let travel = 0; // distance that the belts have run, in meters
    let delivered = 0;
    return {
      world,
      view: { x: 0, y: 2.9, width: 12.6, height: 6.8 },
      step(dt) {
        const speed = params.running ? params.speed : 0;
        for (const { fixture } of belts)
          conveyors.set(fixture, { speed, friction: params.friction });
        time += dt;
        travel += speed * dt;
        const isFree = crates.every((crate) => {
          const { x, y } = crate.getPosition();
          return Math.hypot(x - chute.x, y - chute.y) > 1.5;
        });
        if (time < due || !isFree) return;
        // Crates that reach the floor on the right start again.
        const landed = crates.find((crate) => {
          const { x, y } = crate.getPosition();
          return y < 0.6 && x > end.x;
        });
        due = time + 1;
        if (landed) {
          delivered++;
          place(landed);
        } else addCrate();
      },
      draw(pen) {
        for (const { body, length } of belts) {
          const count = Math.round(length / 0.6);
          for (let i = 0; i < count; i++) {
            const moved = (i * length) / count + travel;
            const along = (((moved % length) + length) % length) - length / 2;
            const ends = [-0.15, 0.15].map((y) => body.getWorldPoint({ x: along, y }));
            pen.line(ends, { stroke: 'outline', width: 1 });
          }
        }
      },
      facts: () => ({
        'Crates that arrived': delivered,
        'Steepest slope': `${((Math.atan(params.friction) * 180) / Math.PI).toFixed(0)}°`,
      }),
    };
  },
});
