import type { Pen } from '../../model/pen.ts';
import type { Engine } from '../../model/scene.ts';
import { type ContactReader, createContactReader } from '../contactPoints.ts';
import { toWorld } from '../outline.ts';
import { computeReactionForce } from '../reactionForce.ts';
import { type LayerPicture, listBodies, listContacts, listJoints } from '../world.ts';
import { computeArrowScale, drawArrow, drawScaleBar } from './arrows.ts';
import { drawSleepTimer, drawVelocity } from './bodies.ts';
import { drawBoxes, drawFatBoxes, drawTree } from './boxes.ts';
import { drawContactPoints, drawImpulses } from './contacts.ts';
import { createIslandDrawer } from './islands.ts';

/** Returns a function that draws the layers above a world, except its joints. */
export function createLayerDrawer(engine: Engine) {
  const readContactPoints = createContactReader(engine);
  const drawIslands = createIslandDrawer(engine);

  return (pen: Pen, picture: LayerPicture): void => {
    const { world, layers } = picture;
    if (layers.has('tree')) drawTree(pen, world);
    if (layers.has('fatBoxes')) drawFatBoxes(pen, world);
    if (layers.has('boxes')) drawBoxes(pen, world);
    if (layers.has('islands')) drawIslands(pen, picture);
    if (layers.has('contacts')) {
      for (const contact of listContacts(world))
        drawContactPoints(pen, contact, readContactPoints(contact), picture.camera);
    }
    drawToScale(pen, picture, readContactPoints);
    drawOnBodies(pen, engine, picture);
  };
}

/** Draws impulses and forces, with the scale that they share. */
function drawToScale(
  pen: Pen,
  { world, layers, camera, dt, hidden }: LayerPicture,
  readPoints: ContactReader,
): void {
  if (!layers.has('impulses') && !layers.has('forces')) return;
  const joints = layers.has('forces') ? listJoints(world, hidden) : [];
  const forces = joints.map((joint) => computeReactionForce(joint, dt));
  const scale = computeArrowScale(
    world,
    camera,
    dt,
    forces.map(({ x, y }) => Math.hypot(x, y) * dt),
  );
  if (layers.has('impulses')) {
    for (const contact of listContacts(world))
      drawImpulses(pen, contact, readPoints(contact), scale, camera);
  }
  const meters = dt * scale.metersPerImpulse;
  joints.forEach((joint, index) => {
    const [{ x = 0, y = 0 } = {}, from] = [forces[index], joint.getAnchorB()];
    const tip = { x: from.x + x * meters, y: from.y + y * meters };
    drawArrow(pen, from, tip, 'accent', camera);
  });
  drawScaleBar(pen, scale, camera, dt);
}

function drawOnBodies(
  pen: Pen,
  { Settings }: Engine,
  { world, poseOf, layers, camera }: LayerPicture,
): void {
  for (const body of listBodies(world)) {
    const center = toWorld(poseOf(body), body.getLocalCenter());
    if (layers.has('velocities')) drawVelocity(pen, body, center, camera);
    if (layers.has('centers') && body.isDynamic()) pen.dot(center, 'outline');
    if (layers.has('sleep')) drawSleepTimer(pen, body, center, Settings.timeToSleep, camera);
  }
}
