import type { World } from 'planck';
import { type Camera, fitCamera, followView, pan, resizeCamera, toWorld, zoom } from '../camera.ts';
import { createCanvasPen, type Palette } from '../draw/canvasPen.ts';
import { createWorldDrawer, FIRST_LAYERS, type Layer } from '../draw/world.ts';
import { createHand, type Hand } from '../hand.ts';
import { readValues } from '../params.ts';
import type { Engine, Scene, Values, View } from '../scene.ts';
import { keepSettings } from '../settings.ts';
import { type Simulation, startSimulation } from '../simulation.ts';
import { factsOf, sceneOf } from './facts.ts';
import { failureOf } from './failure.ts';
import type { Command, Report, Size } from './protocol.ts';
import { movableBoxes, statusOf } from './status.ts';

/** What a stage needs of where it runs: a worker, or a test. */
export interface Surroundings {
  /** Runs code as a module: the address that stacks know it by, and its exports or what it throws. */
  load: (code: string) => { url: string; exports: Promise<Record<string, unknown>> };
  /** Calls back before the next frame, with a time in milliseconds. */
  onFrame: (callback: (time: number) => void) => void;
  report: (report: Report, transfer?: Transferable[]) => void;
}

/** Milliseconds between two reports of what the status line says. */
const STATUS_INTERVAL = 100;

/** A scene that runs. */
interface Run {
  scene: Scene;
  values: Values;
  simulation: Simulation;
  camera: Camera;
  /** What the camera was set for. */
  view: View;
  /** What the page was told last; undefined before it was. */
  hasKeys?: boolean;
}

/**
 * The place where a scene runs and is drawn.
 * @returns `obey` takes commands, and `fail` what code threw on its own, such as in a promise
 */
