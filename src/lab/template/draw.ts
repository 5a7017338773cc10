import * as planck from 'planck';
import type { Stage } from '#scene';
import { createCamera, toWorld } from '../draw/camera.ts';
import { createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import { createWorldDrawer, DEFAULT_LAYERS } from '../draw/world.ts';

/** The colors of scenes in the light theme. */
export const PALETTE: Palette = {
  static: '#a9b6c4',
  kinematic: '#a897ee',
  dynamic: '#64a7ee',
  asleep: '#c8dbf0',
  sensor: 'rgb(190 130 20 / 20%)',
  water: 'rgb(60 140 255 / 30%)',
  outline: '#26323e',
  joint: '#1b6e3c',
  accent: '#d9730d',
  emphasis: '#a85206',
  good: '#1b6e3c',
  bad: '#b3261e',
  quiet: '#dde3e9',
  box: '#7d8b99',
  jade: '#2cb29d',
  moss: '#80b136',
  amber: '#d09c1a',
  rose: '#ee829d',
};

/** Draws stages on a canvas, as large as their view fits. */
export function createDrawing(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const drawWorld = createWorldDrawer(planck);
  let camera = createCamera({ x: 0, y: 0, width: 1, height: 1 }, { width: 1, height: 1 });
  const poseOf = (body: planck.Body) => ({ ...body.getPosition(), angle: body.getAngle() });

  const draw = (stage: Stage) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    context.scale(devicePixelRatio, devicePixelRatio);
    const { view } = stage;
    const shake = (!motion.matches && stage.shake?.()) || { x: 0, y: 0 };
    const shaken = { ...view, x: view.x + shake.x, y: view.y + shake.y };
    camera = createCamera(shaken, { width, height });
    const pen = createCanvasPen(context, camera, PALETTE);
    drawWorld(pen, stage.world, { poseOf, layers: DEFAULT_LAYERS });
    stage.draw?.({ ...pen, poseOf });
  };

  return {
    draw,
    /** Returns the world point under a pointer. */
    toWorld: ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) =>
      toWorld(camera, { x: offsetX, y: offsetY }),
  };
}
