import { type Camera, createCamera } from '../draw/camera.ts';
import { createSvgContext } from '../draw/svgContext.ts';
import { createSvgPen } from '../draw/svgPen.ts';
import { createWorldDrawer, DEFAULT_LAYERS } from '../draw/world.ts';
import { defaultValues } from '../model/params.ts';
import type { Poster, SvgElement } from '../model/poster.ts';
import type { Engine, GameControl, Scene, Stage, View } from '../model/scene.ts';
import { startSimulation } from '../simulation/simulation.ts';

/** Default time of a poster, in simulated seconds after the start of its scene. */
const DEFAULT_TIME = 1;
const WIDTH = 720;

/**
 * Runs a scene up to the time of its poster, and draws it. The same scene gives the same picture.
 * @param chooseView chooses the part of the world; the scene's own view by default
 */
export function drawPoster(
  engine: Engine,
  scene: Scene,
  chooseView: (stage: Stage) => View = ({ view }) => view,
): Poster {
  const simulation = startSimulation(scene, defaultValues(scene.params));
  const steps = Math.round((scene.poster ?? DEFAULT_TIME) / simulation.dt);
  for (let step = 0; step < steps; step++) simulation.step();
  const { stage } = simulation;
  const view = chooseView(stage);
  const size = { width: WIDTH, height: Math.round((WIDTH * view.height) / view.width) };
  const camera = createCamera(view, size);
  if (stage.game) return { ...size, elements: drawGame(stage.game, camera) };
  const { pen, elements } = createSvgPen(camera);
  createWorldDrawer(engine)(pen, stage.world, {
    poseOf: simulation.poseOf,
    layers: DEFAULT_LAYERS,
  });
  stage.draw?.({ ...pen, poseOf: simulation.poseOf });
  return { ...size, elements };
}

function drawGame({ draw }: GameControl, camera: Camera): SvgElement[] {
  const { context, elements } = createSvgContext();
  draw(context, camera, 1);
  return elements;
}
