import type { Vec2Value } from 'planck';
import type { BodyDragger } from '../bodyDragger.ts';
import { type Camera, createCamera, NO_ADJUSTMENT, pan, zoomAt } from '../camera.ts';
import { type CanvasContext, createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import { createWorldDrawer, DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type { Engine, View } from '../scene.ts';
import type { Simulation } from '../simulation.ts';
import type { Size } from './protocol.ts';

/** The part of a canvas that a viewport uses. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (type: '2d') => CanvasContext | null;
}

/** What a scene is drawn on, and how a reader looks at it. */
export interface Viewport {
  /** A size of 0, as in a hidden tab, is ignored. */
  resize: (size: Size) => void;
  setPalette: (palette: Palette) => void;
  setLayers: (layers: readonly Layer[]) => void;
  /** Maps the world to the picture, given the view of the scene. */
  camera: (view: View) => Camera;
  /** Undoes pan and zoom. */
  fit: () => void;
  /** Moves the picture by so many CSS pixels. */
  pan: (view: View, by: Vec2Value) => void;
  /** Zooms around a point of the picture in CSS pixels, the middle by default. */
  zoom: (view: View, factor: number, at?: Vec2Value) => void;
  /** Draws nothing before there is a palette. */
  draw: (simulation: Simulation, dragger: BodyDragger) => void;
}

export function createViewport(engine: Engine, canvas: Canvas): Viewport {
  const drawWorld = createWorldDrawer(engine);
  const context = canvas.getContext('2d');
  let size: Size = { width: 1, height: 1, ratio: 1 };
  let palette: Palette | undefined;
  let layers: ReadonlySet<Layer> = DEFAULT_LAYERS;
  let adjustment = NO_ADJUSTMENT;

  const camera = (view: View) => createCamera(view, size, adjustment);

  return {
    camera,
    resize: (next) => {
      if (next.width === 0 || next.height === 0) return;
      size = next;
      canvas.width = Math.round(size.width * size.ratio);
      canvas.height = Math.round(size.height * size.ratio);
    },
    setPalette: (next) => {
      palette = next;
    },
    setLayers: (next) => {
      layers = new Set(next);
    },
    fit: () => {
      adjustment = NO_ADJUSTMENT;
    },
    pan: (view, by) => {
      adjustment = pan(adjustment, camera(view), view, by);
    },
    zoom: (view, factor, at = { x: size.width / 2, y: size.height / 2 }) => {
      adjustment = zoomAt(adjustment, camera(view), view, factor, at);
    },
    draw: ({ stage, poseOf }, dragger) => {
      if (!context || !palette) return;
      context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      context.lineJoin = 'round';
      context.font = '13px system-ui, sans-serif';
      const pen = createCanvasPen(context, camera(stage.view), palette);
      const [selected, hidden] = [dragger.selected(), dragger.joint()];
      drawWorld(pen, stage.world, { poseOf, layers, selected, hidden });
      stage.draw?.(pen);
      const aim = dragger.aim();
      if (aim) pen.line(aim, { stroke: 'accent', dashed: true });
    },
  };
}
