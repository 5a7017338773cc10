import type { Layer } from '../../draw/world.ts';
import type { ThemeColor } from '../../model/pen.ts';

/** Layers in the order in which a reader meets their concepts, by the names of their groups. */
export const LAYER_GROUPS: readonly { name: string; layers: readonly Layer[] }[] = [
  { name: 'Bodies', layers: ['velocities', 'centers', 'sleep', 'islands'] },
  { name: 'Contacts and joints', layers: ['contacts', 'impulses', 'joints', 'forces'] },
  { name: 'Broad phase', layers: ['boxes', 'fatBoxes', 'tree'] },
];

/** Descriptions of the layers. */
export const LAYER_TEXTS: Readonly<Record<Layer, string>> = {
  velocities: 'Linear velocity: how far the center of mass moves in a quarter of a second.',
  centers: 'Center of mass of each dynamic body.',
  sleep:
    'How long a body has been slow enough to sleep. When the bar is full, its island can fall asleep.',
  islands:
    'Bodies that are connected by contacts or joints, and that fall asleep together. Dashed: asleep. The number is that of the oldest body.',
  contacts: 'Contact points, with the normal from fixture A to fixture B. Gray: disabled.',
  impulses:
    'Impulses of contacts in the last step: along the normal and, green, by friction. The bar in the corner is the scale.',
  joints: 'Joints: anchors, and lines to the bodies.',
  forces:
    'Reaction force on body B, as the impulse that it applies in a step. The bar in the corner is the scale.',
  boxes: 'AABB of each shape, including its motion in the last step.',
  fatBoxes: 'AABBs with a margin, the leaves of the dynamic tree.',
  tree: 'Inner nodes of the dynamic tree. The root has the widest line.',
};

export interface BodyLook {
  fill: ThemeColor;
  stroke?: ThemeColor;
  isDashed?: boolean;
}

/** Meanings of the colors of bodies. */
export const BODY_COLORS: readonly ({ text: string } & BodyLook)[] = [
  { text: 'Dynamic', fill: 'dynamic' },
  { text: 'Asleep', fill: 'asleep', stroke: 'box' },
  { text: 'Static', fill: 'static' },
  { text: 'Kinematic', fill: 'kinematic' },
  { text: 'Sensor', fill: 'sensor', isDashed: true },
  { text: 'Inactive', fill: 'quiet' },
  { text: 'Selected', fill: 'dynamic', stroke: 'accent' },
];
