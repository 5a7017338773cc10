import { type Body, Box, Chain, Circle, type Shape, World } from 'planck';
import { choice, defineScene, range } from '#scene';

// #region materials
export interface Material {
  /** Mass per volume, in kg/m³. */
  volumeDensity: number;
  friction: number;
  restitution: number;
}

/** Starting values. Friction and restitution depend on both surfaces, so adjust them by eye. */
export const MATERIALS = {
  ice: { volumeDensity: 917, friction: 0.02, restitution: 0.2 },
  rubber: { volumeDensity: 1100, friction: 0.9, restitution: 0.8 },
  wood: { volumeDensity: 600, friction: 0.4, restitution: 0.45 },
  steel: { volumeDensity: 7850, friction: 0.5, restitution: 0.6 },
  stone: { volumeDensity: 2600, friction: 0.6, restitution: 0.35 },
  glass: { volumeDensity: 2500, friction: 0.4, restitution: 0.65 },
  foam: { volumeDensity: 25, friction: 0.5, restitution: 0.3 },
  human: { volumeDensity: 1000, friction: 0.5, restitution: 0.05 },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

/**
 * Returns the options of a fixture that is made of a material.
 * @param thickness size of the body along the line of sight, in meters: ⁴⁄₃ of the radius for a ball
 */
export function fixtureOptions(material: Material, thickness: number) {
  const { volumeDensity, friction, restitution } = material;
  return { density: volumeDensity * thickness, friction, restitution };
}

/**
 * Returns the density that gives a shape a known mass, such as that of an empty crate.
 * @param mass in kg
 */
export function densityFor(mass: number, shape: Shape): number {
  const massData = { mass: 0, center: { x: 0, y: 0 }, I: 0 };
  shape.computeMass(massData, 1);
  return mass / massData.mass; // at a density of 1, the mass is the area
}
// #endregion

const NAMES = Object.keys(MATERIALS) as MaterialName[];
const COLORS: Record<MaterialName, string> = {
  ...{ ice: 'asleep', rubber: 'rose', wood: 'amber', steel: 'kinematic' },
  ...{ stone: 'static', glass: 'jade', foam: 'moss', human: 'accent' },
};
const CELL = { width: 4, height: 4.5 };
const CRATE = 0.28; // half of its side, in meters
const RADIUS = 0.3; // of the balls, in meters
const DROP = 2.6; // height of the balls above the floor, in meters
const PAUSE = 3.5; // s, after which everything starts again

export default defineScene({
  title: 'Material values: crates on ramps and balls on floors of one surface',
  description:
    'Eight boxes, one for each material. In each, a crate of the material lies on a ramp, and a ball of it falls to the floor. Choose the material of ramps and floors, and compare which crates slide and which balls bounce.',
  params: {
    surface: choice('Surface', NAMES as [MaterialName, ...MaterialName[]], {
      value: 'wood',
      restart: true,
    }),
    slope: range('Ramp', { min: 5, max: 45, step: 1, value: 23, unit: '°', restart: true }),
    thickness: range('Thickness', {
      min: 0.1,
      max: 1,
      step: 0.1,
      value: 0.5,
      unit: 'm',
      restart: true,
    }),
  },
  poster: 1.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const angle = (params.slope * Math.PI) / 180;
    const surface = fixtureOptions(MATERIALS[params.surface], params.thickness);
    const level = world.createBody();

    const cells = NAMES.map((name, i) => {
      const x = CELL.width * ((i % 4) - 1.5);
      const y = i < 4 ? 0.25 : 0.25 - CELL.height;
      const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
      const walls = [at(-1.85, 3.6), at(-1.85, 0), at(1.85, 0), at(1.85, 3.6)];
      level.createFixture({ shape: new Chain(walls), ...surface });
      const ramp = world.createBody({
        position: at(-0.45, 1.35),
        angle,
        style: { fill: COLORS[params.surface] },
      });
      ramp.createFixture({ shape: new Box(1.1, 0.08), ...surface });

      const create = (position: { x: number; y: number }, turn: number, shape: Shape) => {
        const style = { fill: COLORS[name] };
        const body = world.createBody({ type: 'dynamic', position, angle: turn, style });
        const options = fixtureOptions(MATERIALS[name], params.thickness);
        body.createFixture({ shape, ...options, filterGroupIndex: -1 });
        return { body, position, turn };
      };
      const start = ramp.getWorldPoint({ x: 0.75, y: 0.09 + CRATE });
      const crate = create({ x: start.x, y: start.y }, angle, new Box(CRATE, CRATE));
      const ball = create(at(1.4, DROP + RADIUS), 0, new Circle(RADIUS));
      return { name, x, y, ramp, crate, ball, highest: 0, hasBounced: false, slides: false };
    });

    let timer = 0;
    const startAgain = () => {
      timer = 0;
      for (const cell of cells) {
        Object.assign(cell, { highest: 0, hasBounced: false, slides: false });
        for (const { body, position, turn } of [cell.crate, cell.ball]) {
          body.setTransform(position, turn);
          body.setLinearVelocity({ x: 0, y: 0 });
          body.setAngularVelocity(0);
          body.setAwake(true);
        }
      }
    };
    const heightOf = (ball: Body, floor: number) => ball.getPosition().y - RADIUS - floor;

    return {
      world,
      view: { x: 0, y: -0.1, width: 16.2, height: 9.2 },
      step(dt) {
        timer += dt;
        if (timer > PAUSE) startAgain();
      },
      stepped() {
        for (const cell of cells) {
          const ball = cell.ball.body;
          if (ball.getLinearVelocity().y > 0) cell.hasBounced = true;
          if (cell.hasBounced) cell.highest = Math.max(cell.highest, heightOf(ball, cell.y));
          const { x, y } = cell.crate.body.getPosition();
          const start = cell.crate.position;
          if (Math.hypot(x - start.x, y - start.y) > 0.1) cell.slides = true;
        }
      },
      draw(pen) {
        for (const { name, x, y, crate, highest } of cells) {
          const floor = [
            { x: x - 1.85, y },
            { x: x + 1.85, y },
          ];
          pen.line(floor, { stroke: COLORS[params.surface], width: 5 });
          const mark = (side: number) => ({ x: x + side, y: y + highest });
          if (highest > 0.02) pen.line([mark(1), mark(1.8)], { stroke: 'accent', width: 3 });
          pen.text({ x: x - 1.7, y: y + 3.25 }, name, 'outline', 'start', 0.42);
          const mass = crate.body.getMass();
          const text = `${mass < 10 ? mass.toFixed(1) : mass.toFixed(0)} kg`;
          pen.text({ x: x - 1.7, y: y + 2.85 }, text, 'outline', 'start', 0.32);
        }
      },
      controls: { Again: startAgain },
      info: () =>
        'Choose the surface of the ramps and floors. Lines mark how high the balls bounced.',
      facts: () => ({
        Slides: cells.flatMap(({ name, slides }) => (slides ? [name] : [])).join(', ') || 'nothing',
      }),
    };
  },
});
