const SHAPE_TYPE = 'What `getType()` returns.';
const SKIN = 'How thick the skin around it is: `Settings.polygonRadius`.';
const PROXY = 'Prepares the shape for `Distance` and its like.';

/** Of what every shape can be asked. */
const ANY_SHAPE = {
  computeAABB: 'Writes the bounding box of one of its parts, at a place, into a rectangle.',
  computeMass: 'Writes its mass, center and inertia for a density into an object.',
  rayCast: 'Tells if a ray hits one of its parts, and writes where into `output`.',
};
const ONE_PART = 'Always 1; only a chain has more parts.';

/** Members of fixtures and shapes. */
export const fixtures: Record<string, Record<string, string>> = {
  FixtureDef: {
    shape: 'The shape itself, not a copy; one shape can be used by many fixtures.',
  },
  FixtureOpt: {
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    userData: 'Anything of yours, for `getUserData()`; the engine ignores it.',
    friction: 'How much it resists sliding: 0 is ice, and more than 1 is allowed.',
    restitution: 'How much it bounces: 0 not at all, 1 as high as it fell.',
    density: 'How heavy a square meter of it is; with 0 it adds no mass.',
    isSensor: 'Whether it only tells what overlaps it, and lets all pass.',
    filterGroupIndex:
      'Two fixtures of the same group always collide if it is positive, and never if it is negative; 0 is no group.',
    filterCategoryBits: 'Which categories it belongs to, one bit for each.',
    filterMaskBits:
      'Which categories it collides with; the default has 16 bits, so higher categories need a mask of their own.',
  },
  Fixture: {
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    Fixture: 'Makes a fixture that is not yet on its body: use `Body.createFixture()` instead.',
    getType: 'The type of its shape: a box says `polygon`.',
    getShape: 'Its shape, which it may share with other fixtures.',
    isSensor: 'Tells if it only reports what overlaps it.',
    setSensor: 'Makes it a sensor or solid again, and wakes its body.',
    getUserData: 'What you gave it as user data.',
    setUserData: 'Keeps anything of yours with the fixture.',
    getBody: 'The body that it is on, or `null` after `Body.destroyFixture()`.',
    getNext: 'The fixture after it in the list of its body, or `null`.',
    getDensity: 'How heavy a square meter of it is.',
    setDensity: 'Sets its density; the mass of the body stays until `Body.resetMassData()`.',
    getFriction: 'How much it resists sliding.',
    setFriction:
      'Sets its friction; contacts that exist keep theirs until `Contact.resetFriction()`.',
    getRestitution: 'How much it bounces.',
    setRestitution:
      'Sets its restitution; contacts that exist keep theirs until `Contact.resetRestitution()`.',
    testPoint: 'Tells if a point of the world is inside of it; never for edges and chains.',
    rayCast: 'Tells if a ray hits one child of its shape, and writes where into `output`.',
    getMassData:
      'Writes its mass, center and inertia, about the origin of its body, into an object.',
    getAABB: 'The bounding box of one child of its shape, as of the last time that its body moved.',
    setFilterData: 'Sets group, categories and mask at once; holds from the next step on.',
    getFilterGroupIndex: 'The group that it belongs to, or 0.',
    setFilterGroupIndex: 'Sets the group that it belongs to; holds from the next step on.',
    getFilterCategoryBits: 'Which categories it belongs to, one bit for each.',
    setFilterCategoryBits: 'Sets which categories it belongs to; holds from the next step on.',
    getFilterMaskBits: 'Which categories it collides with, one bit for each.',
    setFilterMaskBits: 'Sets which categories it collides with; holds from the next step on.',
    refilter: 'Lets the next step decide again with what it collides.',
    shouldCollide: 'Tells if the filters of two fixtures let them collide.',
    createProxies: 'Adds its bounding boxes to the broad-phase.',
    destroyProxies: 'Takes its bounding boxes out of the broad-phase.',
    synchronize: 'Updates its bounding boxes after its body has moved.',
  },
  Shape: {
    ...ANY_SHAPE,
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    isValid: 'Tells if something is a shape.',
    getRadius: 'The radius of a circle; of others, how thick the skin around them is.',
    getType: 'Which kind of shape it is.',
    getChildCount: 'How many parts collide on their own: the edges of a chain, else 1.',
    testPoint: 'Tells if a point is inside of it; never for edges and chains.',
    computeDistanceProxy: PROXY,
  },
  BoxShape: {
    BoxShape:
      'Makes a box from half of its width and of its height; `angle` is ignored without `center`.',
    TYPE: SHAPE_TYPE,
  },
  CircleShape: {
    ...ANY_SHAPE,
    getType: 'Always `circle`.',
    getChildCount: ONE_PART,
    testPoint: 'Tells if a point is inside of it.',
    CircleShape: 'Makes a circle from its radius, or from its center and radius.',
    TYPE: SHAPE_TYPE,
    getRadius: 'Its radius.',
    getCenter: 'Its center, from the origin of the body.',
    computeDistanceProxy: PROXY,
  },
  PolygonShape: {
    ...ANY_SHAPE,
    getType: 'Always `polygon`.',
    getChildCount: ONE_PART,
    testPoint: 'Tells if a point is inside of it.',
    PolygonShape:
      'Makes the hull of the points; points that span no area silently become a box of 2 by 2.',
    TYPE: SHAPE_TYPE,
    getRadius: SKIN,
    validate: 'Tells if it is convex.',
    computeDistanceProxy: PROXY,
  },
  EdgeShape: {
    ...ANY_SHAPE,
    getType: 'Always `edge`.',
    getChildCount: ONE_PART,
    EdgeShape: 'Makes an edge from one point to another.',
    TYPE: SHAPE_TYPE,
    getRadius: SKIN,
    setNextVertex:
      'Tells where the line goes on, so that things slide over the joint; without a point it forgets.',
    getNextVertex: 'Where the line goes on, or zero if that was not set.',
    setPrevVertex:
      'Tells where the line comes from, so that things slide over the joint; without a point it forgets.',
    getPrevVertex: 'Where the line comes from, or zero if that was not set.',
    testPoint: 'Always `false`: an edge has no inside.',
    computeMass: 'Writes a mass of 0 into an object: an edge weighs nothing.',
    computeDistanceProxy: PROXY,
  },
  ChainShape: {
    ...ANY_SHAPE,
    getType: 'Always `chain`.',
    ChainShape: 'Makes a chain through the points; a loop goes back to the first one, and needs 3.',
    TYPE: SHAPE_TYPE,
    getRadius: SKIN,
    setPrevVertex:
      'Tells where an open chain comes from, so that things slide onto its first point.',
    getPrevVertex: 'Where the chain comes from, or `null`.',
    setNextVertex: 'Tells where an open chain goes on, so that things slide off its last point.',
    getNextVertex: 'Where the chain goes on, or `null`.',
    getChildCount: 'How many edges it has; an empty chain says -1.',
    getChildEdge: 'Makes an edge that you give the same as one of the chain.',
    getVertex: 'One of its points: the vector itself, not a copy.',
    isLoop: 'Tells if it was made as a loop.',
    testPoint: 'Always `false`: a chain has no inside, even as a loop.',
    computeMass: 'Writes a mass of 0 into an object: a chain weighs nothing.',
    computeDistanceProxy: PROXY,
  },
};
