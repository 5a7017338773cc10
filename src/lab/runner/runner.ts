import { readValues } from '../params.ts';
import type { Engine, Values } from '../scene.ts';
import { saveSettings } from '../settings.ts';
import { type Simulation, startSimulation } from '../simulation.ts';
import { createCodeHost, type LoadCode } from './codeHost.ts';
import { type LoadedScene, summaryOf } from './exportedScene.ts';
import { createInteraction, type Interaction } from './interaction.ts';
import { createPlayback } from './playback.ts';
import type {
  Command,
  InteractionCommand,
  Report,
  SceneCommand,
  SceneSummary,
} from './protocol.ts';
import { movableBoxes, statusOf } from './status.ts';
import { type Canvas, createViewport } from './viewport.ts';

/** What a runner needs from where it runs: a worker, or a test. */
export interface RunnerEnvironment {
  load: LoadCode;
  /** Calls back before the next frame, with a time in milliseconds. */
  onFrame: (callback: (time: number) => void) => void;
  report: (report: Report, transfer?: Transferable[]) => void;
}

/** Milliseconds between two reports of the status. */
const STATUS_INTERVAL = 100;

type RunCommand = Extract<Command, { type: 'run' }>;

/** A scene from its start to its end or restart. */
interface Run extends LoadedScene {
  /** The object that the scene keeps a reference to. */
  values: Values;
  simulation: Simulation;
  interaction: Interaction;
  /** When the next status is due, in milliseconds. */
  nextStatus: number;
  /** The scene as last reported to the page. */
  reported?: SceneSummary;
}

/**
 * Runs the code of scenes and draws them on a canvas, as its page commands.
 * @returns `send` takes commands; `fail` takes errors that code threw outside of calls, such as in promises
 */
export function createSceneRunner(
  engine: Engine,
  canvas: Canvas,
  { load, onFrame, report }: RunnerEnvironment,
): { send: (command: Command) => void; fail: (error: unknown) => void } {
  const restoreSettings = saveSettings(engine);
  const viewport = createViewport(engine, canvas);
  let run: Run | undefined;
  let lastRun: RunCommand | undefined;
  /** Only the first failure of a run is reported. */
  let hasFailed = false;
  /** Commands that wait while code is loading. */
  let queue: Command[] | undefined;

  /** Timers of code without a picture are not paused, because nobody could play it. */
  const isPaused = () =>
    run?.simulation.stage.program?.hasPicture() === true && !playback.isRunning();
  const host = createCodeHost(engine, { load, report }, isPaused);

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    run = undefined;
    playback.pause();
    host.timers.reset();
    host.console.flush();
    report({ type: 'failed', failure: host.failureOf(error) });
  };
  /** What the scene's code throws ends the run. */
  const guard = (action: () => void) => {
    try {
      action();
    } catch (error) {
      fail(error);
    }
  };

  /**
   * An example can start to listen to keys at any time; until then the page keeps the keys. A program can
   * create its world later.
   */
  const reportScene = (run: Run) => {
    const summary = summaryOf(run.scene, run.simulation.stage);
    const { hasKeys, hasPicture } = run.reported ?? {};
    if (summary.hasKeys === hasKeys && summary.hasPicture === hasPicture) return;
    run.reported = summary;
    report({ type: 'started', scene: summary });
  };
  const reportStatus = ({ simulation, interaction }: Run) => {
    report({
      type: 'status',
      ...statusOf(simulation, interaction.dragger(), playback.isPlaying()),
    });
    const boxes = movableBoxes(simulation.stage, viewport.camera(simulation.stage.view));
    report({ type: 'movable', boxes }, [boxes.buffer]);
  };

  const playback = createPlayback(onFrame, (time, seconds) => {
    // A failing step ends the run, but its result so far is still drawn.
    const current = run;
    if (!current) return;
    const { simulation, interaction } = current;
    if (seconds !== undefined)
      guard(() => {
        host.timers.advance(seconds, playback.rate());
        if (simulation.stage.program?.hasEnded()) playback.pause();
        else simulation.advance(seconds);
      });
    guard(() => viewport.draw(simulation, interaction.dragger()));
    if (playback.isPlaying() && time < current.nextStatus) return;
    current.nextStatus = time + STATUS_INTERVAL;
    guard(() => {
      reportScene(current);
      reportStatus(current);
    });
  });

  const start = (loaded: LoadedScene, values: Values) => {
    // Settings are global: a run must not inherit those of the run before.
    restoreSettings();
    const simulation = startSimulation(engine, loaded.scene, values);
    const interaction = createInteraction(engine, simulation.stage);
    run = { ...loaded, values, simulation, interaction, nextStatus: 0 };
    viewport.fit();
    host.console.flush();
    reportScene(run);
    playback.requestFrame();
  };
  const restart = ({ scene, isSpent, values, simulation }: Run) => {
    if (simulation.stage.program?.hasEnded()) playback.play();
    host.timers.reset();
    host.console.clear();
    if (isSpent && lastRun) void loadAndStart({ ...lastRun, playing: playback.isPlaying() });
    else start({ scene, isSpent }, values);
  };

  const loadAndStart = async (command: RunCommand) => {
    const { code, values, playing } = command;
    lastRun = command;
    run = undefined;
    hasFailed = false;
    queue = [];
    playback.pause();
    try {
      const loaded = await host.load(code);
      // Code can fail while it loads, such as in a promise that it doesn't wait for.
      if (hasFailed) return;
      if (playing) playback.play();
      start(loaded, { ...readValues(loaded.scene.params, values) });
    } catch (error) {
      fail(error);
    } finally {
      const waiting = queue;
      queue = undefined;
      waiting.forEach(send);
    }
  };

  const setValues = (run: Run, given: Record<string, unknown>) => {
    const { scene, values } = run;
    const next = readValues(scene.params, { ...values, ...given });
    const needsRestart = Object.entries(scene.params ?? {}).some(
      ([name, { restart }]) => restart && next[name] !== values[name],
    );
    Object.assign(values, next);
    if (needsRestart) restart(run);
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
    const { simulation, interaction } = run;
    const { view, program } = simulation.stage;
    switch (command.type) {
      case 'play':
        program?.resume();
        return playback.play();
      case 'pause':
        return playback.pause();
      case 'step':
        playback.pause();
        program?.resume();
        return program?.isStepping() ? host.timers.advance(simulation.dt) : simulation.step();
      case 'reset':
        return restart(run);
      case 'values':
        return setValues(run, command.values);
      case 'pan':
        return viewport.pan(view, { x: command.dx, y: command.dy });
      case 'zoom':
        return viewport.zoom(view, command.factor, command.at);
      case 'fit':
        program?.fit();
        return viewport.fit();
      default:
        return interaction.handle(command, viewport.camera(view));
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
