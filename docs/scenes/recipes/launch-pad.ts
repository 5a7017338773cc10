import { type Body, Box, Chain, Circle, type Fixture, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region launch-pad
/**
 * Returns the upward speed at which a body rises by a height, in m/s.
 * @param height in meters
 * @param gravity downward, in m/s²
 * @param dt length of a step, in seconds; 0 for the textbook formula
 */
export function launchSpeed(height: number, gravity: number, dt: number): number {
  const half = (gravity * dt) / 2;
  return half + Math.sqrt(half ** 2 + 2 * gravity * Math.max(0, height));
}

/** Launches bodies to the same height, whatever their mass and their speed. */
export class LaunchPads {
  /** Height in the world that bodies reach from each pad, in meters. */
  private readonly tops = new Map<Fixture, number>();
  private readonly launches = new Map<Body, number>();

  constructor(world: World) {
    world.on('begin-contact', (contact) => {
      this.note(contact.getFixtureA(), contact.getFixtureB());
      this.note(contact.getFixtureB(), contact.getFixtureA());
    });
  }

  /** Makes a fixture a launch pad, from which the origins of bodies rise to a height in the world. */
  add(pad: Fixture, top: number): void {
    this.tops.set(pad, top);
  }

  /** Call it after every step, of `dt` seconds. */
  update(dt: number): void {
    for (const [body, top] of this.launches) {
      const gravity = -body.getWorld().getGravity().y * body.getGravityScale();
      const speed = launchSpeed(top - body.getPosition().y, gravity, dt);
      body.setLinearVelocity({ x: body.getLinearVelocity().x, y: speed });
    }
    this.launches.clear();
  }

  private note(pad: Fixture, other: Fixture): void {
    const top = this.tops.get(pad);
    if (top !== undefined && other.getBody().isDynamic()) this.launches.set(other.getBody(), top);
  }
}
// #endregion

const GRAVITY = 10; // m/s²
const PAD_Y = 0.3; // m, top of the pads
const PLATE_TIME = 0.2; // s
const ROOM = [
  { x: -5, y: 5.6 },
  { x: -5, y: 0 },
  { x: 5, y: 0 },
  { x: 5, y: 5.6 },
];

/** A body that bounces. */
interface Jumper {
  body: Body;
  name: string;
  /** Highest points of this flight and of the last one, in meters. */
  peak: number;
  top: number | undefined;
  /** Seconds until the pad's plate is down again. */
  plate: number;
}

export default defineScene({
  title: 'Launch pad: the same height every time',
  description:
    'Bodies bounce next to a line. A ball with a restitution of 1 returns to where it was dropped, the speed of the textbook falls short of the line, and the corrected speed reaches it.',
  params: {
    height: range('Height', { min: 1, max: 4, step: 0.25, value: 3, unit: 'm' }),
    hz: range('Steps per second', { min: 20, max: 120, step: 10, value: 60 }),
  },
  poster: 1.42,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(ROOM) });
    const [, textbook, corrected] = [-3.5, -0.9, 2.4].map((x) => {
      const width = x > 0 ? 1.5 : 0.8;
      return ground.createFixture(new Box(width, PAD_Y / 2, { x, y: PAD_Y / 2 }));
    });

    const jumpers: Jumper[] = [];
    const drop = (position: Vec2Value, name: string, fill: string, restitution = 0) => {
      const body = world.createBody({
        type: 'dynamic',
        position,
        fixedRotation: true,
        style: { fill },
      });
      const isBox = name === 'Box';
      const shape = isBox ? new Box(0.28, 0.28) : new Circle(0.28);
      body.createFixture({ shape, density: isBox ? 50 : 5, restitution });
      jumpers.push({ body, name, peak: 0, top: undefined, plate: 0 });
    };
    drop({ x: -3.5, y: 2.2 }, 'Restitution 1', 'rose', 1);
    drop({ x: -0.9, y: 1.4 }, '√(2gh)', 'amber');
    drop({ x: 1.7, y: 1.1 }, 'Ball', 'jade');
    drop({ x: 3.1, y: 2.6 }, 'Box', 'moss');

    const top = () => PAD_Y + params.height;
    const pads = new LaunchPads(world);
    /** Bodies that have touched the pad in the middle. */
    const naive = new Set<Body>();
    world.on('begin-contact', (contact) => {
      const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
      if (!fixtures.some((fixture) => fixture === textbook)) return;
      for (const fixture of fixtures) if (fixture !== textbook) naive.add(fixture.getBody());
    });

    return {
      world,
      view: { x: 0, y: 2.5, width: 10.4, height: 6.4 },
      get hz() {
        return params.hz;
      },
      step() {
        if (corrected) pads.add(corrected, top());
      },
      stepped(dt) {
        pads.update(dt);
        for (const body of naive) {
          const { y } = body.getPosition();
          body.setLinearVelocity({ x: 0, y: launchSpeed(top() - y, GRAVITY, 0) });
        }
        naive.clear();
        for (const jumper of jumpers) {
          const { y } = jumper.body.getPosition();
          const isRising = jumper.body.getLinearVelocity().y > 0;
          if (isRising && jumper.peak === 0) jumper.plate = PLATE_TIME;
          if (!isRising && jumper.peak > 0) jumper.top = Math.max(jumper.peak, y);
          jumper.peak = isRising ? y : 0;
          jumper.plate = Math.max(0, jumper.plate - dt);
        }
      },
      draw(pen) {
        const mark = (x: number, y: number, half: number, stroke: string, width: number) => {
          const ends = [
            { x: x - half, y },
            { x: x + half, y },
          ];
          pen.line(ends, { stroke, width });
        };
        mark(0, top(), 5, 'good', 1.5);
        pen.text({ x: -4.9, y: top() + 0.1 }, `${params.height.toFixed(2)} m`, 'good');
        for (const { body, top: reached, plate } of jumpers) {
          const { x, y } = pen.poseOf(body);
          mark(x, PAD_Y + 0.06 + 1.6 * plate, 0.5, 'accent', 5);
          pen.dot({ x, y }, 'outline', 3);
          if (reached === undefined) continue;
          mark(x, reached, 0.4, 'accent', 2.5);
          const label = `${(reached - PAD_Y).toFixed(2)} m`;
          pen.text({ x, y: Math.max(reached, top()) + 0.4 }, label, 'outline', 'center');
        }
        for (const [x, label] of [
          [-3.5, 'restitution 1'],
          [-0.9, 'v = √(2gh)'],
          [2.4, 'corrected'],
        ] as const)
          pen.text({ x, y: -0.4 }, label, 'outline', 'center');
      },
      info: () => 'Lift or throw a body with the pointer. Lines show how high it rose last.',
      facts: () => {
        const heightOf = ({ top: reached }: Jumper) =>
          reached === undefined ? '–' : `${(reached - PAD_Y).toFixed(3)} m`;
        return Object.fromEntries(jumpers.map((jumper) => [jumper.name, heightOf(jumper)]));
      },
    };
  },
});
