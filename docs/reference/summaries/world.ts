/** Members of worlds and of what belongs to them. */
export const world: Record<string, Record<string, string>> = {
  WorldDef: {
    gravity: 'What pulls on every dynamic body, as an acceleration.',
    allowSleep: 'Whether bodies that rest may sleep, which saves time.',
    warmStarting:
      'Whether a step starts from the impulses of the last one, which makes it steadier.',
    continuousPhysics: 'Whether fast bodies are kept from passing through others.',
    subStepping: 'Whether `step()` returns after each time of impact that it handles.',
    blockSolve:
      'Whether the two points of a contact are solved together, which makes stacks steadier.',
  },
  World: {
    'add-body': 'A body was created.',
    'add-fixture': 'A fixture was created, and is on its body.',
    'add-joint': 'A joint was added.',
    'remove-body': 'A body was destroyed.',
    'remove-fixture': 'A fixture was destroyed, by itself or with its body.',
    'remove-joint': 'A joint was destroyed, by itself or with one of its bodies.',
    'begin-contact': 'Two fixtures begin to touch; sensors count.',
    'end-contact': 'Two fixtures no longer touch; sensors count.',
    'pre-solve':
      'Two fixtures touch, and the solver has not yet answered; the last chance to change the contact. Not called for sensors.',
    'post-solve': 'The solver has answered to a contact, and tells how hard it pushed.',
    World: 'Makes an empty world from a definition, or from gravity alone.',
    step: 'Moves the world on by a time step; with a length of 0 it only updates contacts.',
    queueUpdate: 'Calls a function when the running step is over, or at once if there is none.',
    isLocked: 'Tells if a step is running, when nothing can be created or destroyed.',
    createBody: 'Makes a body in this world; within a step it does nothing and returns `null`.',
    createDynamicBody: 'As `createBody()`, for a `dynamic` body.',
    createKinematicBody: 'As `createBody()`, for a `kinematic` body.',
    destroyBody:
      'Takes a body out of the world, with its fixtures and joints; does nothing within a step.',
    createJoint: 'Adds a joint to the world; within a step it does nothing and returns `null`.',
    destroyJoint:
      'Takes a joint out of the world and wakes its bodies; does nothing within a step.',
    getBodyList: 'The body that was created last, or `null`; go on with `getNext()`.',
    getJointList: 'The joint that was created last, or `null`; go on with `getNext()`.',
    getContactList:
      'The newest contact, or `null`; go on with `getNext()`, and expect some that do not touch.',
    getBodyCount: 'How many bodies there are.',
    getJointCount: 'How many joints there are.',
    getContactCount:
      'How many pairs of fixtures have bounding boxes that overlap, touching or not.',
    getGravity: 'The gravity vector itself, not a copy.',
    setGravity: 'Sets gravity; bodies that sleep stay asleep.',
    getAllowSleeping: 'Whether bodies that rest may sleep.',
    setAllowSleeping: 'Lets bodies sleep or not; `false` wakes all of them.',
    getWarmStarting: 'Whether a step starts from the impulses of the last one.',
    setWarmStarting: 'Lets a step start from the impulses of the last one, or from zero.',
    getContinuousPhysics: 'Whether fast bodies are kept from passing through others.',
    setContinuousPhysics: 'Switches the continuous collision of fast bodies on or off.',
    getSubStepping: 'Whether `step()` returns after each time of impact.',
    setSubStepping: 'Lets `step()` return after each time of impact that it handles.',
    getAutoClearForces: 'Whether a step ends by setting all forces to zero.',
    setAutoClearForces:
      'Lets a step end by setting all forces to zero, or keeps them for the next.',
    clearForces: 'Sets the forces and torques that were applied to zero.',
    queryAABB:
      'Calls a function with each fixture whose bounding box, with its margin, overlaps a rectangle; a chain comes once for each of its edges.',
    rayCast:
      'Calls a function with each fixture along a line, not sorted by distance, unless the line starts inside of it.',
    shiftOrigin: 'Moves everything so that a point becomes the origin; does nothing within a step.',
    on: "Listens to an event; what isn't a function is ignored.",
    off: 'Takes a listener away again; it has to be the same function.',
    publish: 'Calls the listeners of an event, and returns how many there are.',
    getProxyCount: 'How many bounding boxes the broad-phase keeps.',
    getTreeHeight: 'How deep the tree of bounding boxes is.',
    getTreeBalance: 'By how much children in the tree of bounding boxes differ in height at most.',
    getTreeQuality: 'The perimeters of all boxes in the tree over that of its root; small is good.',
  },
  Settings: {
    aabbExtension:
      'How far a bounding box in the broad-phase reaches beyond its shape, so that small moves cost nothing.',
    aabbMultiplier:
      'How far ahead a bounding box in the broad-phase reaches, as a multiple of how far the body just moved.',
    linearSlop: 'How far shapes may overlap, and joints be off, before it is corrected.',
    angularSlop: 'How far joints may be turned off before it is corrected; 2° by default.',
    baumgarte: 'Which part of an overlap is corrected in one round; near 1 it goes too far.',
    maxLinearCorrection: 'How far positions are corrected in one round at most.',
    maxAngularCorrection: 'How far angles are corrected in one round at most; 8° by default.',
    maxDistanceIterations: 'How many rounds `Distance()` takes at most.',
    maxTOIIterations: 'How many rounds `TimeOfImpact()` takes at most.',
    maxSubSteps: 'How many times of impact a contact may have in a step.',
    maxManifoldPoints: 'How many points a contact has at most; the engine is made for 2.',
    maxPolygonVertices: 'How many corners a polygon may have; further points are ignored.',
    Settings: 'Not to be made: all settings are static, such as `Settings.linearSlop`.',
    lengthUnitsPerMeter: 'How many of your length units are one meter.',
    toiBaugarte: 'As `baumgarte`, but for continuous collision.',
    maxTranslation: 'How far a body moves in one step at most: its speed is cut to that.',
    maxRotation:
      'How far a body turns in one step at most, by default a quarter turn: its angular velocity is cut to that.',
    velocityThreshold: 'Fixtures that meet at a lower speed do not bounce.',
    maxTOIContacts: 'Not used by this version.',
    polygonRadius: 'How thick the skin of polygons, edges and chains is: twice `linearSlop`.',
    timeToSleep: 'How long a body has to be slow before it sleeps.',
    linearSleepTolerance: 'A faster body does not fall asleep.',
    angularSleepTolerance:
      'A body that turns faster, by default 2° in a second, does not fall asleep.',
  },
  ContactImpulse: {
    normalImpulses:
      'How hard the fixtures were pushed apart at each point; it always has two numbers, the second 0 where there is one point.',
    tangentImpulses:
      'How hard friction worked at each point; it always has two numbers, the second 0 where there is one point.',
  },
  Serializer: {
    Serializer: 'Makes a serializer with hooks of your own; for a world as it is, use the statics.',
    toJson: 'Turns a world into an array of plain objects.',
    fromJson: 'Makes a new world from what `toJson()` returned.',
  },
};
