import { readValues } from '../params.ts';
import type { Engine, Scene, Values } from '../scene.ts';
import { saveSettings } from '../settings.ts';
import { createGhost } from '../time/ghost.ts';
import { inputOf } from '../time/input.ts';
import { type Session, startSession } from '../time/session.ts';
import { plotsOf, timelineOf } from '../time/timeline.ts';
import { exportedScene, summaryOf } from './exportedScene.ts';
import { failureOf } from './failure.ts';
import { createPlayback } from './playback.ts';
import type { Command, InteractionCommand, Report, SceneCommand } from './protocol.ts';
import { movableBoxes, statusOf } from './status.ts';
import { type Canvas, createViewport } from './viewport.ts';

/** What a runner needs from where it runs: a worker, or a test. */
export interface RunnerEnvironment {
  /** Loads code as a module: its URL, as in stack traces, and its exports. */
  load: (code: string) => { url: string; exports: Promise<Record<string, unknown>> };
  /** Calls back before the next frame, with a time in milliseconds. */
  onFrame: (callback: (time: number) => void) => void;
  report: (report: Report, transfer?: Transferable[]) => void;
  /** Returns a time in milliseconds; `performance.now()` by default. */
  clock?: () => number;
}

/** Milliseconds between two reports of the status. */
const STATUS_INTERVAL = 100;
/** Milliseconds of a frame in which a run is repeated, so that commands are still answered. */
const REPEAT_BUDGET = 12;

/** A scene from its start to its end or restart. */
interface Run {
  session: Session;
  /** When the next status is due, in milliseconds. */
  nextStatus: number;
  /** Whether the scene listens to keys, as last reported to the page. */
  reportedKeys?: boolean;
}

/**
 * Runs the code of scenes and draws them on a canvas, as its page commands.
 * @returns `send` takes commands; `fail` takes errors that code threw outside of calls, such as in promises
 */
