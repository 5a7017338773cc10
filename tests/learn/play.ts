import type { Body, Vec2Value } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { defaultValues } from '../../src/lab/model/params.ts';
import type { Scene, Stage, Tone } from '../../src/lab/model/scene.ts';
import { createRandom } from '../../src/lab/simulation/random.ts';
import { simulate } from '../../src/lab/simulation/simulation.ts';
import { createWrittenPen } from '../unit/writtenPen.ts';

/** What a test sees of a game, and does in it. */
export interface Game {
  readonly stage: Stage;
  /** Makes a step, and returns what it sounds like. */
  step: () => Tone[];
  /** Makes the steps of so many seconds. */
  pass: (seconds: number) => void;
  /** Moves the pointer, like a mouse or a finger. */
  point: (at: Vec2Value) => void;
  /** Clicks or taps. */
  tap: (at?: Vec2Value) => void;
  press: (key: string) => void;
  lift: (key: string) => void;
  fact: (name: string) => string;
  /** Texts in the picture. */
  texts: () => string[];
  /** The balls, in the order of their creation. */
  balls: () => Body[];
  paddle: Body;
  /** Power-ups that fall, in the order of their creation. */
  capsules: () => Body[];
  bricks: () => Body[];
}

/** Starts a step of the brick breaker. */
export function startGame(scene: Scene, values: Record<string, number> = {}): Game {
  const stage = scene.create({ ...defaultValues(scene.params), ...values }, createRandom(1));
  const simulation = simulate(stage, scene.hz);
  const { world } = stage;
  const bodies = () => listBodies(world);
  const isBall = (body: Body) => body.getFixtureList()?.getShape().getType() === 'circle';
  const step = () => {
    simulation.step();
    return stage.sounds?.() ?? [];
  };
  return {
    stage,
    step,
    pass: (seconds) => {
      for (let i = 0; i < Math.round(seconds * 60); i++) step();
    },
    point: (at) => stage.pointer?.move(at),
    tap: (at) => {
      if (at) stage.pointer?.move(at);
      stage.pointer?.down?.(at ?? { x: 0, y: 0 });
    },
    press: (key) => stage.keys?.down(key),
    lift: (key) => stage.keys?.up(key),
    fact: (name) => String(stage.facts?.()[name]),
    texts: () => {
      const { pen, lines } = createWrittenPen();
      stage.draw?.({ ...pen, poseOf: simulation.poseOf });
      return lines.filter((line) => line.startsWith('text ')).map((line) => line.slice(5));
    },
    balls: () => bodies().filter(isBall),
    paddle: bodies().find((body) => body.isKinematic()) as Body,
    capsules: () => bodies().filter((body) => typeof body.getUserData() === 'string'),
    bricks: () =>
      bodies().filter(
        (body) => typeof (body.getUserData() as { hits?: number })?.hits === 'number',
      ),
  };
}
