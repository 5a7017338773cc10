import { readValues } from '../model/params.ts';
import type { Engine } from '../model/scene.ts';
import { type Handlers, handle, handles } from '../protocol/handlers.ts';
import type { Command, RunnerCommand, SceneCommand } from '../protocol/protocol.ts';
import { type InteractionCommand, toWorldInput } from '../simulation/interaction.ts';
import { saveSettings } from '../simulation/settings.ts';
import { createGhost } from '../time/ghost.ts';
import type { Session } from '../time/session.ts';
import { createFrames, type Runner } from './frames.ts';
import { createPlayback } from './playback.ts';
import { createReporting } from './reporting.ts';
import { createRuns, type Runs } from './runs.ts';
import type { Canvas } from './sheet.ts';
import { createTimer } from './timer.ts';
import { type CodeEnvironment, createToolbox } from './toolbox.ts';
import { createViewport } from './viewport.ts';

/** The environment of a runner, which is a worker or a test. */
export interface RunnerEnvironment extends CodeEnvironment {
  /** Calls back before the next frame, with a time in milliseconds. */
  onFrame: (callback: (time: number) => void) => void;
  report: Runner['report'];
  /** Creates a canvas that isn't shown. */
  createCanvas?: () => Canvas;
  /** Returns a time in milliseconds; `performance.now()` by default. */
  clock?: () => number;
}

/**
 * Creates a runner, which runs the code of scenes and draws them on a canvas, on its page's commands.
 * @returns `send` takes commands; `fail` takes errors that code threw outside calls, such as in promises
 */
export function createSceneRunner(
  engine: Engine,
  canvas: Canvas,
  environment: RunnerEnvironment,
): { send: (command: Command) => void; fail: (error: unknown) => void } {
  const { onFrame, report, clock = performance.now.bind(performance) } = environment;
  const restoreSettings = saveSettings(engine);
  const viewport = createViewport(engine, canvas, environment.createCanvas?.());
  const ghost = createGhost(engine, restoreSettings);
  const timer = createTimer();
  const playback = createPlayback(onFrame, (...frame) => render(...frame));
  // Timers of code without a picture don't pause, because it has no play button.
  const isPaused = () => {
    const program = runs.session()?.simulation().stage.program;
    return program?.hasPicture() === true && !playback.isRunning();
  };
  const toolbox = createToolbox(engine, environment, isPaused, viewport.screen);
  const reporting = createReporting({ viewport, playback, timer, ghost, toolbox }, report);
  /** Commands that wait while code is loading. */
  let queue: Command[] | undefined;
  const runs = createRuns(engine, restoreSettings, { toolbox, playback }, report, {
    onLoad: () => {
      queue = [];
      ghost.forget();
    },
    onLoaded: () => {
      const waiting = queue ?? [];
      queue = undefined;
      waiting.forEach(send);
    },
    onStart: (session) => {
      toolbox.checking()?.begin(session.simulation().world());
      viewport.fit();
      reporting.begin(session);
      playback.requestFrame();
    },
    // A mistake that the world check finds can be the cause.
    onFailure: (session) => {
      if (session) runs.guard(() => toolbox.checking()?.update(session.simulation().world()));
    },
  });
  const parts = { viewport, playback, ghost, timer, toolbox, runs, reporting, report };
  const render = createFrames(parts, clock);

  const send = (command: Command) => {
    if (queue && command.type !== 'ping') {
      queue.push(command);
      return;
    }
    runs.guard(() => perform(command, parts));
    playback.requestFrame();
  };
  return { send, fail: runs.fail };
}

function perform(command: Command, runner: Runner): void {
  const session = runner.runs.session();
  if (handles(RUNNER_COMMANDS, command)) handle(RUNNER_COMMANDS, command, runner);
  else if (!session) return;
  else if (handles(SCENE_COMMANDS, command)) handle(SCENE_COMMANDS, command, runner, session);
  else apply(command, runner, session);
}