export function createSceneRunner(
  engine: Engine,
  canvas: Canvas,
  { load, onFrame, report, clock = () => performance.now() }: RunnerEnvironment,
): { send: (command: Command) => void; fail: (error: unknown) => void } {
  const restoreSettings = saveSettings(engine);
  const viewport = createViewport(engine, canvas);
  const ghost = createGhost(engine, restoreSettings);
  let run: Run | undefined;
  /** URL of the code, for stack traces. */
  let url = '';
  /** Only the first failure of a run is reported. */
  let hasFailed = false;
  /** Commands that wait while code is loading. */
  let queue: Command[] | undefined;
  let plotted: readonly string[] = [];

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    run = undefined;
    playback.pause();
    report({ type: 'failed', failure: failureOf(error, url) });
  };
  /** What the scene's code throws ends the run. */
  const guard = (action: () => void) => {
    try {
      action();
    } catch (error) {
      fail(error);
    }
  };

  /** An example can start to listen to keys at any time; until then the page keeps the keys. */
  const reportScene = (run: Run) => {
    const { scene, simulation } = run.session;
    const summary = summaryOf(scene, simulation().stage);
    if (summary.hasKeys === run.reportedKeys) return;
    run.reportedKeys = summary.hasKeys;
    report({ type: 'started', scene: summary });
  };
  const reportStatus = ({ session }: Run) => {
    const [simulation, dragger] = [session.simulation(), session.interaction().dragger()];
    report({ type: 'status', ...statusOf(simulation, dragger, playback.isPlaying()) });
    const boxes = movableBoxes(simulation.stage, viewport.camera(simulation.stage.view));
    report({ type: 'movable', boxes }, [boxes.buffer]);
  };
  const reportTime = ({ session }: Run) => {
    report({ type: 'timeline', ...timelineOf(session, ghost.hasFilm()) });
    if (plotted.length === 0) return;
    const plots = plotsOf(session, plotted);
    report(
      { type: 'plots', plots },
      plots.map(({ values }) => values.buffer),
    );
  };

  /** Continues what takes several frames: filming a run, or repeating it up to an earlier step. */
  const repeat = ({ session }: Run) => {
    const end = clock() + REPEAT_BUDGET;
    const hasTime = () => clock() < end;
    if (ghost.isFilming()) {
      if (ghost.approach(hasTime)) start(session.scene, session.values);
    } else if (session.approach(hasTime)) {
      report({ type: 'values', values: { ...session.values } });
    }
    playback.requestFrame();
  };
  const draw = ({ session }: Run) => {
    const { film, shown, isThere, simulation, interaction } = session;
    viewport.draw({
      simulation: simulation(),
      dragger: interaction().dragger(),
      past: isThere() ? undefined : film.frame(shown()),
      ghost: ghost.frame(shown()),
    });
  };

  const playback = createPlayback(onFrame, (time, seconds) => {
    // A failing step ends the run, but its result so far is still drawn.
    const current = run;
    if (!current) return;
    const { session } = current;
    if (ghost.isFilming() || !session.isThere()) guard(() => repeat(current));
    else if (seconds !== undefined) guard(() => session.advance(seconds));
    guard(() => draw(current));
    if (playback.isPlaying() && time < current.nextStatus) return;
    current.nextStatus = time + STATUS_INTERVAL;
    guard(() => {
      reportScene(current);
      if (session.isThere()) reportStatus(current);
      reportTime(current);
    });
  });

  const start = (scene: Scene, values: Values) => {
    const session = startSession(engine, scene, values, restoreSettings);
    run = { session, nextStatus: 0 };
    viewport.fit();
    reportScene(run);
    playback.requestFrame();
  };

  const loadAndStart = async ({ code, values, playing }: Extract<Command, { type: 'run' }>) => {
    run = undefined;
    hasFailed = false;
    queue = [];
    playback.pause();
    ghost.forget();
    try {
      const loaded = load(code);
      url = loaded.url;
      const scene = exportedScene(await loaded.exports);
      // Code can fail while it loads, such as in a promise that it doesn't wait for.
      if (hasFailed) return;
      if (playing) playback.play();
      start(scene, { ...readValues(scene.params, values) });
    } catch (error) {
      fail(error);
    } finally {
      const waiting = queue;
      queue = undefined;
      waiting.forEach(send);
    }
  };

  const setValues = ({ session }: Run, given: Record<string, unknown>) => {
    const { scene, values } = session;
    const next = readValues(scene.params, { ...values, ...given });
    const needsRestart = Object.entries(scene.params ?? {}).some(
      ([name, { restart }]) => restart && next[name] !== values[name],
    );
    if (needsRestart) return start(scene, Object.assign(values, next));
    const changed = Object.keys(given).filter((name) => Object.hasOwn(next, name));
    session.apply({
      type: 'values',
      values: Object.fromEntries(changed.map((name) => [name, next[name]])),
    });
  };

  const handle = (command: Command) => {
    switch (command.type) {
      case 'run':
        return void loadAndStart(command);
      case 'size':
        return viewport.resize(command.size);
      case 'palette':
        return viewport.setPalette(command.palette);
      case 'layers':
        return viewport.setLayers(command.layers);
      case 'highlight':
        return viewport.setHighlight(command.name);
      case 'rate':
        return playback.setRate(command.rate);
      case 'visibility':
        return playback.setVisible(command.isVisible);
      case 'snapshot':
        return void viewport.snapshot(command.background).then((png) => {
          if (png) report({ type: 'snapshot', png });
        }, fail);
      case 'ping':
        return report({ type: 'alive' });
      default:
        if (run) handleInRun(run, command);
    }
  };

  const handleInRun = (run: Run, command: SceneCommand | InteractionCommand) => {
    const { session } = run;
    const { view } = session.simulation().stage;
    switch (command.type) {
      case 'play':
        return playback.play();
      case 'pause':
        return playback.pause();
      case 'step':
        playback.pause();
        return session.step();
      case 'stepBack':
        playback.pause();
        return session.goTo(session.shown() - 1);
      case 'goTo':
        playback.pause();
        return session.goTo(command.step);
      case 'keep':
        return ghost.keep(session);
      case 'forget':
        return ghost.forget();
      case 'plot':
        plotted = command.names;
        return;
      case 'reset':
        return start(session.scene, session.values);
      case 'values':
        return setValues(run, command.values);
      case 'pan':
        return viewport.pan(view, { x: command.dx, y: command.dy });
      case 'zoom':
        return viewport.zoom(view, command.factor, command.at);
      case 'fit':
        return viewport.fit();
      default:
        return session.apply(inputOf(command, viewport.camera(view)));
    }
  };

  const send = (command: Command) => {
    if (queue && command.type !== 'ping') {
      queue.push(command);
      return;
    }
    guard(() => handle(command));
    playback.requestFrame();
  };
  return { send, fail };
}
