import * as planck from 'planck/with-testbed';
import type { Default, SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE, value } from '../shared/defaults.ts';

const mounted = mountWithoutPage();
const COLOR = 'Line color, as a CSS color.';
const WORLD_TO_SHOW = 'World to display and step.';

export const Testbed: SymbolNotes<typeof planck.Testbed> = {
  summary:
    'Development tool that steps a world and displays it with debug drawing. Must be imported from `planck/with-testbed`.',
  new: 'Internal: do not create instances. Call `Testbed.start(world)`, or `Testbed.mount()` to configure the testbed first.',
  members: {
    mount: {
      summary:
        'Mounts the testbed in the page and returns it. Throws unless the class was imported from `planck/with-testbed`.',
      parameters: {
        options: 'Ignored in this version. Set the properties of the returned object instead.',
      },
    },
    start: {
      summary: 'Mounts the testbed if necessary, then displays and steps a world.',
      remarks:
        'To configure the testbed first, call `Testbed.mount()`, and then call `start()` on the returned object.',
      parameters: { world: WORLD_TO_SHOW },
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
  summary: 'A mounted testbed: camera, simulation speed, input, and debug drawing.',
  members: {
    activeKeys: { summary: 'Keys that are pressed.', default: value(mounted.activeKeys) },
    background: {
      summary: 'Background color, as a CSS color; set it before `start()`.',
      default: value(mounted.background),
    },
    height: {
      summary: 'Height of the visible part of the world.',
      unit: 'm',
      default: value(mounted.height),
    },
    hz: {
      summary:
        'Step frequency: the number of fixed timesteps per second. A value below 1 is treated as the length of the timestep, in seconds.',
      unit: 'Hz',
      default: value(mounted.hz),
    },
    keydown: {
      summary: 'Callback for each key that is pressed; assign a function.',
      default: callback(mounted.keydown),
    },
    keyup: {
      summary: 'Callback for each key that is released; assign a function.',
      default: callback(mounted.keyup),
    },
    mouseForce: {
      summary:
        'Force per unit of drag distance that the testbed applies to the body on release, instead of using a mouse joint; 0 to disable dragging.',
      unit: 'N/m',
      default: value(mounted.mouseForce),
    },
    speed: {
      summary: 'Time scale: 1 for real time, 0.5 for slow motion.',
      unit: '',
      default: value(mounted.speed),
    },
    step: {
      summary: 'Callback that runs once per frame, after the steps; assign a function.',
      default: callback(mounted.step),
    },
    width: {
      summary: 'Width of the visible part of the world.',
      unit: 'm',
      default: value(mounted.width),
    },
    x: {
      summary: 'Horizontal center of the view.',
      unit: 'm',
      default: value(mounted.x),
    },
    y: {
      summary:
        'Vertical center of the view, measured downward: −10 centers the view at a height of 10 m.',
      unit: 'm',
      default: value(mounted.y),
    },
    color: {
      summary: 'Returns a CSS color for red, green, and blue components.',
      parameters: {
        r: { summary: 'Red component.', unit: '0 to 1' },
        g: { summary: 'Green component.', unit: '0 to 1' },
        b: { summary: 'Blue component.', unit: '0 to 1' },
      },
    },
    drawAABB: {
      summary: 'Draws an AABB as a rectangle, for one frame.',
      parameters: { aabb: 'Rectangle, in world coordinates.', color: COLOR },
    },
    drawChain: {
      summary: 'Draws an open polyline, for one frame.',
      parameters: {
        points: {
          summary: 'Points in order, in world coordinates; an empty array draws nothing.',
          unit: 'm',
        },
        color: COLOR,
      },
    },
    drawCircle: {
      summary: 'Draws a circle, for one frame.',
      parameters: {
        p: { summary: 'Center, in world coordinates.', unit: 'm' },
        r: { summary: 'Radius.', unit: 'm' },
        color: COLOR,
      },
    },
    drawEdge: {
      summary: 'Draws a line segment, for one frame.',
      parameters: {
        a: { summary: 'Start point, in world coordinates.', unit: 'm' },
        b: { summary: 'End point, in world coordinates.', unit: 'm' },
        color: COLOR,
      },
    },
    drawPoint: {
      summary: 'Draws a point of fixed size, for one frame.',
      parameters: {
        p: { summary: 'Position, in world coordinates.', unit: 'm' },
        r: 'Ignored: all points have the same size.',
        color: COLOR,
      },
    },
    drawPolygon: {
      summary: 'Draws the outline of a polygon, for one frame.',
      parameters: {
        points: {
          summary: 'Vertices in order, in world coordinates; the last is connected to the first.',
          unit: 'm',
        },
        color: COLOR,
      },
    },
    drawSegment: {
      summary: 'Draws a line segment, for one frame.',
      parameters: {
        a: { summary: 'Start point, in world coordinates.', unit: 'm' },
        b: { summary: 'End point, in world coordinates.', unit: 'm' },
        color: COLOR,
      },
    },
    findAll: {
      summary: 'Not implemented: throws an error.',
      parameters: { query: 'Not used.' },
    },
    findOne: {
      summary: 'Not implemented: throws an error.',
      parameters: { query: 'Not used.' },
    },
    info: {
      summary: 'Displays an info text.',
      parameters: { text: 'Text that replaces the previous one.' },
    },
    start: {
      summary: 'Displays a world and starts stepping it.',
      parameters: { world: WORLD_TO_SHOW },
    },
    status: {
      summary: 'Displays a status text, or named values.',
      parameters: {
        name: 'Name of the value. A previous value with the same name is replaced.',
        value:
          'Value to display. As the only argument, it can be a text or an object of named values. Nested objects and functions are ignored.',
      },
    },
  },
};

export const TestbedMountOptions: SymbolNotes<planck.TestbedMountOptions> = {
  summary: 'Options for `Testbed.mount()`, which ignores them in this version.',
};

export const ActiveKeys: SymbolNotes<planck.ActiveKeys> = {
  summary: 'State of the keys: `true` while a key is pressed.',
};

export const KEY: SymbolNotes<planck.KEY> = {
  summary:
    'Keys that the testbed tracks; `fire` is Space or Enter, and the directions are the arrow keys or W, A, S, and D.',
};

export const testbed: SymbolNotes<typeof planck.testbed> = {
  summary:
    'Mounts the testbed and starts the world that the callback returns. Use `Testbed.mount()` and `Testbed.start()` instead.',
  parameters: {
    callback: 'Function that receives the testbed and returns the world to display.',
    options: 'Options for `Testbed.mount()`.',
  },
};

export const TestbedCallback: SymbolNotes<planck.TestbedCallback> = {
  summary: 'Callback for the deprecated `testbed()` function: creates the world to display.',
  parameters: { testbed: 'The mounted testbed.' },
};

export const TestbedFactoryOptions: SymbolNotes<planck.TestbedFactoryOptions> = {
  summary: 'Options for the deprecated `testbed()` function.',
};

/** Mounts a testbed with a stub of `document`, which provides the testbed's button and text elements. */
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

/** Default of a callback property: an empty function, or none. */
function callback(read: unknown): Default {
  if (typeof read !== 'function') return NONE;
  const body = read.toString().replace(/^[^{]*\{|\}$/g, '');
  if (/^(\s|return;)*$/.test(body)) return { text: 'does nothing' };
  throw new Error(`default callback of the testbed is not empty: ${body}`);
}
