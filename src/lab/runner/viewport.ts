import type { Vec2Value } from 'planck';
import type { BodyDragger } from '../bodyDragger.ts';
import { type Camera, createCamera, NO_ADJUSTMENT, pan, zoomAt } from '../camera.ts';
import { type CanvasContext, createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import type { Pen } from '../draw/pen.ts';
import { createWorldDrawer, DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type { Sight } from '../inspect/sight.ts';
import type { Engine, View } from '../scene.ts';
import type { Simulation } from '../simulation.ts';
import type { Size } from './protocol.ts';

/** The part of a canvas that a viewport uses. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (type: '2d') => CanvasContext | null;
}

/** Draws scenes on a canvas, as a reader has panned and zoomed them. */
export function createViewport(engine: Engine, canvas: Canvas) {
  const drawWorld = createWorldDrawer(engine);
  const context = canvas.getContext('2d');
  let size: Size = { width: 1, height: 1, ratio: 1 };
  let palette: Palette | undefined;
  let layers: ReadonlySet<Layer> = DEFAULT_LAYERS;
  let adjustment = NO_ADJUSTMENT;

  /** Returns the camera for the view of a scene. */
  const camera = (view: View): Camera => createCamera(view, size, adjustment);

  return {
    camera,
    /** Ignores a size of 0, as in a hidden tab. */
    resize: (next: Size) => {
      if (next.width === 0 || next.height === 0) return;
      size = next;
      canvas.width = Math.round(size.width * size.ratio);
      canvas.height = Math.round(size.height * size.ratio);
    },
    setPalette: (next: Palette) => {
      palette = next;
    },
    /** Describes what the reader sees. */
    sight: (
      { stage, poseOf, dt }: Simulation,
      dragger: BodyDragger,
      isPlaying: boolean,
    ): Sight => ({
      ...{ world: stage.world, poseOf, dt, layers, camera: camera(stage.view) },
      ...{ selected: dragger.selected(), hidden: dragger.joint() },
      isPlaying: isPlaying && stage.speed !== 0,
    }),
    setLayers: (next: readonly Layer[]) => {
      layers = new Set(next);
    },
    /** Undoes pan and zoom. */
    fit: () => {
      adjustment = NO_ADJUSTMENT;
    },
    /** Moves the picture by a distance in CSS pixels. */
    pan: (view: View, by: Vec2Value) => {
      adjustment = pan(adjustment, camera(view), view, by);
    },
    /** Zooms around a point of the picture in CSS pixels, the middle by default. */
    zoom: (view: View, factor: number, at = { x: size.width / 2, y: size.height / 2 }) => {
      adjustment = zoomAt(adjustment, camera(view), view, factor, at);
    },
    /**
     * Draws nothing before there is a palette.
     * @param drawInside draws on top of the world, below what the scene itself draws
     */
    draw: (
      { stage, poseOf }: Simulation,
      dragger: BodyDragger,
      drawInside?: (pen: Pen) => void,
    ) => {
      if (!context || !palette) return;
      context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      context.lineJoin = 'round';
      context.font = '13px system-ui, sans-serif';
      const pen = createCanvasPen(context, camera(stage.view), palette);
      const [selected, hidden] = [dragger.selected(), dragger.joint()];
      drawWorld(pen, stage.world, { poseOf, layers, selected, hidden });
      drawInside?.(pen);
      stage.draw?.(pen);
      const aim = dragger.aim();
      if (aim) pen.line(aim, { stroke: 'accent', dashed: true });
    },
  };
}
