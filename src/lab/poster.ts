import { fitCamera } from './camera.ts';
import { createSvgPen, type SvgElement } from './draw/svgPen.ts';
import { createWorldDrawer, FIRST_LAYERS } from './draw/world.ts';
import { defaultValues } from './params.ts';
import type { Engine, Scene, View } from './scene.ts';
import { type Simulation, startSimulation } from './simulation.ts';

/** A scene at a moment, as elements of SVG. */
export interface Poster {
  /** In CSS pixels, as wide as the text of a page. */
  width: number;
  height: number;
  elements: SvgElement[];
}

/** Seconds after the start of a scene that says nothing else. */
const DEFAULT_MOMENT = 1;
const WIDTH = 720;
/** Heights between which a picture stays, whatever its view. */
const HEIGHT = { least: 240, most: 440 };

/** Runs a scene up to its moment, and draws it. The same scene gives the same picture. */
export function drawPoster(engine: Engine, scene: Scene): Poster {
  const simulation = startSimulation(engine, scene, defaultValues(scene.params));
  runFor(simulation, scene.poster ?? DEFAULT_MOMENT);
  const { stage } = simulation;
  const { width, height } = pictureSize(stage.view);
  const { pen, elements } = createSvgPen(fitCamera(stage.view, width, height));
  createWorldDrawer(engine)(pen, stage.world, {
    poseOf: simulation.poseOf,
    layers: FIRST_LAYERS,
  });
  stage.draw?.(pen);
  return { width, height, elements };
}

/** Steps a scene for so many of its seconds. */
export function runFor(simulation: Simulation, seconds: number): void {
  const steps = Math.round(seconds / simulation.dt);
  for (let step = 0; step < steps; step++) simulation.step();
}

/** The size in CSS pixels in which a view is shown where there is room. */
export function pictureSize({ width, height }: View): { width: number; height: number } {
  const fitting = Math.round((WIDTH * height) / width);
  return { width: WIDTH, height: Math.min(HEIGHT.most, Math.max(HEIGHT.least, fitting)) };
}
