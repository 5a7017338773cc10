import type { Body } from 'planck';
import { type Camera, toPicture } from '../draw/camera.ts';
import { listBodies, listBoxes, listFixtures } from '../draw/world.ts';
import { isMovable, type Stage } from '../model/scene.ts';
import type { SceneSummary } from '../model/sceneData.ts';
import type { Plot, Report, Status, Timeline } from '../protocol/protocol.ts';
import { summarizeScene } from '../sandbox/exportedScene.ts';
import { checkTones, toDisplayValue } from '../simulation/stageValues.ts';
import type { Ghost } from '../time/ghost.ts';
import { findUnit } from '../time/series.ts';
import type { Session } from '../time/session.ts';
import type { Playback } from './playback.ts';
import type { Timer } from './timer.ts';
import type { Toolbox } from './toolbox.ts';
import type { Viewport } from './viewport.ts';

/** Minimum milliseconds between two reports of the state, while a scene plays and while the reader drags in a paused one. */
const INTERVAL = { playing: 100, paused: 10 };

/** Fields of the summary that can change while a scene runs. */
const CHANGING_FIELDS = ['keys', 'hasPointer', 'hasSounds', 'hasPicture'] as const;

/** The parts of a runner whose state is reported. */
export interface Reported {
  viewport: Viewport;
  playback: Playback;
  timer: Timer;
  ghost: Ghost;
  toolbox: Toolbox;
}

/** Reports the state of a run to the page. */
export type Reporting = ReturnType<typeof createReporting>;

export function createReporting(
  { viewport, playback, timer, ghost, toolbox }: Reported,
  report: (report: Report, transfer?: Transferable[]) => void,
) {
  /** The scene as last reported to the page. */
  let reported: SceneSummary | undefined;
  /** Time of the last report of the state, in milliseconds. */
  let reportedAt = -Infinity;
  let plotted: readonly string[] = [];

  /**
   * An example can start to listen to keys at any time; until then the page keeps the keys. A scene can stop
   * receiving the pointer. A program can create its world later.
   */
  const reportScene = ({ scene, simulation }: Session) => {
    const summary = summarizeScene(scene, simulation().stage);
    const last = reported;
    if (last && CHANGING_FIELDS.every((name) => String(summary[name]) === String(last[name])))
      return;
    reported = summary;
    report({ type: 'started', scene: summary });
  };
  const reportTime = (session: Session) => {
    report({ type: 'timeline', ...readTimeline(session, ghost.hasFilm()) });
    if (plotted.length === 0) return;
    const plots = readPlots(session, plotted);
    report(
      { type: 'plots', plots },
      plots.map(({ values }) => values.buffer),
    );
  };
  const reportStatus = (session: Session) => {
    const item = toolbox.instruments()?.inspector.describe(viewport.viewpoint(session, playback));
    if (item) report({ type: 'inspected', item });
    report({
      type: 'status',
      ...readStatus(session),
      ...(item && { selected: item.title }),
      isPlaying: playback.isPlaying(),
      timing: timer.means(),
      view: viewport.adjustment(),
    });
    const { stage } = session.simulation();
    const boxes = listMovableBoxes(stage, viewport.camera(stage.view));
    report({ type: 'movable', boxes }, [boxes.buffer]);
  };

  return {
    /** Reports a scene that has started. */
    begin: (session: Session) => {
      reported = undefined;
      reportedAt = -Infinity;
      reportScene(session);
    },
    /** Reports the tones of the last steps. */
    sounds: (session: Session) => {
      const tones = session.takeTones();
      checkTones(tones);
      if (tones.length > 0) report({ type: 'sounds', tones });
    },
    /** Reports the state after a frame, if a report is due. */
    state: (session: Session, time: number) => {
      const isPlaying = playback.isPlaying();
      // In a paused scene, this frame can be the last.
      if (time - reportedAt < INTERVAL[isPlaying ? 'playing' : 'paused'])
        return playback.requestFrame();
      reportedAt = time;
      reportScene(session);
      if (session.isSettled()) reportStatus(session);
      reportTime(session);
      if (session.isSettled())
        toolbox.checking()?.update(session.simulation().world(), isPlaying ? time : undefined);
    },
    /** @param names the values whose history is reported */
    plot: (names: readonly string[]) => {
      plotted = names;
    },
  };
}

/** Returns the status of a scene, without the bodies that the dragger has added. */
function readStatus({ simulation, interaction, measured }: Session): Omit<Status, 'isPlaying'> {
  const { stage, time, isGoalReached } = simulation();
  const { stats, facts } = measured();
  const dragger = interaction().dragger();
  return {
    ...stats,
    bodies: stats.bodies - dragger.countOwnBodies(),
    time: time(),
    isGoalReached: isGoalReached(),
    facts,
    info: String(toDisplayValue(stage.info?.(), 'info')),
    selected: describeSelected(dragger.selected(), listBodies(stage.world).filter(isMovable)),
  };
}

function describeSelected(selected: Body | undefined, movable: Body[]): string | undefined {
  return selected && `Body ${movable.indexOf(selected) + 1} of ${movable.length}`;
}

/** Returns the boxes in which bodies can be grabbed: center x and y, half-width, and half-height, in CSS pixels. */
function listMovableBoxes({ mouseForce, pointer, world }: Stage, camera: Camera): Float32Array {
  // The pointer grabs nothing without a force, or in a scene that receives the pointer itself.
  if (mouseForce === 0 || pointer) return new Float32Array();
  const boxes: number[] = [];
  for (const body of listBodies(world).filter(isMovable)) {
    for (const { lowerBound: a, upperBound: b } of listFixtures(body).flatMap(listBoxes)) {
      const center = toPicture(camera, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const [width, height] = [(b.x - a.x) * camera.scale, (b.y - a.y) * camera.scale];
      boxes.push(center.x, center.y, width / 2, height / 2);
    }
  }
  return new Float32Array(boxes);
}

function readTimeline(session: Session, hasGhost: boolean): Timeline {
  const { film, marks, current, canGoBack, simulation } = session;
  const first = film.first();
  const last = session.last();
  return {
    ...{ first, last, current: current(), dt: simulation().dt },
    ...{ canGoBack: canGoBack(), hasGhost },
    ...marks.between(first, last),
  };
}

/** Returns the history of values, by their names. */
function readPlots(session: Session, names: readonly string[]): Plot[] {
  const { facts } = session.measured();
  return names.map((name) => ({
    name,
    unit: findUnit(name, facts[name]),
    values: session.series.between(name, session.film.first(), session.last()),
  }));
}
