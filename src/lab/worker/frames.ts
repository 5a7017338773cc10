import type { Report } from '../protocol/protocol.ts';
import type { Session } from '../time/session.ts';
import type { Reported, Reporting } from './reporting.ts';
import type { Runs } from './runs.ts';

/** Maximum milliseconds per frame for repeating a run, so that commands are still answered. */
const REPEAT_BUDGET = 12;
/** Milliseconds of a frame after which no further step is made, so that slow steps don't add up. */
const CATCH_UP_BUDGET = 100;

/** The parts of a runner. */
export interface Runner extends Reported {
  runs: Runs;
  reporting: Reporting;
  report: (report: Report, transfer?: Transferable[]) => void;
}

/**
 * Returns a function that renders a frame: steps, picture, and reports.
 * @param clock returns a time in milliseconds
 */
export function createFrames(
  { runs, playback, viewport, ghost, toolbox, timer, reporting, report }: Runner,
  clock: () => number,
) {
  /** Returns whether there is time in this frame. */
  const budget = (milliseconds: number) => {
    const end = clock() + milliseconds;
    return () => clock() < end;
  };
  /** Continues work that takes several frames: filming a run, or repeating it up to an earlier step. */
  const repeat = (session: Session) => {
    const { console } = toolbox.host();
    const hasTime = budget(REPEAT_BUDGET);
    if (ghost.isFilming()) {
      if (console.mute(() => ghost.approach(hasTime))) runs.restart();
    } else if (console.repeat(() => session.approach(hasTime))) {
      report({ type: 'values', values: { ...session.values } });
    }
    playback.requestFrame();
  };
  const advance = (session: Session, seconds: number) => {
    // Promises that the code awaited in the last frame have continued since.
    if (session.simulation().stage.program?.hasEnded()) return playback.pause();
    toolbox.host().timers.advance(seconds, playback.rate());
    session.advance(seconds, budget(CATCH_UP_BUDGET));
  };
  const draw = (session: Session) =>
    viewport.draw(session, ghost.frame(session.current()), (pen) =>
      toolbox.instruments()?.draw(pen, viewport.viewpoint(session, playback)),
    );

  return (time: number, seconds?: number) => {
    const { guard } = runs;
    // A failing step ends the run, but the picture still shows its result up to the failure.
    const session = runs.session();
    const failed = runs.failed();
    if (!session) return failed && guard(() => draw(failed));
    const duration = timer.frame(() => {
      if (ghost.isFilming() || !session.isSettled()) guard(() => repeat(session));
      else if (seconds !== undefined)
        timer.steps(session.simulation(), () => guard(() => advance(session, seconds)));
      guard(() => draw(session));
    });
    if (toolbox.host().isTooSlow(duration)) return report({ type: 'stopped', reason: 'steps' });
    guard(() => {
      reporting.sounds(session);
      reporting.state(session, time);
    });
  };
}