const RUNNER_COMMANDS: Handlers<RunnerCommand, [Runner]> = {
  run: (command, { runs }) => runs.load(command),
  size: ({ size }, { viewport }) => viewport.resize(size),
  palette: ({ palette }, { viewport }) => viewport.set({ palette }),
  reducedMotion: ({ isOn }, { viewport }) => viewport.set({ isMotionReduced: isOn }),
  layers: ({ layers }, { viewport }) => viewport.set({ layers: new Set(layers) }),
  highlight: ({ name }, { viewport }) => viewport.set({ highlight: name }),
  // The site's own scenes don't fail while they draw, and come without tools.
  tools: ({ code }, { toolbox, viewport }) => {
    toolbox.open(code);
    viewport.set({ keepsPicture: true });
  },
  rate: ({ rate }, { playback }) => playback.setRate(rate),
  plot: ({ names }, { reporting }) => reporting.plot(names),
  check: ({ isOn }, { toolbox, runs }) => toolbox.check(isOn, runs.session()?.simulation().world()),
  visibility: ({ isVisible }, { playback }) => playback.setVisible(isVisible),
  // The page waits for an answer even if the picture can't be encoded.
  snapshot: ({ background }, { viewport, report }) =>
    void viewport.snapshot(background).then(
      (png) => report({ type: 'snapshot', png }),
      () => report({ type: 'snapshot' }),
    ),
  ping: ({ id }, { report }) => report({ type: 'alive', id }),
};

const SCENE_COMMANDS: Handlers<
  SceneCommand | Extract<InteractionCommand, { type: 'select' | 'push' }>,
  [Runner, Session]
> = {
  play: (_, { playback }, session) => {
    session.simulation().stage.program?.resume();
    playback.play();
  },
  pause: (_, { playback }) => playback.pause(),
  step: (_, { playback, toolbox }, session) => {
    const { stage, dt } = session.simulation();
    playback.pause();
    stage.program?.resume();
    if (stage.program?.isStepping()) toolbox.host().timers.advance(dt);
    else session.step();
  },
  stepBack: (_, runner, session) => goTo(session.current() - 1, runner, session),
  goTo: ({ step }, runner, session) => goTo(step, runner, session),
  keep: (_, { ghost, toolbox }, session) => toolbox.host().console.mute(() => ghost.keep(session)),
  forget: (_, { ghost }) => ghost.forget(),
  reset: (_, { runs }) => runs.restart(),
  values: ({ values }, { runs }, session) => setValues(values, runs, session),
  pan: ({ dx, dy }, { viewport }, session) => viewport.pan(currentView(session), { x: dx, y: dy }),
  zoom: ({ factor, at }, { viewport }, session) => viewport.zoom(currentView(session), factor, at),
  view: ({ view }, { viewport }) => viewport.adjust(view),
  fit: (_, { viewport }, session) => {
    session.simulation().stage.program?.fit();
    viewport.fit();
  },
  inspect: ({ target }, { toolbox, viewport, playback, report }, session) => {
    const inspector = toolbox.instruments()?.inspector;
    inspector?.inspect(target, viewport.viewpoint(session, playback));
    if (!inspector?.isOpen()) report({ type: 'inspected' });
  },
  select: (command, runner, session) => {
    const { toolbox, viewport, playback } = runner;
    const inspector = toolbox.instruments()?.inspector;
    if (!inspector?.isOpen()) return apply(command, runner, session);
    inspector.inspect({ next: command.direction }, viewport.viewpoint(session, playback));
  },
  push: (command, runner, session) => {
    const inspector = runner.toolbox.instruments()?.inspector;
    const body = inspector?.bodyIndex(session.simulation().world());
    apply({ ...command, body }, runner, session);
  },
};

function apply(command: InteractionCommand, { viewport }: Runner, session: Session): void {
  session.apply(toWorldInput(command, viewport.camera(currentView(session))));
}

function currentView({ simulation }: Session) {
  return simulation().stage.view;
}

function goTo(step: number, { playback, toolbox }: Runner, session: Session): void {
  playback.pause();
  const before = session.simulation();
  toolbox.host().console.repeat(() => session.goTo(step));
  const after = session.simulation();
  // The steps of a run that is repeated are checked again.
  if (after !== before) toolbox.checking()?.begin(after.world());
}

function setValues(given: Record<string, unknown>, { restart }: Runs, session: Session): void {
  const { params = {} } = session.scene;
  const values = session.currentValues();
  const next = readValues(params, { ...values, ...given });
  const needsRestart = Object.entries(params).some(
    ([name, param]) => param.restart && next[name] !== values[name],
  );
  if (needsRestart) {
    restart(next);
    return;
  }
  const changed = Object.keys(given).filter((name) => Object.hasOwn(next, name));
  session.apply({
    type: 'values',
    values: Object.fromEntries(changed.map((name) => [name, next[name]])),
  });
}