export function createStage(
  engine: Engine,
  canvas: Pick<OffscreenCanvas, 'width' | 'height' | 'getContext'>,
  { load, onFrame, report }: Surroundings,
) {
  const drawWorld = createWorldDrawer(engine);
  const restoreSettings = keepSettings(engine);
  const hands = new WeakMap<World, Hand>();
  const context = canvas.getContext('2d');
  let size: Size = { width: 1, height: 1, ratio: 1 };
  let palette: Palette | undefined;
  let layers: ReadonlySet<Layer> = FIRST_LAYERS;
  let run: Run | undefined;
  /** Where the code runs, also before there is a scene. */
  let url = '';
  /** The code threw: nothing more happens until it is run anew, and nothing more is told. */
  let hasFailed = false;
  let isPlaying = false;
  let isInSight = true;
  let rate = 1;
  /** What was asked while the code of a run came: it waits until that has begun. */
  let held: Command[] | undefined;
  let isFrameComing = false;
  /** Time of the frame before, in milliseconds; undefined after a pause, which counts for nothing. */
  let lastFrame: number | undefined;
  let lastStatus = Number.NEGATIVE_INFINITY;

  const askForFrame = () => {
    if (isFrameComing || !isInSight) return;
    isFrameComing = true;
    onFrame(frame);
  };

  const frame = (time: number) => {
    isFrameComing = false;
    if (!run || hasFailed || !isInSight) return;
    if (isPlaying) {
      const passed = lastFrame === undefined ? 0 : (time - lastFrame) / 1000;
      attempt(() => run?.simulation.advance(passed * rate));
      lastFrame = time;
    }
    attempt(draw);
    if (!isPlaying || time - lastStatus >= STATUS_INTERVAL) {
      lastStatus = time;
      attempt(tell);
    }
    if (isPlaying) askForFrame();
  };

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    isPlaying = false;
    report({ type: 'failed', failure: failureOf(error, url) });
  };

  /** What code throws ends the run, and is told. */
  const attempt = (action: () => void) => {
    try {
      action();
    } catch (error) {
      fail(error);
    }
  };

  const draw = () => {
    if (!run || !context || !palette) return;
    const { view } = run.simulation.stage;
    run.camera = followView(run.camera, run.view, view);
    run.view = view;
    const { simulation, camera } = run;
    const hand = handOf(run);
    context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.lineJoin = 'round';
    context.font = '13px system-ui, sans-serif';
    const pen = createCanvasPen(context, camera, palette);
    drawWorld(pen, simulation.stage.world, {
      poseOf: simulation.poseOf,
      layers,
      chosen: hand.chosen(),
      hidden: hand.joint(),
    });
    simulation.stage.draw?.(pen);
    const aim = hand.aim();
    if (aim) pen.line(aim, { stroke: 'accent', dashed: true });
  };

  /** Examples may listen to keys at any time: a page that knows nothing of it keeps the keys. */
  const introduce = (run: Run) => {
    const scene = factsOf(run.scene, run.simulation.stage);
    if (scene.hasKeys === run.hasKeys) return;
    run.hasKeys = scene.hasKeys;
    report({ type: 'started', scene });
  };

  const tell = () => {
    if (!run) return;
    introduce(run);
    report({ type: 'status', ...statusOf(run.simulation, handOf(run), isPlaying) });
    const boxes = movableBoxes(run.simulation, run.camera);
    report({ type: 'movable', boxes }, [boxes.buffer]);
  };

  /** The hand in the scene's world, which is another one after it was restored. */
  const handOf = ({ simulation }: Run): Hand => {
    const world = simulation.world();
    const hand = hands.get(world) ?? createHand(engine, world, () => simulation.stage.mouseForce);
    hands.set(world, hand);
    return hand;
  };

  const begin = (scene: Scene, values: Values) => {
    // A run may have changed the engine's settings, which hold for all worlds.
    restoreSettings();
    const simulation = startSimulation(engine, scene, values);
    const { view } = simulation.stage;
    const camera = fitCamera(view, size.width, size.height);
    run = { scene, values, simulation, camera, view };
    introduce(run);
    lastFrame = undefined;
    lastStatus = Number.NEGATIVE_INFINITY;
    askForFrame();
  };

  const start = async (command: Extract<Command, { type: 'run' }>) => {
    run = undefined;
    hasFailed = false;
    held = [];
    try {
      const loaded = load(command.code);
      url = loaded.url;
      const scene = sceneOf(await loaded.exports);
      isPlaying = command.playing;
      // What the code began on its own may have failed meanwhile.
      if (!hasFailed) begin(scene, { ...readValues(scene.params, command.values) });
    } catch (error) {
      fail(error);
    }
    const waiting = held;
    held = undefined;
    waiting.forEach(take);
  };

  const reset = () => {
    if (run) begin(run.scene, run.values);
  };

  const setValues = (given: Record<string, unknown>) => {
    if (!run) return;
    const { scene, values } = run;
    const next = readValues(scene.params, { ...values, ...given });
    const isOther = Object.entries(scene.params ?? {}).some(
      ([name, { restart }]) => restart && next[name] !== values[name],
    );
    // The scene holds this very object.
    Object.assign(values, next);
    if (isOther) begin(scene, values);
  };

  const setCamera = (camera: (before: Camera) => Camera) => {
    if (run) run.camera = camera(run.camera);
  };

  const fit = () => {
    if (!run) return;
    run.view = run.simulation.stage.view;
    run.camera = fitCamera(run.view, size.width, size.height);
  };

  const resize = (next: Size) => {
    // What isn't displayed has no size, and comes back as it was.
    if (next.width === 0 || next.height === 0) return;
    size = next;
    canvas.width = Math.round(size.width * size.ratio);
    canvas.height = Math.round(size.height * size.ratio);
    if (run) run.camera = resizeCamera(run.camera, run.view, size.width, size.height);
  };

  const play = (playing: boolean) => {
    isPlaying = playing;
    lastFrame = undefined;
  };

  const withHand = (
    use: (hand: Hand, at: (point: { x: number; y: number }) => { x: number; y: number }) => void,
  ) => {
    if (!run) return;
    const { camera } = run;
    use(handOf(run), (point) => toWorld(camera, point));
  };

  const obey = (command: Command) => {
    switch (command.type) {
      case 'run':
        return void start(command);
      case 'size':
        return resize(command.size);
      case 'palette':
        palette = command.palette;
        return;
      case 'layers':
        layers = new Set(command.layers);
        return;
      case 'play':
        return play(true);
      case 'pause':
        return play(false);
      case 'step':
        play(false);
        return run?.simulation.step();
      case 'reset':
        return reset();
      case 'rate':
        rate = command.rate;
        return;
      case 'values':
        return setValues(command.values);
      case 'sight':
        isInSight = command.isInSight;
        lastFrame = undefined;
        return;
      case 'grab':
        return withHand((hand, at) =>
          hand.grab(at(command), command.reach / (run?.camera.scale ?? 1)),
        );
      case 'drag':
        return withHand((hand, at) => hand.move(at(command)));
      case 'release':
        return withHand((hand) => hand.release());
      case 'pan':
        return setCamera((camera) => pan(camera, command.dx, command.dy));
      case 'zoom':
        return setCamera((camera) => {
          const view = run?.simulation.stage.view;
          const fitting = view ? fitCamera(view, size.width, size.height).scale : camera.scale;
          const middle = { x: size.width / 2, y: size.height / 2 };
          return zoom(camera, command.factor, command.at ?? middle, fitting);
        });
      case 'fit':
        return fit();
      case 'choose':
        return withHand((hand) => hand.choose(command.direction));
      case 'push':
        return withHand((hand) => hand.push(command));
      case 'key':
        return run?.simulation.stage.keys?.[command.isDown ? 'down' : 'up'](command.key);
      case 'keysUp':
        return run?.simulation.stage.keys?.release();
      case 'control':
        return run?.simulation.stage.controls?.[command.name]?.();
      case 'ping':
        return report({ type: 'alive' });
    }
  };

  const take = (command: Command): void => {
    if (held && command.type !== 'ping') return void held.push(command);
    attempt(() => obey(command));
    askForFrame();
  };
  return { obey: take, fail };
}
