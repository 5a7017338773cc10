import type { Body, Contact, World } from 'planck';
import type { Pen } from '../../model/pen.ts';
import type { Engine } from '../../model/scene.ts';
import { createFixtureDrawer, toWorld } from '../outline.ts';
import { type LayerPicture, listBodies, listContacts, listFixtures, listJoints } from '../world.ts';

/** A group of bodies that the solver solves together and that fall asleep together. */
export interface Island {
  /** Number of its oldest body, counted from 1 in all bodies of the world. */
  number: number;
  bodies: Body[];
  /** Pairs of bodies that a contact or a joint connects. */
  links: [Body, Body][];
}

/**
 * Returns the islands of a world, ordered by their oldest bodies. Bodies are connected by joints and by enabled
 * contacts that touch, other than those of sensors. Static bodies connect nothing.
 * @param hidden a joint that isn't part of the scene
 */
export function findIslands(world: World, hidden?: LayerPicture['hidden']): Island[] {
  const numbers = new Map(listBodies(world).map((body, index) => [body, index + 1]));
  const bodies = [...numbers.keys()].filter((body) => !body.isStatic() && body.isActive());
  /** The island of each body. Islands that turn out to be connected become one. */
  const islands = new Map(
    bodies.map((body): [Body, Island] => [
      body,
      { number: numbers.get(body) ?? 0, bodies: [body], links: [] },
    ]),
  );
  for (const link of findLinks(world, hidden)) {
    const [one, other] = [islands.get(link[0]), islands.get(link[1])];
    if (!one || !other) continue;
    const [first, second] = one.number <= other.number ? [one, other] : [other, one];
    first.links.push(link);
    if (first === second) continue;
    first.bodies.push(...second.bodies);
    first.links.push(...second.links);
    for (const body of second.bodies) islands.set(body, first);
  }
  return [...new Set(islands.values())];
}

function findLinks(world: World, hidden: LayerPicture['hidden']): [Body, Body][] {
  const contacts = listContacts(world).filter(isCollision);
  return [
    ...contacts.map((contact): [Body, Body] => [
      contact.getFixtureA().getBody(),
      contact.getFixtureB().getBody(),
    ]),
    ...listJoints(world, hidden).map((joint): [Body, Body] => [joint.getBodyA(), joint.getBodyB()]),
  ];
}

/** Whether the fixtures of a contact push each other. */
export function isCollision(contact: Contact): boolean {
  const isSensor = contact.getFixtureA().isSensor() || contact.getFixtureB().isSensor();
  return contact.isTouching() && contact.isEnabled() && !isSensor;
}

/** Degrees between the hues of two islands: the golden angle keeps neighbors apart. */
const HUE_STEP = 137.5;

/** Distance of an island's number from the center of its oldest body, in CSS pixels. */
const NUMBER_OFFSET = 8;

/**
 * Returns a function that draws islands: an outline in one color around their bodies, dashed while they are
 * asleep, lines between connected bodies, and a number.
 */
export function createIslandDrawer(engine: Engine) {
  const drawFixture = createFixtureDrawer(engine);
  return (pen: Pen, { world, poseOf, camera, hidden }: LayerPicture): void => {
    for (const { number, bodies, links } of findIslands(world, hidden)) {
      // The number determines the hue, so that an island keeps its color while others come and go.
      const color = `hsl(${Math.round(number * HUE_STEP) % 360} 75% 45%)`;
      const dashed = !bodies.some((body) => body.isAwake());
      const findCenter = (body: Body) => toWorld(poseOf(body), body.getLocalCenter());
      for (const body of bodies) {
        for (const fixture of listFixtures(body))
          drawFixture(pen, fixture, poseOf(body), { stroke: color, width: 3, dashed });
      }
      for (const link of links) pen.line(link.map(findCenter), { stroke: color, width: 1 });
      const [first] = bodies;
      if (!first) continue;
      const { x, y } = findCenter(first);
      // The number is above the center, because other layers mark the center itself.
      const above = { x, y: y + NUMBER_OFFSET / camera.scale };
      pen.text(above, String(number), 'outline', 'center');
    }
  };
}
