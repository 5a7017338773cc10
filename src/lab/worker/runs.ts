import { readValues } from '../model/params.ts';
import type { Engine, Values } from '../model/scene.ts';
import type { Command, Report } from '../protocol/protocol.ts';
import type { LoadedScene } from '../sandbox/exportedScene.ts';
import { type Session, startSession } from '../time/session.ts';
import type { Playback } from './playback.ts';
import type { Toolbox } from './toolbox.ts';

type RunCommand = Extract<Command, { type: 'run' }>;

interface RunEvents {
  /** Called before code is loaded, which ends the previous run, and after it was loaded or has failed. */
  onLoad: () => void;
  onLoaded: () => void;
  onStart: (session: Session) => void;
  /** Called before a failure is reported. */
  onFailure: (session: Session | undefined) => void;
}

/** The run of the current scene, from its code to its end or restart. */
export type Runs = ReturnType<typeof createRuns>;

/** @param restoreSettings called before each start */
export function createRuns(
  engine: Engine,
  restoreSettings: () => void,
  { toolbox: { host }, playback }: { toolbox: Toolbox; playback: Playback },
  report: (report: Report) => void,
  { onLoad, onLoaded, onStart, onFailure }: RunEvents,
) {
  let scene: LoadedScene | undefined;
  let session: Session | undefined;
  /** The run that has failed, which is drawn again when its picture changes. */
  let failed: Session | undefined;
  let lastRun: RunCommand | undefined;
  /** Only the first failure of a run is reported. */
  let hasFailed = false;

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    try {
      failed = session;
      session = undefined;
      onFailure(failed);
      playback.pause();
      host().timers.reset();
      host().console.flush();
    } finally {
      // Code can break these calls, for example by changing the language's prototypes.
      report({ type: 'failed', failure: host().describeError(error) });
    }
  };
  /** Runs an action, and ends the run if the scene's code throws. */
  const guard = (action: () => void) => {
    try {
      action();
    } catch (error) {
      fail(error);
    }
  };
  const start = (loaded: LoadedScene, values: Values) => {
    const prepare = () => {
      restoreSettings();
      host().console.begin();
    };
    scene = loaded;
    session = startSession({ engine, scene: loaded.scene, restoreSettings: prepare }, values);
    host().console.flush();
    onStart(session);
  };
  const load = async (command: RunCommand) => {
    lastRun = command;
    [session, failed, hasFailed] = [undefined, undefined, false];
    playback.pause();
    onLoad();
    try {
      const loaded = await host().load(command.code);
      // Code can fail while it loads, for example in a promise that it doesn't wait for.
      if (hasFailed) return;
      if (command.playing) playback.play();
      start(loaded, { ...readValues(loaded.scene.params, command.values) });
    } catch (error) {
      fail(error);
    } finally {
      onLoaded();
    }
  };

  return {
    /** The current run. */
    session: () => session,
    failed: () => failed,
    fail,
    guard,
    load: (command: RunCommand) => void load(command),
    /** Starts again; with the displayed values by default. */
    restart: (values?: Values) => {
      if (!scene || !session) return;
      if (session.simulation().stage.program?.hasEnded()) playback.play();
      host().timers.reset();
      host().console.clear();
      if (scene.mustReload && lastRun) void load({ ...lastRun, playing: playback.isPlaying() });
      else start(scene, values ?? session.currentValues());
    },
  };
}
