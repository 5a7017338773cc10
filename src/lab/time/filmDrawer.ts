import { createFixtureDrawer } from '../draw/outline.ts';
import { chooseStyle } from '../draw/world.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';
import { type Frame, listPoses } from './film.ts';

/** Draws frames of a film: the bodies, without joints and the scene's own drawings. */
export function createFilmDrawer(engine: Engine) {
  const drawFixture = createFixtureDrawer(engine);
  return {
    draw: (pen: Pen, frame: Frame) => {
      for (const { body, fixtures, pose } of listPoses(frame))
        for (const fixture of fixtures)
          drawFixture(pen, fixture, pose, chooseStyle(body, fixture, undefined));
    },
    /** Draws only the outlines of bodies that move, to compare two runs. */
    drawGhost: (pen: Pen, frame: Frame) => {
      for (const { body, fixtures, pose } of listPoses(frame)) {
        if (body.isStatic()) continue;
        for (const fixture of fixtures)
          drawFixture(pen, fixture, pose, { stroke: 'accent', dashed: true });
      }
    },
  };
}
