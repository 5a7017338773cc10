import type { Vec2Value } from 'planck';
import {
  type Adjustment,
  type Camera,
  createCamera,
  NO_ADJUSTMENT,
  pan,
  zoomAt,
} from '../draw/camera.ts';
import { createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import { createWorldDrawer, DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type { Viewpoint } from '../inspect/viewpoint.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine, Stage, View } from '../model/scene.ts';
import type { Screen, Size } from '../protocol/protocol.ts';
import type { Frame } from '../time/film.ts';
import { createFilmDrawer } from '../time/filmDrawer.ts';
import type { Session } from '../time/session.ts';
import type { Playback } from './playback.ts';
import { type Canvas, createSheet } from './sheet.ts';

/** Settings that change how scenes are drawn. */
interface Look {
  /** Colors of the theme; until they arrive, nothing is drawn. */
  palette?: Palette;
  layers: ReadonlySet<Layer>;
  /** Name of one of the scene's `highlights`. */
  highlight?: string;
  isMotionReduced: boolean;
  /** Whether code that fails while it draws leaves the last picture as it was. */
  keepsPicture?: boolean;
}

/** Minimum number of pixels of a saved picture, per CSS pixel. */
const SNAPSHOT_RATIO = 2;

/** What a picture shows. */
type Run = [session: Session, ghost?: Frame, drawInside?: (pen: Pen) => void];

export type Viewport = ReturnType<typeof createViewport>;

/**
 * Draws scenes on a canvas, with the reader's pan and zoom.
 * @param draft a second canvas, for pictures that are only shown when they are complete
 */
export function createViewport(engine: Engine, canvas: Canvas, draft?: Canvas) {
  const drawWorld = createWorldDrawer(engine);
  const films = createFilmDrawer(engine);
  const sheet = createSheet(canvas, draft);
  let size: Size = { width: 1, height: 1, ratio: 1 };
  let look: Look = { layers: DEFAULT_LAYERS, isMotionReduced: false };
  let adjustment = NO_ADJUSTMENT;
  /** What is on the canvas. */
  let shown: Run | undefined;

  const camera = (view: View): Camera => createCamera(view, size, adjustment);

  /** Resizes the picture. Ignores a size of 0, as in a hidden tab. */
  const resize = (next: Size) => {
    if (next.width === 0 || next.height === 0) return;
    size = next;
    sheet.resize(Math.round(size.width * size.ratio), Math.round(size.height * size.ratio));
  };

  /**
   * Draws a run: its world, or its film while the world hasn't reached the displayed step.
   * @param ghost a frame to draw behind it, to compare two runs
   * @param drawInside draws on top of the world, below the scene's own drawings
   */
  const draw = (...run: Run) => {
    const [session, ghost, drawInside] = run;
    shown = run;
    const { palette, keepsPicture } = look;
    const { stage, view, alpha } = session.simulation();
    const context = sheet.begin(keepsPicture === true && !stage.program);
    if (!context || !palette) return;
    context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.lineJoin = 'round';
    const past = session.past();
    if (stage.program?.paint(context, camera(view()))) return;
    const visibleView = past || look.isMotionReduced ? view() : shakeView(view(), stage);
    if (!past) stage.game?.draw(context, camera(visibleView), alpha());
    const pen = createCanvasPen(context, camera(visibleView), palette);
    if (ghost) films.drawGhost(pen, ghost);
    if (past) films.draw(pen, past);
    else drawScene(pen, session, look, drawWorld, drawInside);
    sheet.end(context);
  };

  return {
    camera,
    screen: (): Screen => ({ ...size, isMotionReduced: look.isMotionReduced }),
    resize,
    set: (changes: Partial<Look>) => {
      look = { ...look, ...changes };
    },
    /** Describes what the reader sees. */
    viewpoint: (
      { simulation, interaction }: Session,
      playback: Pick<Playback, 'isPlaying'>,
    ): Viewpoint => {
      const { stage, poseOf, dt, view } = simulation();
      const dragger = interaction().dragger();
      return {
        ...{ world: stage.world, poseOf, dt, layers: look.layers, camera: camera(view()) },
        ...{ selected: dragger.selected(), hidden: dragger.joint() },
        isPlaying: playback.isPlaying() && stage.speed !== 0,
      };
    },
    /** Returns the reader's pan and zoom; undefined if there is none. */
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
    /**
     * Returns the current picture as PNG; undefined where canvases can't be encoded.
     * @param background color behind a picture that is large enough for print; by default, the picture is as on screen
     */
    snapshot: async (background?: string): Promise<Blob | undefined> => {
      if (background === undefined || !shown) return sheet.encode();
      const onScreen = size;
      resize({ ...size, ratio: Math.max(SNAPSHOT_RATIO, size.ratio) });
      draw(...shown);
      sheet.fill(background);
      // Copies the canvas before it returns.
      const png = sheet.encode();
      resize(onScreen);
      draw(...shown);
      return png;
    },
    draw,
  };
}

/** Returns a view as the scene shakes it. */
function shakeView(view: View, { shake }: Stage): View {
  const by = shake?.();
  return by ? { ...view, x: view.x + by.x, y: view.y + by.y } : view;
}

function drawScene(
  pen: Pen,
  { simulation, interaction }: Session,
  { layers, highlight }: Look,
  drawWorld: ReturnType<typeof createWorldDrawer>,
  drawInside?: (pen: Pen) => void,
): void {
  const { stage, poseOf } = simulation();
  const dragger = interaction().dragger();
  const [selected, hidden] = [dragger.selected(), dragger.joint()];
  if (!stage.game) drawWorld(pen, stage.world, { poseOf, layers, selected, hidden });
  drawInside?.(pen);
  const scenePen = { ...pen, poseOf };
  stage.draw?.(scenePen);
  if (highlight !== undefined) stage.highlights?.[highlight]?.(scenePen);
  const aim = dragger.aim();
  if (aim) pen.line(aim, { stroke: 'accent', dashed: true });
}
