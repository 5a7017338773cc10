import type { Fixture } from 'planck';
import type { ContactReader } from '../draw/contactPoints.ts';
import { computeArrowScale } from '../draw/layers/arrows.ts';
import { drawContactPoints, drawImpulses } from '../draw/layers/contacts.ts';
import { type FixtureDrawer, toWorld } from '../draw/outline.ts';
import { listFixtures, traceJoint } from '../draw/world.ts';
import type { Pen, Style } from '../model/pen.ts';
import { findContact, type Item } from './itemAddress.ts';
import type { Viewpoint } from './viewpoint.ts';

const SELECTED: Style = { stroke: 'accent', width: 3 };

/** Outlines an item in the picture. A contact shows its points, normal, and impulses. */
export function drawHighlight(
  pen: Pen,
  item: Item,
  viewpoint: Viewpoint,
  drawFixture: FixtureDrawer,
  readPoints: ContactReader,
): void {
  const { world, poseOf, camera, dt } = viewpoint;
  const outline = (fixture: Fixture, style: Style) =>
    drawFixture(pen, fixture, poseOf(fixture.getBody()), style);
  switch (item.kind) {
    case 'body':
      for (const fixture of listFixtures(item.body)) outline(fixture, SELECTED);
      pen.dot(toWorld(poseOf(item.body), item.body.getLocalCenter()), 'accent', 4);
      return;
    case 'fixture':
      outline(item.fixture, SELECTED);
      return;
    case 'joint': {
      const { anchors, lines } = traceJoint(item.joint, poseOf);
      for (const line of lines) pen.line(line, SELECTED);
      for (const anchor of anchors) pen.dot(anchor, 'accent', 5);
      return;
    }
    case 'contact': {
      for (const { fixture } of [item.a, item.b])
        outline(fixture, { ...SELECTED, width: 2, dashed: true });
      const contact = findContact(item.a, item.b);
      if (!contact) return;
      const points = readPoints(contact);
      drawImpulses(pen, contact, points, computeArrowScale(world, camera, dt), camera);
      drawContactPoints(pen, contact, points, camera);
    }
  }
}
