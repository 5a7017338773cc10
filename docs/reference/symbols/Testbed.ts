import * as planck from 'planck/with-testbed';
import type { Default, SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE, value } from '../shared/defaults.ts';

const mounted = mountWithoutPage();
const COLOR = 'The color of the line, as CSS has it.';

export const Testbed: SymbolNotes<typeof planck.Testbed> = {
  summary:
    'Shows a world in the page while you develop; import it from `planck/with-testbed`, or it throws.',
  new: 'Not to be made: call `Testbed.start(world)`, or `Testbed.mount()` first to configure it.',
  members: {
    mount: {
      summary:
        'Shows the testbed in the page, and returns it; without `planck/with-testbed` it throws.',
      parameters: {
        options: 'Not read by the testbed of this version: set fields of what comes back.',
      },
    },
    start: {
      summary: 'Mounts the testbed if it is not there yet, and runs a world in it.',
      remarks: 'To set it up first, keep what `Testbed.mount()` returns, and call its `start()`.',
      parameters: { world: 'The world to show and to step.' },
    },
  },
  internal: ['new'],
  see: [
    'Guide: [Testbed](/testbed)',
    'Guide: [Rendering](/rendering)',
    'TestbedInterface',
    'TestbedMountOptions',
  ],
};

export const TestbedInterface: SymbolNotes<planck.TestbedInterface> = {
  summary: 'A testbed that is mounted: its view and speed, and functions to draw.',
  members: {
    activeKeys: { summary: 'Which keys are down.', default: value(mounted.activeKeys) },
    background: {
      summary: 'The color behind the world, as CSS has it.',
      default: value(mounted.background),
    },
    height: {
      summary: 'How high the part of the world is that shows.',
      unit: 'm',
      default: value(mounted.height),
    },
    hz: {
      summary:
        'How often the world is stepped in a second; below 1 it is the length of a step instead.',
      unit: 'Hz',
      default: value(mounted.hz),
    },
    keydown: {
      summary: 'Set it to a function of yours that gets each key as it goes down.',
      default: callback(mounted.keydown),
    },
    keyup: {
      summary: 'Set it to a function of yours that gets each key as it goes up.',
      default: callback(mounted.keyup),
    },
    mouseForce: {
      summary:
        'Makes dragging push the body when you let go, by this force for each unit of the way, instead of pulling it along.',
      unit: 'N/m',
      default: value(mounted.mouseForce),
    },
    speed: {
      summary: 'How fast time passes: 1 is as in life, 0.5 is slow motion.',
      unit: '',
      default: value(mounted.speed),
    },
    step: {
      summary: 'Set it to a function of yours that is called once in each frame, after its steps.',
      default: callback(mounted.step),
    },
    width: {
      summary: 'How wide the part of the world is that shows.',
      unit: 'm',
      default: value(mounted.width),
    },
    x: {
      summary: 'Moves the view to the left or to the right.',
      unit: 'm',
      default: value(mounted.x),
    },
    y: { summary: 'Moves the view up or down.', unit: 'm', default: value(mounted.y) },
    color: {
      summary: 'Makes a CSS color from red, green and blue between 0 and 1.',
      parameters: {
        r: { summary: 'How much red.', unit: '0 to 1' },
        g: { summary: 'How much green.', unit: '0 to 1' },
        b: { summary: 'How much blue.', unit: '0 to 1' },
      },
    },
    drawAABB: {
      summary: 'Draws a rectangle for one frame.',
      parameters: { aabb: 'The rectangle, in the world.', color: COLOR },
    },
    drawChain: {
      summary: 'Draws an open line for one frame.',
      parameters: {
        points: {
          summary: 'The points in their order, in the world; without any, nothing is drawn.',
          unit: 'm',
        },
        color: COLOR,
      },
    },
    drawCircle: {
      summary: 'Draws a circle for one frame.',
      parameters: {
        p: { summary: 'Its center, in the world.', unit: 'm' },
        r: { summary: 'From the center to the line.', unit: 'm' },
        color: COLOR,
      },
    },
    drawEdge: {
      summary: 'Draws a line for one frame.',
      parameters: {
        a: { summary: 'Where it starts, in the world.', unit: 'm' },
        b: { summary: 'Where it ends, in the world.', unit: 'm' },
        color: COLOR,
      },
    },
    drawPoint: {
      summary: 'Draws a point for one frame; its size is fixed, whatever `r` is.',
      parameters: {
        p: { summary: 'Where it is, in the world.', unit: 'm' },
        r: 'Ignored: all points are of one size.',
        color: COLOR,
      },
    },
    drawPolygon: {
      summary: 'Draws a closed line for one frame.',
      parameters: {
        points: {
          summary: 'The corners in their order, in the world; the last leads to the first.',
          unit: 'm',
        },
        color: COLOR,
      },
    },
    drawSegment: {
      summary: 'Draws a line for one frame.',
      parameters: {
        a: { summary: 'Where it starts, in the world.', unit: 'm' },
        b: { summary: 'Where it ends, in the world.', unit: 'm' },
        color: COLOR,
      },
    },
    findAll: {
      summary: 'Not written yet: it throws an error.',
      parameters: { query: 'Not read in this version, which throws.' },
    },
    findOne: {
      summary: 'Not written yet: it throws an error.',
      parameters: { query: 'Not read in this version, which throws.' },
    },
    info: {
      summary: 'Shows a text.',
      parameters: { text: 'The text; it takes the place of the one before.' },
    },
    start: {
      summary: 'Shows a world and steps it from now on.',
      parameters: { world: 'The world to show and to step.' },
    },
    status: {
      summary: 'Shows a text, or a value by its name.',
      parameters: {
        name: 'What the value goes by; the same name again replaces it.',
        value:
          'A value; without a name, a text or several values by their names. Objects and functions are left out.',
      },
    },
  },
};

export const TestbedMountOptions: SymbolNotes<planck.TestbedMountOptions> = {
  summary: 'What a testbed may be mounted with.',
};

export const ActiveKeys: SymbolNotes<planck.ActiveKeys> = {
  summary: 'Which keys are down.',
};

export const KEY: SymbolNotes<planck.KEY> = {
  summary: 'The keys that a testbed knows; `fire` is the space bar or Enter.',
};

export const testbed: SymbolNotes<typeof planck.testbed> = {
  summary: 'Mounts a testbed and starts the world that the callback returns.',
  parameters: {
    callback: 'Gets the testbed, and returns the world to show.',
    options: 'As for `Testbed.mount()`.',
  },
};

export const TestbedCallback: SymbolNotes<planck.TestbedCallback> = {
  summary: 'Makes the world that the deprecated `testbed()` shows.',
  parameters: { testbed: 'The testbed that was mounted.' },
};

export const TestbedFactoryOptions: SymbolNotes<planck.TestbedFactoryOptions> = {
  summary: 'What the deprecated `testbed()` takes beside its callback.',
};

/** Mounts a testbed, which looks up its button and its places for text in the page. */
function mountWithoutPage(): planck.TestbedInterface {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  const element = { addEventListener: () => undefined };
  const value = { getElementById: () => element };
  Object.defineProperty(globalThis, 'document', { value, configurable: true });
  try {
    return planck.Testbed.mount();
  } finally {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
}

/** Default of a callback: an empty function, or none. */
function callback(read: unknown): Default {
  if (typeof read !== 'function') return NONE;
  const body = read.toString().replace(/^[^{]*\{|\}$/g, '');
  if (/^(\s|return;)*$/.test(body)) return { text: 'does nothing' };
  throw new Error(`a default callback of the testbed is not empty: ${body}`);
}
