/** Of three methods that create a body. */
function creating(method: string): Record<string, string> {
  return {
    [`${method}.def`]: 'What the body starts with; it is only read.',
    [`${method}.position`]: 'Where the origin of the body is in the world.',
    [`${method}.angle`]: 'How far the body is turned.',
  };
}
const TYPED = 'What the body starts with; its `type` is overwritten.';
const CONTACT = 'The contact; when it has ended it is used for other fixtures, so do not keep it.';
const SWITCH = '`true` switches it on, `false` off.';

/** Of worlds and of what belongs to them, by symbol, then by member and parameter. */
export const world: Record<string, Record<string, string>> = {
  World: {
    'World.def': 'A definition, or the gravity vector.',
    ...creating('createBody'),
    ...creating('createDynamicBody'),
    ...creating('createKinematicBody'),
    'createDynamicBody.def': TYPED,
    'createKinematicBody.def': TYPED,
    'createJoint.joint': 'A new joint of bodies of this world.',
    'destroyBody.b': 'A body of this world.',
    'destroyJoint.joint':
      'A joint of this world; for one that is not in it any more, `getJointCount()` goes wrong.',
    'on.name': 'The event, such as `begin-contact`; one of your own comes from `publish()`.',
    'on.listener': 'What is called each time; added twice, it is called twice.',
    'off.name': 'The event that it was added to.',
    'off.listener': 'The same function that was added; any other is ignored.',
    'publish.name': 'The name of the event; it may be one of your own.',
    'publish.arg1': 'What listeners get first.',
    'publish.arg2': 'What they get second.',
    'publish.arg3': 'What they get third.',
    'queryAABB.aabb': 'The rectangle to look in.',
    'queryAABB.callback': 'Gets each fixture; if it returns `false`, the query ends.',
    'queueUpdate.callback': 'Gets the world, once it may be changed.',
    'rayCast.point1': 'Where the ray starts.',
    'rayCast.point2': 'Where the ray ends.',
    'rayCast.callback':
      'Gets each hit; the number that it returns says how the ray goes on: 0 ends it, `fraction` cuts it off here, 1 changes nothing.',
    'setAllowSleeping.flag': '`false` keeps all bodies awake.',
    'setAutoClearForces.flag': '`false` keeps forces until you call `clearForces()`.',
    'setContinuousPhysics.flag': SWITCH,
    'setGravity.gravity': 'The acceleration of all dynamic bodies; it is copied.',
    'setSubStepping.flag': SWITCH,
    'setWarmStarting.flag': '`false` starts each step from zero.',
    'shiftOrigin.newOrigin': 'The point that becomes the origin, in the old coordinates.',
    'step.timeStep': 'How much time passes; the same in each call, if you can.',
    'step.velocityIterations':
      'How often velocities are corrected; 0 counts as left out, and so does what is not a whole number.',
    'step.positionIterations': 'How often positions are corrected at most; 0 counts as left out.',
    'add-body.body': 'The new body, still without fixtures.',
    'add-fixture.fixture': 'The new fixture, already on its body.',
    'add-joint.joint': 'The new joint.',
    'remove-body.body': 'The body, out of the world by now.',
    'remove-fixture.fixture':
      'The fixture; its `getBody()` is `null` if it was destroyed by itself, and not with its body.',
    'remove-joint.joint': 'The joint.',
    'begin-contact.contact': CONTACT,
    'end-contact.contact': CONTACT,
    'pre-solve.contact': `${CONTACT} \`setEnabled(false)\` lets the fixtures pass in this step.`,
    'pre-solve.oldManifold':
      'How the shapes touched in the step before; it is used again for the next contact.',
    'post-solve.contact': CONTACT,
    'post-solve.impulse': 'How hard the solver pushed; it is used again in the next step.',
  },
  Serializer: {
    'Serializer.options': 'The class of the root, and functions that each object passes through.',
    'toJson.root': 'Where to start, such as the world; all that it leads to is written, too.',
    'fromJson.json': 'What `toJson()` returned, or the same read from a text by `JSON.parse()`.',
  },
};
