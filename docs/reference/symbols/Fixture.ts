import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { asIn, value } from '../shared/defaults.ts';
import { CHILD_INDEX, DENSITY, STYLE, USER_DATA } from '../shared/texts.ts';

const body = new planck.World().createBody();
const fixture = body.createFixture({ shape: new planck.Circle() });

export const Fixture: SymbolNotes<typeof planck.Fixture> = {
  summary:
    'Puts a shape on a body, with a density, friction, restitution and a filter for what it meets.',
  example: {
    setup: 'falling-box',
    code: `for (let fixture = box.getFixtureList(); fixture; fixture = fixture.getNext()) {
  fixture.setFriction(0.8);
  fixture.setRestitution(0.3);
}`,
  },
  new: {
    summary: 'Makes a fixture that is not yet on its body: use `Body.createFixture()` instead.',
    parameters: {
      body: 'The body that it is going to be on.',
      def: {
        summary: 'A definition with its shape, or options beside one.',
        default: asIn('FixtureOpt'),
      },
      shape: 'The shape, which is kept and not copied.',
      density: {
        ...DENSITY,
        default: value(new planck.Fixture(body, new planck.Circle()).getDensity()),
      },
    },
  },
  members: {
    style: STYLE,
    createProxies: {
      summary: 'Adds its bounding boxes to the broad-phase.',
      parameters: { broadPhase: 'The broad-phase of the world.', xf: 'Where the body is.' },
    },
    destroyProxies: {
      summary: 'Takes its bounding boxes out of the broad-phase.',
      parameters: { broadPhase: 'The broad-phase of the world.' },
    },
    getAABB: {
      summary:
        'The bounding box of one child of its shape, as of the last time that its body moved.',
      parameters: { childIndex: CHILD_INDEX },
    },
    getBody: 'The body that it is on, or `null` after `Body.destroyFixture()`.',
    getDensity: DENSITY,
    getFilterCategoryBits: {
      summary: 'Which categories it belongs to, one bit for each.',
      unit: 'bit mask',
    },
    getFilterGroupIndex: 'The group that it belongs to, or 0.',
    getFilterMaskBits: {
      summary: 'Which categories it collides with, one bit for each.',
      unit: 'bit mask',
    },
    getFriction: 'How much it resists sliding.',
    getMassData: {
      summary: 'Writes its mass, center and inertia, about the origin of its body, into an object.',
      parameters: { massData: 'What is written into; it needs a `center` of its own.' },
    },
    getNext: 'The fixture after it in the list of its body, or `null`.',
    getRestitution: 'How much it bounces.',
    getShape: 'Its shape, which it may share with other fixtures.',
    getType: 'The type of its shape: a box says `polygon`.',
    getUserData: 'What you gave it as user data.',
    isSensor: 'Tells if it only reports what overlaps it.',
    rayCast: {
      summary: 'Tells if a ray hits one child of its shape, and writes where into `output`.',
      parameters: {
        output: 'What is written into, if there is a hit.',
        input: 'The ray, in the world.',
        childIndex: CHILD_INDEX,
      },
    },
    refilter: 'Lets the next step decide again with what it collides.',
    setDensity: {
      summary: 'Sets its density; the mass of the body stays until `Body.resetMassData()`.',
      parameters: {
        density: { summary: 'How heavy a square meter of it is to be, from 0.', unit: 'kg/m²' },
      },
    },
    setFilterCategoryBits: {
      summary: 'Sets which categories it belongs to; holds from the next step on.',
      parameters: {
        categoryBits: { summary: 'One bit for each category that it is in.', unit: 'bit mask' },
      },
    },
    setFilterData: {
      summary: 'Sets group, categories and mask at once; holds from the next step on.',
      parameters: { filter: 'Group, categories and mask; all three are taken.' },
    },
    setFilterGroupIndex: {
      summary: 'Sets the group that it belongs to; holds from the next step on.',
      parameters: {
        groupIndex: 'Negative: never among each other, positive: always, 0: no group.',
      },
    },
    setFilterMaskBits: {
      summary: 'Sets which categories it collides with; holds from the next step on.',
      parameters: {
        maskBits: { summary: 'One bit for each category that it collides with.', unit: 'bit mask' },
      },
    },
    setFriction: {
      summary:
        'Sets its friction; contacts that exist keep theirs until `Contact.resetFriction()`.',
      parameters: { friction: 'From 0, which is ice; more than 1 is allowed.' },
    },
    setRestitution: {
      summary:
        'Sets its restitution; contacts that exist keep theirs until `Contact.resetRestitution()`.',
      parameters: { restitution: 'From 0, no bounce, to 1, as high as it fell.' },
    },
    setSensor: {
      summary: 'Makes it a sensor or solid again, and wakes its body.',
      parameters: { sensor: '`true` lets all pass, and still tells of it.' },
    },
    setUserData: {
      summary: 'Keeps anything of yours with the fixture.',
      parameters: { data: 'Anything of yours.' },
    },
    shouldCollide: {
      summary: 'Tells if the filters of two fixtures let them collide.',
      remarks: 'The engine asks once, when bounding boxes begin to overlap; see `refilter()`.',
      parameters: { that: 'Another fixture.' },
    },
    synchronize: {
      summary: 'Updates its bounding boxes after its body has moved.',
      parameters: {
        broadPhase: 'The broad-phase of the world.',
        xf1: 'Where the body was.',
        xf2: 'Where the body is now.',
      },
    },
    testPoint: {
      summary: 'Tells if a point of the world is inside of it; never for edges and chains.',
      parameters: { p: { summary: 'A point of the world.', unit: 'm' } },
    },
  },
  internal: ['createProxies', 'destroyProxies', 'synchronize'],
  see: ['Guide: [Fixture](/fixture)', 'FixtureOpt', 'Body.createFixture', 'Shape'],
};

