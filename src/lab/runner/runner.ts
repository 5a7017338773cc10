import { readValues } from '../params.ts';
import type { Engine, Scene, Values } from '../scene.ts';
import { saveSettings } from '../settings.ts';
import { type Simulation, startSimulation } from '../simulation.ts';
import { exportedScene, summaryOf } from './exportedScene.ts';
import { failureOf } from './failure.ts';
import type { createInstruments, Instruments } from './instruments.ts';
import { createInteraction, type Interaction } from './interaction.ts';
import { createPlayback } from './playback.ts';
import type { Command, InteractionCommand, Report, SceneCommand } from './protocol.ts';
import { movableBoxes, statusOf } from './status.ts';
import { type Canvas, createViewport } from './viewport.ts';

/** What a runner needs from where it runs: a worker, or a test. */
export interface RunnerEnvironment {
  /** Loads code as a module: its URL, as in stack traces, and its exports. */
  load: (code: string) => { url: string; exports: Promise<Record<string, unknown>> };
  /** Runs the script of the instruments, and returns what it provides. */
  loadInstruments: (code: string) => typeof createInstruments;
  /** Calls back before the next frame, with a time in milliseconds. */
  onFrame: (callback: (time: number) => void) => void;
  report: (report: Report, transfer?: Transferable[]) => void;
}

/** Milliseconds between two reports of the status. */
const STATUS_INTERVAL = 100;

/** A scene from its start to its end or restart. */
interface Run {
  scene: Scene;
  /** The object that the scene keeps a reference to. */
  values: Values;
  simulation: Simulation;
  interaction: Interaction;
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
  { load, loadInstruments, onFrame, report }: RunnerEnvironment,
): { send: (command: Command) => void; fail: (error: unknown) => void } {
  const restoreSettings = saveSettings(engine);
  const viewport = createViewport(engine, canvas);
  let run: Run | undefined;
  /** Loaded when the reader first uses them. */
  let instruments: Instruments | undefined;
  /** URL of the code, for stack traces. */
  let url = '';
  /** Only the first failure of a run is reported. */
  let hasFailed = false;
  /** Commands that wait while code is loading. */
  let queue: Command[] | undefined;

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
    const summary = summaryOf(run.scene, run.simulation.stage);
    if (summary.hasKeys === run.reportedKeys) return;
    run.reportedKeys = summary.hasKeys;
    report({ type: 'started', scene: summary });
  };
  const sightOf = ({ simulation, interaction }: Run) =>
    viewport.sight(simulation, interaction.dragger(), playback.isPlaying());
  const reportStatus = (run: Run) => {
    const { simulation, interaction } = run;
    const item = instruments?.inspector.describe(sightOf(run));
    if (item) report({ type: 'inspected', item });
    const status = statusOf(simulation, interaction.dragger(), playback.isPlaying());
    report({ type: 'status', ...status, ...(item && { selected: item.title }) });
    const boxes = movableBoxes(simulation.stage, viewport.camera(simulation.stage.view));
    report({ type: 'movable', boxes }, [boxes.buffer]);
  };

  const playback = createPlayback(onFrame, (time, seconds) => {
    // A failing step ends the run, but its result so far is still drawn.
    const current = run;
    if (!current) return;
    const { simulation, interaction } = current;
    if (seconds !== undefined) guard(() => simulation.advance(seconds));
    guard(() =>
      viewport.draw(simulation, interaction.dragger(), (pen) =>
        instruments?.draw(pen, sightOf(current)),
      ),
    );
    if (playback.isPlaying() && time < current.nextStatus) return;
    current.nextStatus = time + STATUS_INTERVAL;
    guard(() => {
      reportScene(current);
      reportStatus(current);
    });
  });

  const start = (scene: Scene, values: Values) => {
    // Settings are global: a run must not inherit those of the run before.
    restoreSettings();
    const simulation = startSimulation(engine, scene, values);
    const interaction = createInteraction(engine, simulation.stage);
    run = { scene, values, simulation, interaction, nextStatus: 0 };
    viewport.fit();
    reportScene(run);
    playback.requestFrame();
  };

  const loadAndStart = async ({ code, values, playing }: Extract<Command, { type: 'run' }>) => {
    run = undefined;
    hasFailed = false;
    queue = [];
    playback.pause();
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

  const setValues = ({ scene, values }: Run, given: Record<string, unknown>) => {
    const next = readValues(scene.params, { ...values, ...given });
    const needsRestart = Object.entries(scene.params ?? {}).some(
      ([name, { restart }]) => restart && next[name] !== values[name],
    );
    Object.assign(values, next);
    if (needsRestart) start(scene, values);
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
      case 'instruments':
        instruments = loadInstruments(command.code)(engine);
        return;
      case 'rate':
        return playback.setRate(command.rate);
      case 'visibility':
        return playback.setVisible(command.isVisible);
      case 'ping':
        return report({ type: 'alive' });
      default:
        if (run) handleInRun(run, command);
    }
  };

  const handleInRun = (run: Run, command: SceneCommand | InteractionCommand) => {
    const { scene, values, simulation, interaction } = run;
    const { view } = simulation.stage;
    const camera = viewport.camera(view);
    switch (command.type) {
      case 'play':
        return playback.play();
      case 'pause':
        return playback.pause();
      case 'step':
        playback.pause();
        return simulation.step();
      case 'reset':
        return start(scene, values);
      case 'values':
        return setValues(run, command.values);
      case 'pan':
        return viewport.pan(view, { x: command.dx, y: command.dy });
      case 'zoom':
        return viewport.zoom(view, command.factor, command.at);
      case 'fit':
        return viewport.fit();
      case 'inspect':
        instruments?.inspector.inspect(command.target, sightOf(run));
        if (!instruments?.inspector.isOpen()) report({ type: 'inspected' });
        return;
      case 'select':
        if (!instruments?.inspector.isOpen()) return interaction.handle(command, camera);
        return instruments.inspector.inspect({ next: command.direction }, sightOf(run));
      case 'push': {
        const body = instruments?.inspector.bodyIndex(simulation.stage.world);
        return interaction.handle({ ...command, body }, camera);
      }
      default:
        return interaction.handle(command, camera);
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
