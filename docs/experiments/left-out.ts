import type { Vec2Value } from 'planck';
import { defineExperiment } from '#experiment';

/** The point or direction that a joint takes where its definition, which should have one, has none. */
export default defineExperiment({
  params: {
    of: [
      'RopeJoint.localAnchorA',
      'RopeJoint.localAnchorB',
      'PulleyJoint.localAnchorA',
      'PulleyJoint.localAnchorB',
      'PulleyJoint.groundAnchorA',
      'PulleyJoint.groundAnchorB',
      'PrismaticJoint.localAxisA',
      'WheelJoint.localAxisA',
      'MouseJoint.target',
    ],
  },
  measure(planck, { of }) {
    const world = new planck.World();
    const bodies = { bodyA: world.createBody(), bodyB: world.createBody({ type: 'dynamic' }) };
    const pulley = new planck.PulleyJoint(given({ ...bodies, lengthA: 1, lengthB: 1, ratio: 1 }));
    const rope = new planck.RopeJoint(given(bodies));
    const point = {
      'RopeJoint.localAnchorA': () => rope.getLocalAnchorA(),
      'RopeJoint.localAnchorB': () => rope.getLocalAnchorB(),
      'PulleyJoint.localAnchorA': () => pulley.getAnchorA(),
      'PulleyJoint.localAnchorB': () => pulley.getAnchorB(),
      'PulleyJoint.groundAnchorA': () => pulley.getGroundAnchorA(),
      'PulleyJoint.groundAnchorB': () => pulley.getGroundAnchorB(),
      'PrismaticJoint.localAxisA': () => new planck.PrismaticJoint(given(bodies)).getLocalAxisA(),
      'WheelJoint.localAxisA': () => new planck.WheelJoint(given(bodies)).getLocalAxisA(),
      'MouseJoint.target': () => new planck.MouseJoint(given(bodies)).getTarget(),
    }[of];
    return inWords(point());
  },
});

/** As if nothing were missing. */
function given<T>(fields: object): T {
  return fields as T;
}

function inWords({ x, y }: Vec2Value): string {
  return `(${x}, ${y})`.replaceAll('-', '−');
}