export const FixtureDef: SymbolNotes<planck.FixtureDef> = {
  summary: 'A shape, and how it weighs, slides, bounces and filters.',
  members: {
    shape: 'The shape itself, not a copy; one shape can be used by many fixtures.',
  },
  see: ['Guide: [Fixture](/fixture)', 'FixtureOpt', 'Fixture', 'Shape'],
};

export const FixtureOpt: SymbolNotes<planck.FixtureOpt> = {
  summary: 'All of a fixture definition but the shape.',
  members: {
    density: {
      summary: 'How heavy a square meter of it is; with 0 it adds no mass.',
      unit: 'kg/m²',
      default: value(fixture.getDensity()),
    },
    filterCategoryBits: {
      summary: 'Which categories it belongs to, one bit for each.',
      unit: 'bit mask',
      default: value(fixture.getFilterCategoryBits()),
    },
    filterGroupIndex: {
      summary:
        'Two fixtures of the same group always collide if it is positive, and never if it is negative; 0 is no group.',
      unit: '',
      default: value(fixture.getFilterGroupIndex()),
    },
    filterMaskBits: {
      summary:
        'Which categories it collides with; the default has 16 bits, so higher categories need a mask of their own.',
      unit: 'bit mask',
      default: value(fixture.getFilterMaskBits()),
    },
    friction: {
      summary: 'How much it resists sliding: 0 is ice, and more than 1 is allowed.',
      unit: '',
      default: value(fixture.getFriction()),
    },
    isSensor: {
      summary: 'Whether it only tells what overlaps it, and lets all pass.',
      default: value(fixture.isSensor()),
    },
    restitution: {
      summary: 'How much it bounces: 0 not at all, 1 as high as it fell.',
      unit: '',
      default: value(fixture.getRestitution()),
    },
    style: { summary: STYLE, default: value(fixture.style) },
    userData: { summary: USER_DATA, default: value(fixture.getUserData()) },
  },
  see: ['Guide: [Fixture](/fixture)', 'FixtureDef', 'Fixture', 'Body.createFixture'],
};

export const FixtureProxy: SymbolNotes<typeof planck.FixtureProxy> = {
  summary: 'The bounding box of one child of a fixture in the broad-phase.',
  new: {
    summary: 'Makes the proxy of one child of a fixture.',
    parameters: { fixture: 'The fixture that it stands for.', childIndex: CHILD_INDEX },
  },
  members: {
    aabb: 'Its bounding box, without the margin that the broad-phase adds.',
    childIndex: 'Which child of the shape it is.',
    fixture: 'The fixture.',
    proxyId: 'Its number in the broad-phase.',
  },
};
