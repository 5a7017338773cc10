import { readValues } from '../model/params.ts';
import type { Engine, Values } from '../model/scene.ts';
import type { SceneSummary } from '../model/sceneData.ts';
import type { Command, Report, SceneCommand } from '../protocol/protocol.ts';
import type { CodeHost, createCodeHost, LoadCode } from '../sandbox/codeHost.ts';
import { type LoadedScene, summaryOf } from '../sandbox/exportedScene.ts';
import { createSceneHost } from '../sandbox/sceneHost.ts';
import type { InteractionCommand } from '../simulation/input.ts';
import { inputOf } from '../simulation/input.ts';
import { saveSettings } from '../simulation/settings.ts';
import { checkTones } from '../simulation/stageValues.ts';
import { createGhost } from '../time/ghost.ts';
import { type Session, startSession } from '../time/session.ts';
import { plotsOf, timelineOf } from '../time/timeline.ts';
import { createChecking } from './checking.ts';
import type { createInstruments, Instruments } from './instruments.ts';
import { createPlayback } from './playback.ts';
import { movableBoxes, statusOf } from './status.ts';
import { createTiming } from './timing.ts';
import { type Canvas, createViewport } from './viewport.ts';

/** What a runner needs from where it runs: a worker, or a test. */
export interface RunnerEnvironment {
  load: LoadCode;
  /** Runs a script that is not part of the runner's, and returns what the scripts so far provide. */
  loadPart: (code: string) => RunnerParts;
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
/** Milliseconds of a frame after which no further step is made, so that slow steps don't add up. */
const CATCH_UP_BUDGET = 100;

/** What a page sends when it is needed. */
export interface RunnerParts {
  createInstruments?: typeof createInstruments;
  createCodeHost?: typeof createCodeHost;
}

/** What can change while a scene runs, of what the page shows around it. */
const CHANGING = ['keys', 'hasPointer', 'hasSounds', 'hasPicture'] as const;

type RunCommand = Extract<Command, { type: 'run' }>;

/** A scene from its start to its end or restart. */
interface Run extends LoadedScene {
  session: Session;
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
  { load, loadPart, onFrame, report, clock = performance.now.bind(performance) }: RunnerEnvironment,
): { send: (command: Command) => void; fail: (error: unknown) => void } {
  const restoreSettings = saveSettings(engine);
  const viewport = createViewport(engine, canvas);
  const ghost = createGhost(engine, restoreSettings);
  const timing = createTiming();
  const checking = createChecking(engine, (findings) => report({ type: 'findings', findings }));
  let run: Run | undefined;
  /** A run that has failed, which is drawn again when its picture changes. */
  let failedRun: Run | undefined;
  let lastRun: RunCommand | undefined;
  /** Loaded when the reader first uses them. */
  let instruments: Instruments | undefined;
  /** Only the first failure of a run is reported. */
  let hasFailed = false;
  /** Commands that wait while code is loading. */
  let queue: Command[] | undefined;
  let plotted: readonly string[] = [];

  /** Timers of code without a picture are not paused, because nobody could play it. */
  const isPaused = () =>
    run?.session.simulation().stage.program?.hasPicture() === true && !playback.isRunning();
  let host: CodeHost = createSceneHost(engine, load);

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    try {
      // A mistake can be the cause.
      const world = run?.session.simulation().world();
      if (world) guard(() => checking.update(world));
      failedRun = run;
      run = undefined;
      playback.pause();
      host.timers.reset();
      host.console.flush();
    } finally {
      // Also when the code has changed what these need, such as the prototypes of the language.
      report({ type: 'failed', failure: host.failureOf(error) });
    }
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
   * An example can start to listen to keys at any time; until then the page keeps the keys. A scene can stop
   * receiving the pointer. A program can create its world later.
   */
  const reportScene = (run: Run) => {
    const summary = summaryOf(run.scene, run.session.simulation().stage);
    const { reported } = run;
    if (reported && CHANGING.every((name) => String(summary[name]) === String(reported[name])))
      return;
    run.reported = summary;
    report({ type: 'started', scene: summary });
  };
  const sightOf = ({ session }: Run) =>
    viewport.sight(session.simulation(), session.interaction().dragger(), playback.isPlaying());
  const reportStatus = (run: Run) => {
    const { session } = run;
    const [simulation, dragger] = [session.simulation(), session.interaction().dragger()];
    const item = instruments?.inspector.describe(sightOf(run));
    if (item) report({ type: 'inspected', item });
    report({
      type: 'status',
      ...statusOf(simulation, dragger, playback.isPlaying()),
      ...(item && { selected: item.title }),
      timing: timing.means(),
      view: viewport.adjustment(),
    });
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

  const reportSounds = ({ session }: Run) => {
    const tones = session.takeTones();
    checkTones(tones);
    if (tones.length > 0) report({ type: 'sounds', tones });
  };

  /** Continues what takes several frames: filming a run, or repeating it up to an earlier step. */
  const repeat = (run: Run) => {
    const { session } = run;
    const end = clock() + REPEAT_BUDGET;
    const hasTime = () => clock() < end;
    if (ghost.isFilming()) {
      if (host.console.mute(() => ghost.approach(hasTime))) restart(run);
    } else if (host.console.repeat(() => session.approach(hasTime))) {
      report({ type: 'values', values: { ...session.values } });
    }
    playback.requestFrame();
  };
  const advance = ({ session }: Run, seconds: number) => {
    host.timers.advance(seconds, playback.rate());
    if (session.simulation().stage.program?.hasEnded()) playback.pause();
    else {
      const end = clock() + CATCH_UP_BUDGET;
      session.advance(seconds, () => clock() < end);
    }
  };
  const draw = (run: Run) => {
    const { session } = run;
    const { film, shown, isThere, simulation, interaction } = session;
    viewport.draw({
      simulation: simulation(),
      dragger: interaction().dragger(),
      past: isThere() ? undefined : film.frame(Math.min(shown(), film.last())),
      ghost: ghost.frame(shown()),
      drawInside: (pen) => instruments?.draw(pen, sightOf(run)),
    });
  };

  const playback = createPlayback(onFrame, (time, seconds) => {
    // A failing step ends the run, but its result so far is still drawn.
    const current = run;
    if (!current) {
      const failed = failedRun;
      if (failed) guard(() => draw(failed));
      return;
    }
    const { session } = current;
    const spent = timing.frame(() => {
      if (ghost.isFilming() || !session.isThere()) guard(() => repeat(current));
      else if (seconds !== undefined)
        timing.steps(session.simulation(), () => guard(() => advance(current, seconds)));
      guard(() => draw(current));
    });
    if (host.isTooSlow(spent)) return report({ type: 'stopped', reason: 'steps' });
    guard(() => reportSounds(current));
    if (playback.isPlaying() && time < current.nextStatus) return;
    current.nextStatus = time + STATUS_INTERVAL;
    guard(() => {
      reportScene(current);
      if (!session.isThere()) return reportTime(current);
      reportStatus(current);
      reportTime(current);
      checking.update(session.simulation().world(), playback.isPlaying() ? time : undefined);
    });
  });

  const start = (loaded: LoadedScene, values: Values) => {
    const session = startSession(engine, loaded.scene, values, () => {
      restoreSettings();
      host.console.begin();
    });
    run = { ...loaded, session, nextStatus: 0 };
    checking.begin(session.simulation().world());
    viewport.fit();
    host.console.flush();
    reportScene(run);
    playback.requestFrame();
  };
  const restart = ({ scene, isSpent, session }: Run, values = session.shownValues()) => {
    if (session.simulation().stage.program?.hasEnded()) playback.play();
    host.timers.reset();
    host.console.clear();
    if (isSpent && lastRun) void loadAndStart({ ...lastRun, playing: playback.isPlaying() });
    else start({ scene, isSpent }, values);
  };

  const loadAndStart = async (command: RunCommand) => {
    const { code, values, playing } = command;
    lastRun = command;
    run = undefined;
    failedRun = undefined;
    hasFailed = false;
    queue = [];
    playback.pause();
    ghost.forget();
    try {
      const check = checking.loading();
      if (check) await check;
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

  const setCheck = async (code: string | undefined) => {
    try {
      await checking.set(code === undefined ? undefined : load(code, {}).exports);
      if (run) checking.begin(run.session.simulation().world());
      playback.requestFrame();
    } catch (error) {
      fail(error);
    }
  };

  const setValues = (run: Run, given: Record<string, unknown>) => {
    const { scene, session } = run;
    const values = session.shownValues();
    const next = readValues(scene.params, { ...values, ...given });
    const needsRestart = Object.entries(scene.params ?? {}).some(
      ([name, { restart }]) => restart && next[name] !== values[name],
    );
    if (needsRestart) return restart(run, next);
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
      case 'reducedMotion':
        return viewport.setReducedMotion(command.isOn);
      case 'layers':
        return viewport.setLayers(command.layers);
      case 'highlight':
        return viewport.setHighlight(command.name);
      case 'instruments':
        instruments = loadPart(command.code).createInstruments?.(engine);
        return;
      case 'codeHost':
        host = loadPart(command.code).createCodeHost?.(engine, { load, report }, isPaused) ?? host;
        return;
      case 'rate':
        return playback.setRate(command.rate);
      case 'timing':
        return timing.setOn(command.isOn);
      case 'check':
        return void setCheck(command.code);
      case 'visibility':
        return playback.setVisible(command.isVisible);
      case 'snapshot':
        // The page waits for an answer, also if the picture can't be encoded.
        return void viewport.snapshot(command.background).then(
          (png) => report({ type: 'snapshot', png }),
          () => report({ type: 'snapshot' }),
        );
      case 'ping':
        return report({ type: 'alive', id: command.id });
      default:
        if (run) handleInRun(run, command);
    }
  };

  const handleInRun = (run: Run, command: SceneCommand | InteractionCommand) => {
    const { session } = run;
    const { view, program } = session.simulation().stage;
    const apply = (input: InteractionCommand) =>
      session.apply(inputOf(input, viewport.camera(view)));
    switch (command.type) {
      case 'play':
        program?.resume();
        return playback.play();
      case 'pause':
        return playback.pause();
      case 'step':
        playback.pause();
        program?.resume();
        return program?.isStepping()
          ? host.timers.advance(session.simulation().dt)
          : session.step();
      case 'stepBack':
        playback.pause();
        return host.console.repeat(() => session.goTo(session.shown() - 1));
      case 'goTo':
        playback.pause();
        return host.console.repeat(() => session.goTo(command.step));
      case 'keep':
        return host.console.mute(() => ghost.keep(session));
      case 'forget':
        return ghost.forget();
      case 'plot':
        plotted = command.names;
        return;
      case 'reset':
        return restart(run);
      case 'values':
        return setValues(run, command.values);
      case 'pan':
        return viewport.pan(view, { x: command.dx, y: command.dy });
      case 'zoom':
        return viewport.zoom(view, command.factor, command.at);
      case 'view':
        return viewport.adjust(command.view);
      case 'fit':
        program?.fit();
        return viewport.fit();
      case 'inspect':
        instruments?.inspector.inspect(command.target, sightOf(run));
        if (!instruments?.inspector.isOpen()) report({ type: 'inspected' });
        return;
      case 'select':
        if (!instruments?.inspector.isOpen()) return apply(command);
        return instruments.inspector.inspect({ next: command.direction }, sightOf(run));
      case 'push': {
        const body = instruments?.inspector.bodyIndex(session.simulation().world());
        return apply({ ...command, body });
      }
      default:
        return apply(command);
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
