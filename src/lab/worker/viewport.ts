import type { Vec2Value } from 'planck';
import {
  type Adjustment,
  type Camera,
  createCamera,
  NO_ADJUSTMENT,
  pan,
  zoomAt,
} from '../draw/camera.ts';
import { type CanvasContext, createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import { createWorldDrawer, DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type { Sight } from '../inspect/sight.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine, Stage, View } from '../model/scene.ts';
import type { Size } from '../protocol/protocol.ts';
import type { BodyDragger } from '../simulation/bodyDragger.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Frame } from '../time/film.ts';
import { createFilmDrawer } from '../time/filmDrawer.ts';

/** The part of a canvas that a viewport uses. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (type: '2d') => CanvasContext | null;
  /** Encodes the picture as PNG. */
  convertToBlob?: () => Promise<Blob>;
}

/** What a picture shows. */
interface Shown {
  simulation: Simulation;
  dragger: BodyDragger;
  /** Drawn instead of the simulation, which is on its way there. */
  past?: Frame;
  /** Drawn behind, to compare two runs. */
  ghost?: Frame;
  /** Draws on top of the world, below what the scene itself draws. */
  drawInside?: (pen: Pen) => void;
}

/** Draws scenes on a canvas, as a reader has panned and zoomed them. */
export function createViewport(engine: Engine, canvas: Canvas) {
  const drawWorld = createWorldDrawer(engine);
  const films = createFilmDrawer(engine);
  const context = canvas.getContext('2d');
  let size: Size = { width: 1, height: 1, ratio: 1 };
  let palette: Palette | undefined;
  let layers: ReadonlySet<Layer> = DEFAULT_LAYERS;
  let highlight: string | undefined;
  let adjustment = NO_ADJUSTMENT;
  let isMotionReduced = false;

  /** Returns the camera for the view of a scene. */
  const camera = (view: View): Camera => createCamera(view, size, adjustment);
  /** Returns a view as the scene shakes it. */
  const shaken = (view: View, { shake }: Stage): View => {
    const by = isMotionReduced ? undefined : shake?.();
    return by ? { ...view, x: view.x + by.x, y: view.y + by.y } : view;
  };

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
    setReducedMotion: (isOn: boolean) => {
      isMotionReduced = isOn;
    },
    /** Describes what the reader sees. */
    sight: (
      { stage, poseOf, dt, view }: Simulation,
      dragger: BodyDragger,
      isPlaying: boolean,
    ): Sight => ({
      ...{ world: stage.world, poseOf, dt, layers, camera: camera(view()) },
      ...{ selected: dragger.selected(), hidden: dragger.joint() },
      isPlaying: isPlaying && stage.speed !== 0,
    }),
    setLayers: (next: readonly Layer[]) => {
      layers = new Set(next);
    },
    /** @param name of one of the scene's `highlights` */
    setHighlight: (name: string | undefined) => {
      highlight = name;
    },
    /** How the reader has panned and zoomed; undefined if not at all. */
    adjustment: () => (adjustment === NO_ADJUSTMENT ? undefined : adjustment),
    adjust: (next: Adjustment) => {
      adjustment = next;
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
    /** Returns the current picture as PNG; undefined where canvases can't be encoded. */
    snapshot: async (background: string): Promise<Blob | undefined> => {
      if (!context) return undefined;
      context.save();
      context.resetTransform();
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.restore();
      return canvas.convertToBlob?.();
    },
    /** Draws nothing before there is a palette. */
    draw: ({ simulation: { stage, poseOf, view }, dragger, past, ghost, drawInside }: Shown) => {
      if (!context || !palette) return;
      context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      context.lineJoin = 'round';
      const pen = createCanvasPen(context, camera(past ? view() : shaken(view(), stage)), palette);
      if (ghost) films.drawGhost(pen, ghost);
      if (past) return films.draw(pen, past);
      const [selected, hidden] = [dragger.selected(), dragger.joint()];
      drawWorld(pen, stage.world, { poseOf, layers, selected, hidden });
      drawInside?.(pen);
      const scenePen = { ...pen, poseOf };
      stage.draw?.(scenePen);
      if (highlight !== undefined) stage.highlights?.[highlight]?.(scenePen);
      const aim = dragger.aim();
      if (aim) pen.line(aim, { stroke: 'accent', dashed: true });
    },
  };
}
