import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, value } from '../shared/defaults.ts';
import { CHILD_INDEX, DENSITY, STYLE, USER_DATA } from '../shared/texts.ts';

const body = new planck.World().createBody();
const fixture = body.createFixture({ shape: new planck.Circle() });
const BROAD_PHASE = 'Broad phase of the world.';
const CATEGORIES = 'Collision categories (layers) of the fixture, one bit each.';
const FILTER_CHANGE =
  'Contacts that the filter no longer allows end in the next step; newly allowed ones begin one step later.';
const MASK = 'Collision mask: the categories that the fixture collides with, one bit each.';

export const Fixture: SymbolNotes<typeof planck.Fixture> = {
  summary:
    'A fixture (called a collider in other engines): attaches a shape to a body and sets its density, friction, restitution, and collision filter.',
  example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

for (let fixture = box.getFixtureList(); fixture; fixture = fixture.getNext()) {
  fixture.setFriction(0.8);
  fixture.setRestitution(0.3);
}`,
  new: {
    summary:
      'Creates a fixture without attaching it to its body. Use `Body.createFixture()` instead.',
    parameters: {
      body: 'Body of the fixture.',
      def: {
        summary: 'Fixture definition, or only the options if the shape is passed separately.',
        default: asIn('FixtureOpt'),
      },
      shape: 'Collision shape. It is kept by reference, not copied.',
      density: {
        ...DENSITY,
        default: value(new planck.Fixture(body, new planck.Circle()).getDensity()),
      },
    },
  },
  members: {
    style: STYLE,
    createProxies: {
      summary: "Adds the fixture's AABBs to the broad phase.",
      parameters: { broadPhase: BROAD_PHASE, xf: 'Transform of the body.' },
    },
    destroyProxies: {
      summary: "Removes the fixture's AABBs from the broad phase.",
      parameters: { broadPhase: BROAD_PHASE },
    },
    getAABB: {
      summary:
        "Returns the AABB of one child shape. It covers the body's last movement, without the margin of a fat AABB.",
      parameters: { childIndex: CHILD_INDEX },
    },
    getBody: 'Returns the body of the fixture, or `null` after `Body.destroyFixture()`.',
    getDensity: { summary: 'Returns the density.', unit: DENSITY.unit },
    getFilterCategoryBits: {
      summary: 'Returns the collision categories (layers) of the fixture, one bit each.',
      unit: 'bit mask',
    },
    getFilterGroupIndex: 'Returns the collision group, or 0 for none.',
    getFilterMaskBits: {
      summary:
        'Returns the collision mask: the categories that the fixture collides with, one bit each.',
      unit: 'bit mask',
    },
    getFriction: 'Returns the friction coefficient.',
    getMassData: {
      summary:
        "Writes the mass, the center of mass, and the rotational inertia about the body's origin to an output object.",
      parameters: {
        massData: 'Output object that receives the result. Its `center` must be a vector.',
      },
    },
    getNext: "Returns the next fixture in the body's fixture list, or `null`.",
    getRestitution: 'Returns the restitution (bounciness).',
    getShape: 'Returns the shape, which several fixtures can share.',
    getType: 'Returns the type of the shape; the type of a box is `polygon`.',
    getUserData: 'Returns the user data.',
    isSensor:
      'Returns whether the fixture is a sensor (trigger), which detects overlap without a collision response.',
    rayCast: {
      summary: 'Returns whether a ray hits one child shape, and writes the hit to `output`.',
      parameters: {
        output: 'Output object that receives the hit. Not modified on a miss.',
        input: 'Ray, in world coordinates.',
        childIndex: CHILD_INDEX,
      },
    },
    refilter: 'Marks the fixture so that the next step reevaluates its collision filter.',
    setDensity: {
      summary:
        'Sets the density. The mass of the body does not change until `Body.resetMassData()` is called.',
      parameters: { density: { summary: 'New density, at least 0.', unit: DENSITY.unit } },
    },
    setFilterCategoryBits: {
      summary: 'Sets the collision categories (layers).',
      remarks: FILTER_CHANGE,
      parameters: { categoryBits: { summary: CATEGORIES, unit: 'bit mask' } },
    },
    setFilterData: {
      summary: 'Sets the collision group, categories, and mask together.',
      remarks: FILTER_CHANGE,
      parameters: { filter: 'Collision group, categories, and mask. All three are required.' },
    },
    setFilterGroupIndex: {
      summary: 'Sets the collision group.',
      remarks: FILTER_CHANGE,
      parameters: {
        groupIndex:
          'Collision group: fixtures in the same negative group never collide with each other, and fixtures in the same positive group always do; 0 for no group.',
      },
    },
    setFilterMaskBits: {
      summary: 'Sets the collision mask.',
      remarks: FILTER_CHANGE,
      parameters: { maskBits: { summary: MASK, unit: 'bit mask' } },
    },
    setFriction: {
      summary:
        'Sets the friction coefficient. Existing contacts keep their friction until `Contact.resetFriction()` is called.',
      parameters: {
        friction: 'Friction coefficient: 0 for no friction. Values above 1 are valid.',
      },
    },
    setRestitution: {
      summary:
        'Sets the restitution (bounciness). Existing contacts keep their restitution until `Contact.resetRestitution()` is called.',
      parameters: {
        restitution: 'Restitution: 0 for no bounce, 1 for a bounce at the same speed.',
      },
    },
    setSensor: {
      summary:
        'Turns the fixture into a sensor (trigger) or back into a solid fixture. A change wakes its body.',
      parameters: { sensor: '`true` to detect overlap without a collision response.' },
    },
    setUserData: {
      summary: 'Sets the user data of the fixture.',
      parameters: { data: 'Arbitrary application data.' },
    },
    shouldCollide: {
      summary: 'Returns whether the collision filters of two fixtures allow a contact.',
      remarks:
        'For a custom collision filter, override `Fixture.prototype.shouldCollide()`, not the method of a single fixture, because the engine calls it on only one fixture of each pair. The engine calls it while it looks for new pairs, not in every step. If its result changes later, call `refilter()`.',
      parameters: { that: 'The other fixture.' },
    },
    synchronize: {
      summary: 'Updates the AABBs in the broad phase after the body has moved.',
      parameters: {
        broadPhase: BROAD_PHASE,
        xf1: 'Previous transform of the body.',
        xf2: 'Current transform of the body.',
      },
    },
    testPoint: {
      summary:
        'Returns whether a point is inside the shape; always `false` for edges and chains, which have no area.',
      parameters: { p: { summary: 'Point, in world coordinates.', unit: 'm' } },
    },
  },
  internal: ['createProxies', 'destroyProxies', 'synchronize'],
  see: ['Guide: [Fixture](/fixture)', 'FixtureOpt', 'Body.createFixture', 'Shape'],
};

export const FixtureDef: SymbolNotes<planck.FixtureDef> = {
  summary:
    'Definition of a fixture (collider): shape, density, friction, restitution, and collision filter.',
  members: {
    shape: 'Collision shape. It is kept by reference, and several fixtures can share it.',
  },
  see: ['Guide: [Fixture](/fixture)', 'FixtureOpt', 'Fixture', 'Shape'],
};

export const FixtureOpt: SymbolNotes<planck.FixtureOpt> = {
  summary: 'Options for a fixture: density, friction, restitution, and collision filter.',
  members: {
    density: {
      summary: 'Density. At 0, the fixture adds no mass to its body.',
      unit: DENSITY.unit,
      default: value(fixture.getDensity()),
    },
    filterCategoryBits: {
      summary: CATEGORIES,
      unit: 'bit mask',
      default: value(fixture.getFilterCategoryBits()),
    },
    filterGroupIndex: {
      summary:
        'Collision group: two fixtures in the same group always collide if the group is positive, and never if it is negative; 0 for no group.',
      unit: '',
      default: value(fixture.getFilterGroupIndex()),
    },
    filterMaskBits: {
      summary:
        'Collision mask: the categories that the fixture collides with; the default covers 16 bits, so categories above bit 15 require a custom mask.',
      unit: 'bit mask',
      default: value(fixture.getFilterMaskBits()),
    },
    friction: {
      summary: 'Coulomb friction coefficient: 0 for no friction. Values above 1 are valid.',
      unit: '',
      default: value(fixture.getFriction()),
    },
    isSensor: {
      summary:
        'Whether the fixture is a sensor (trigger), which detects overlap without a collision response.',
      default: value(fixture.isSensor()),
    },
    restitution: {
      summary: 'Restitution (bounciness): 0 for no bounce, 1 for a bounce at the same speed.',
      unit: '',
      default: value(fixture.getRestitution()),
    },
    style: { summary: STYLE, default: value(fixture.style) },
    userData: { summary: USER_DATA, default: value(fixture.getUserData()) },
  },
  see: ['Guide: [Fixture](/fixture)', 'FixtureDef', 'Fixture', 'Body.createFixture'],
};

export const FixtureProxy: SymbolNotes<typeof planck.FixtureProxy> = {
  summary: 'Broad-phase entry for one child shape of a fixture, with its AABB.',
  new: {
    summary: 'Creates the proxy of one child shape of a fixture.',
    parameters: { fixture: 'Fixture of the proxy.', childIndex: CHILD_INDEX },
  },
  members: {
    aabb: 'AABB of the child shape, without the margin of the fat AABB in the broad phase.',
    childIndex: CHILD_INDEX,
    fixture: 'Fixture of the proxy.',
    proxyId: 'ID of the proxy in the broad phase.',
  },
};
