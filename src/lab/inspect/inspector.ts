import type { Body, World } from 'planck';
import { createContactReader } from '../draw/contactPoints.ts';
import { createFixtureDrawer } from '../draw/outline.ts';
import { listBodies } from '../draw/world.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';
import { createFixtureDistance } from '../simulation/fixtureDistance.ts';
import { describe, type Relative } from './describeItem.ts';
import { drawHighlight } from './highlight.ts';
import type { Inspected, InspectTarget, Note, PickPoint } from './inspected.ts';
import { findAddress, findItem, type Item, type ItemAddress } from './itemAddress.ts';
import { pick } from './pick.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Shows one item of a scene at a time: outlined in the picture, and described for a card. */
export interface Inspector {
  /** Chooses the inspected item; without one, the inspector closes. */
  inspect: (target: InspectTarget, viewpoint: Viewpoint) => void;
  isOpen: () => boolean;
  /** Outlines the item. */
  draw: (pen: Pen, viewpoint: Viewpoint) => void;
  /** Describes the item as it is now; undefined while the inspector is closed. */
  describe: (viewpoint: Viewpoint) => Inspected | undefined;
  /** Returns the index in `listBodies(world)` of the inspected body, or of the inspected fixture's body. */
  bodyIndex: (world: World) => number | undefined;
}

const DESTROYED: Note = { text: 'It no longer exists: the scene has destroyed it.' };

export function createInspector(engine: Engine): Inspector {
  const drawFixture = createFixtureDrawer(engine);
  const readContactPoints = createContactReader(engine);
  const distanceTo = createFixtureDistance(engine);
  let inspected: { item: Item; world: World; address: ItemAddress } | undefined;
  let title = '';
  let relatives: Relative[] = [];

  const open = (item: Item | undefined, world: World) => {
    const address = item && findAddress(item, world);
    inspected = item && address ? { item, world, address } : undefined;
  };
  /** Returns the inspected item if it still exists. */
  const itemIn = (world: World): Item | undefined => {
    if (!inspected) return undefined;
    // In another run of the scene, for example after Reset, the same item is in another world.
    const item = inspected.world === world ? inspected.item : findItem(inspected.address, world);
    const address = item && findAddress(item, world);
    if (!item || !address) return undefined;
    inspected = { item, world, address };
    return item;
  };

  const pickItem = (point: PickPoint, viewpoint: Viewpoint) => {
    const picked = pick(point, viewpoint, readContactPoints, distanceTo);
    const current = itemIn(viewpoint.world);
    const { item, fixture } = picked ?? {};
    // A second click on the same body inspects the fixture under the pointer.
    const isSameBody = findBody(item) !== undefined && findBody(item) === findBody(current);
    return isSameBody && fixture ? ({ kind: 'fixture', fixture } satisfies Item) : item;
  };
  const nextBody = (direction: 1 | -1, { world, hidden }: Viewpoint): Item | undefined => {
    // Skips the body that holds the joint of the pointer.
    const bodies = listBodies(world).filter((body) => body !== hidden?.getBodyA());
    const current = bodyIn(world);
    const start = current ? bodies.indexOf(current) : direction > 0 ? -1 : 0;
    const body = bodies[(start + direction + bodies.length) % bodies.length];
    return body && { kind: 'body', body };
  };
  const bodyIn = (world: World): Body | undefined => {
    const item = itemIn(world);
    return item?.kind === 'fixture' ? item.fixture.getBody() : findBody(item);
  };
  const targeted = (target: InspectTarget, viewpoint: Viewpoint): Item | undefined => {
    if (target === 'nothing') return undefined;
    if (target === 'selected') {
      const { selected } = viewpoint;
      return selected ? { kind: 'body', body: selected } : nextBody(1, viewpoint);
    }
    if ('next' in target) return nextBody(target.next, viewpoint);
    if ('related' in target) return relatives[target.related]?.item ?? itemIn(viewpoint.world);
    return pickItem(target, viewpoint);
  };

  return {
    inspect: (target, viewpoint) => open(targeted(target, viewpoint), viewpoint.world),
    isOpen: () => inspected !== undefined,
    draw: (pen, viewpoint) => {
      const item = itemIn(viewpoint.world);
      if (item) drawHighlight(pen, item, viewpoint, drawFixture, readContactPoints);
    },
    describe: (viewpoint) => {
      if (!inspected) return undefined;
      const item = itemIn(viewpoint.world);
      if (!item) return { title, rows: [], reasons: [], notes: [DESTROYED], related: [] };
      const { related, ...description } = describe(engine, readContactPoints, item, viewpoint);
      title = description.title;
      relatives = related;
      return { ...description, related: related.map(({ name }) => name) };
    },
    bodyIndex: (world) => {
      const body = bodyIn(world);
      return body && listBodies(world).indexOf(body);
    },
  };
}

function findBody(item: Item | undefined): Body | undefined {
  return item?.kind === 'body' ? item.body : undefined;
}
