import { STOP_MESSAGES } from '../../src/lab/protocol/limits.ts';

/** Code that attacks the page or breaks by accident, and what the reader then sees. */
export interface HostileProgram {
  name: string;
  /** TypeScript, as a reader would paste it. `CANARY` is the address of a server that must not be reached. */
  source: string;
  /** What the failure message contains. */
  says?: string | RegExp;
  /** What the console contains: the code keeps running, without harm. */
  prints?: string | RegExp;
  /** What the failure message contains instead if the computer is too busy for the flood of messages. */
  orSays?: string;
  /** Whether it keeps adding to the page, where **Stop** has to stay in view. */
  isGrowing?: boolean;
}

/** Returns code without a scene. */
const program = (source: string) => `import { World } from 'planck';\n${source}`;

/** Returns a scene with further properties and statements before it. */
const scene = (properties: string, before = '', definition = '') =>
  [
    'import { World } from "planck";',
    before,
    'const own: any = { title: "Attack", description: "", ',
    `  ${definition}`,
    '  create: () => ({ world: new World(), view: { x: 0, y: 0, width: 9, height: 6 },',
    `    ${properties}`,
    '  }) };',
    'export default own;',
  ].join('\n');

/**
 * Returns a scene that takes over the port to the page and sends anything. In the statements, `data` is what
 * the runner sends, and `send` sends anything else.
 */
const forger = (statements: string) =>
  scene(
    '',
    [
      'const original: any = MessagePort.prototype.postMessage;',
      'let count = 0;',
      'MessagePort.prototype.postMessage = function (this: any, data: any, transfer: any) {',
      '  const port = this;',
      '  const send = (message: any, given?: any) => original.call(port, message, given);',
      `  ${statements}`,
      '  return original.call(port, data, transfer ?? []);',
      '} as any;',
    ].join('\n'),
  );

/** Returns a scene that sends one forged message after it has started. */
const forged = (message: string) =>
  forger(`if (data.type === 'status' && count++ === 2) send(${message});`);

/** Returns code that keeps a number of values of an expression and prints how many it has. */
const kept = (count: number, expression: string, before = '') =>
  [
    before,
    'const all: any[] = [];',
    `while (all.length < ${count}) all.push(${expression});`,
    'console.log("kept", all.length);',
  ].join('\n');

/** Returns code that tries to reach something and prints the outcome. */
const attempt = (expression: string) =>
  program(
    [
      'const tried = async () => {',
      '  try {',
      `    const result: any = await (${expression});`,
      '    return "reached: " + String(result);',
      '  } catch (error: any) {',
      '    return "blocked: " + error.name;',
      '  }',
      '};',
      'tried().then((outcome) => console.log(outcome));',
    ].join('\n'),
  );

const LOOP = 'for (;;);';
const BLOCKED = 'blocked: ';

export const HOSTILE_PROGRAMS: Record<string, HostileProgram[]> = {
  'Time and loops': [
    {
      name: 'endless loop',
      source: program(LOOP),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'endless loop in a step',
      source: scene(`step() { ${LOOP} }`),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'endless loop in a getter of a fact',
      source: scene(`facts: () => ({ get a() { ${LOOP} } })`),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'endless loop that prints',
      source: program('for (;;) console.log("again");'),
      says: 'Stopped: ',
    },
    {
      name: 'endless recursion',
      source: program('const again = (): any => again() + 1;\nagain();'),
      says: 'RangeError',
    },
    {
      name: 'endless microtasks',
      source: program('(async () => { for (;;) await null; })();'),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'endless loop that answers pings',
      source: forger(
        "if (data.type === 'status') for (let id = 0; ; id++) { const end = Date.now() + 20; while (Date.now() < end); send({ type: 'alive', id }); }",
      ),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'timers that multiply',
      source: program(
        'const more = () => { for (let i = 0; i < 9; i++) setTimeout(more); };\nmore();',
      ),
      says: 'Stopped: ',
    },
    {
      name: 'steps that take ever longer',
      source: scene(
        'step() { const end = Date.now() + 200 * ++count; while (Date.now() < end); }',
        'let count = 0;',
      ),
      says: STOP_MESSAGES.steps,
    },
    {
      name: 'drawings on its own canvas that take long',
      source: program(
        [
          'const context = document.querySelector("canvas")!.getContext("2d")!;',
          'requestAnimationFrame(function frame() {',
          '  const end = performance.now() + 1500;',
          '  while (performance.now() < end) context.fillRect(0, 0, 100, 100);',
          '  requestAnimationFrame(frame);',
          '});',
        ].join('\n'),
      ),
      says: STOP_MESSAGES.steps,
    },
    {
      name: 'drawings that take long',
      source: scene('draw() { const end = Date.now() + 1500; while (Date.now() < end); }'),
      says: STOP_MESSAGES.steps,
    },
    {
      name: 'regular expression that backtracks',
      source: program('/^(a+)+$/.test("a".repeat(40) + "!");'),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'await that never ends',
      source: program('console.log("waiting");\nawait new Promise(() => {});'),
      prints: 'waiting',
    },
    {
      name: 'await in a module that never ends',
      source: `await new Promise(() => {});\n${scene('')}`,
      says: STOP_MESSAGES.notStarted,
    },
    {
      name: 'wait for another thread',
      source: attempt('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
      prints: BLOCKED,
    },
    {
      name: 'debugger statement',
      source: program('debugger;\nconsole.log("went on");'),
      prints: 'went on',
    },
    {
      name: 'types that take minutes to check',
      source: program(
        `${Array.from(
          { length: 400 },
          (_, index) =>
            `type N${index}<T extends any[] = []> = T["length"] extends 900 ? T : N${index}<[...T, ${index}]>;\nlet v${index}: N${index};`,
        ).join('\n')}\nconsole.log("runs");`,
      ),
      prints: 'runs',
    },
    {
      name: '60,000 problems',
      source: program(`${'const a: boolean = 1;'.repeat(60_000)}`),
      says: 'has already been declared',
    },
  ],
  Messages: [
    {
      name: 'endless messages',
      source: forger("if (data.type === 'status') for (let i = 0; i < 20000; i++) send(data);"),
      // Which limit is reached first depends on the machine: their number, their size, or a late answer to a ping.
      says: 'Stopped: ',
    },
    {
      name: 'messages of 16 MB in a second',
      source: forger(
        "if (data.type === 'status') for (let i = 0; i < 40; i++) send({ type: 'status', info: 'x'.repeat(450000) });",
      ),
      says: STOP_MESSAGES.bytes,
    },
    {
      name: 'values of ever new parameters',
      source: forger(
        `if (data.type === 'status') {
          if (++count === 20) console.log('twentieth status');
          for (let i = 0; i < 60; i++)
            send({ type: 'values', values: Object.fromEntries(Array.from({ length: 100 }, (_, j) => [[count, i, j].join(), 'x'])) });
        }`,
      ),
      ...{ prints: 'twentieth status', orSays: 'did not respond' },
    },
    {
      name: 'ever new sliders and buttons',
      source: forger(
        `if (data.type === 'status') {
          if (++count === 20) console.log('twentieth status');
          for (let i = 0; i < 20; i++)
            send({ type: 'started', scene: { params: Object.fromEntries(Array.from({ length: 100 }, (_, j) => [[count, i, j].join(), { kind: 'range', label: 'x' + i, min: 0, max: 1, step: 0.1, value: 0 }])), controls: Array.from({ length: 100 }, (_, j) => [count, i, j].join()) } });
        }`,
      ),
      ...{ prints: 'twentieth status', orSays: 'did not respond' },
      isGrowing: true,
    },
    {
      name: 'message with 100,000 values',
      source: forged(
        '{ type: "status", facts: Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => ["k" + i, i])) }',
      ),
      says: STOP_MESSAGES.large,
    },
    {
      name: 'message with a long text',
      source: forged('{ type: "status", info: "x".repeat(3e7) }'),
      says: STOP_MESSAGES.large,
    },
    {
      name: 'message with a large buffer',
      source: forged('{ type: "movable", boxes: new Float32Array(1e7) }'),
      says: STOP_MESSAGES.large,
    },
    {
      name: 'message with nested lists',
      source: forged(
        '{ type: "status", facts: Array.from({ length: 3000 }).reduce((inner: any) => [inner, inner], "x") }',
      ),
      says: /Stopped|Error/,
    },
    {
      name: 'a million watched values',
      source: scene(
        'facts: () => { if (++frames === 3) console.log("third frame"); return many; }',
        'let frames = 0; const many: any = Array(1e6).fill(1);',
      ),
      // The page gets the first hundred.
      prints: 'third frame',
    },
    {
      name: 'start with an object as title',
      source: forged('{ type: "started", scene: { title: { toString: 1 } } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'start with an object as value',
      source: forged(
        '{ type: "started", scene: { params: { a: { kind: "range", label: "A", min: 0, max: 1, step: 0.1, value: { toString: 1 } } } } }',
      ),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'start with an unknown kind of parameter',
      source: forged(
        '{ type: "started", scene: { params: { a: { kind: "__proto__", label: "A" } } } }',
      ),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'start with objects as buttons',
      source: forged('{ type: "started", scene: { controls: [{}] } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'status with objects as facts',
      source: forged('{ type: "status", facts: { a: { b: 1 } } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'status with a text as energy',
      source: forged('{ type: "status", kineticEnergy: "much" }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'timeline of texts',
      source: forged('{ type: "timeline", first: "a", last: [] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'plot that is a list',
      source: forged('{ type: "plots", plots: [{ name: "a", values: [1] }] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'values with an object',
      source: forged('{ type: "values", values: { a: { toString: 1 } } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'boxes that are a list',
      source: forged('{ type: "movable", boxes: [1, 2, 3, 4] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'picture that is a page',
      source: forged('{ type: "snapshot", png: new Blob(["<script>"], { type: "text/html" }) }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'tones of texts',
      source: forged('{ type: "sounds", tones: [{ frequency: "high" }] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'findings that are no list',
      source: forged('{ type: "findings", findings: { length: 9 } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'output with an object as text',
      source: forged('{ type: "console", entries: [{ level: "log", text: {} }] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'output of an unknown level',
      source: forged('{ type: "console", entries: [{ level: "toString", text: "" }] }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'inspected item with an object as title',
      source: forged('{ type: "inspected", item: { title: {} } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'reason to stop that does not exist',
      source: forged('{ type: "stopped", reason: "toString" }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'message of the gate',
      source: forged('{ type: "received", id: 1 }'),
      says: STOP_MESSAGES.invalid,
    },
    { name: 'message that is no object', source: forged('null'), says: STOP_MESSAGES.invalid },
    {
      name: 'failure in line 0',
      source: forged('{ type: "failed", failure: { message: "forged", line: 0, column: -3 } }'),
      says: 'Line 1: forged',
    },
    {
      name: 'failure in line −5',
      source: forged('{ type: "failed", failure: { message: "forged", line: -5, column: 1e9 } }'),
      says: 'Line 1: forged',
    },
    {
      name: 'failure without a text',
      source: forged('{ type: "failed", failure: { message: { toString: 1 } } }'),
      says: STOP_MESSAGES.invalid,
    },
    {
      name: 'port that is closed',
      source: forger("if (data.type === 'status') port.close();"),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'port that sends nothing',
      source: scene('', 'MessagePort.prototype.postMessage = () => {};'),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'worker that closes itself',
      source: program('self.close();'),
      says: STOP_MESSAGES.unresponsive,
    },
    {
      name: 'messages to the frame instead of the page',
      source: program(
        'self.postMessage({ type: "failed" });\nself.onmessage = null;\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
  ],
  Errors: [
    {
      name: 'object whose toString throws',
      source: program('throw { toString() { throw new Error("again"); } };'),
      says: 'can’t be shown as text',
    },
    {
      name: 'object without a prototype',
      source: program('throw Object.create(null);'),
      says: 'can’t be shown as text',
    },
    { name: 'symbol', source: program('throw Symbol("no");'), says: 'Symbol(no)' },
    { name: 'nothing', source: program('throw undefined;'), says: 'undefined' },
    {
      name: 'error whose message is a symbol',
      source: program('throw Object.assign(new Error(), { message: Symbol("no") });'),
      says: 'can’t be shown as text',
    },
    {
      name: 'error whose stack throws',
      source: program(
        'throw Object.defineProperty(new Error("no"), "stack", { get() { throw new Error("again"); } });',
      ),
      says: 'can’t be shown as text',
    },
    {
      name: 'proxy that throws',
      source: program('throw new Proxy({}, { getPrototypeOf() { throw new Error("again"); } });'),
      says: 'can’t be shown as text',
    },
    {
      name: 'rejection with an object without a text',
      source: program('Promise.reject(Object.create(null));'),
      says: 'can’t be shown as text',
    },
    {
      name: 'thousands of rejections',
      source: program('for (let i = 0; i < 5000; i++) Promise.reject(new Error("no"));'),
      says: 'Error: no',
    },
    {
      name: 'error in a fact',
      source: scene('facts: () => { throw new RangeError("no facts"); }'),
      says: 'RangeError: no facts',
    },
    {
      name: 'function as a fact',
      source: scene('facts: () => ({ jump: () => 1 })'),
      says: 'the fact "jump" can\'t be shown',
    },
    {
      name: 'symbol as instructions',
      source: scene('info: () => Symbol("no")'),
      says: "info can't be shown",
    },
    {
      name: 'parameter with a function',
      source: scene(
        '',
        '',
        'params: { a: { kind: "toggle", label: "A", value: true, onChange: () => 1 } },',
      ),
      says: 'a value that can’t be shown',
    },
    {
      name: 'tones without a frequency',
      source: scene('sounds: () => [{ frequency: "high", duration: 1 }]'),
      says: "a tone can't be played",
    },
    {
      name: 'errors that are hidden',
      source: program(
        'self.onerror = null; addEventListener("error", (event) => event.stopImmediatePropagation(), true);\nsetTimeout(() => { console.log("thrown"); throw new Error("hidden"); });',
      ),
      prints: 'thrown',
    },
    {
      name: 'proxy in the console',
      source: program(
        'try { console.log(new Proxy({}, { ownKeys() { throw new Error("no keys"); } })); } catch {}\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'endless printing of long texts',
      source: program(
        'setInterval(() => { for (let i = 0; i < 300; i++) console.log(i + "x".repeat(1e5)); }, 1);\nnew World();',
      ),
      prints: 'xxxx',
    },
    {
      name: 'groups in groups in the console',
      source: program(
        'for (let i = 0; i < 3000; i++) console.group("deeper");\nconsole.log("went on");',
      ),
      prints: 'deeper',
    },
  ],
  'Changed prototypes and globals': [
    {
      name: 'every object has a type',
      source: program(
        '(Object.prototype as any).type = "started";\n(Object.prototype as any).scene = {};\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'no object has a text',
      source: program(
        'Object.prototype.toString = () => { throw new Error("no text"); };\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'lists that can’t be walked',
      source: scene(
        'step() { Array.prototype[Symbol.iterator] = () => { throw new Error("no list"); }; }',
      ),
      says: 'no list',
    },
    {
      name: 'maps that can’t be walked',
      source: scene(
        'step() { Map.prototype.keys = () => { throw new Error("no keys"); }; throw new Error("failed"); }',
      ),
      says: 'failed',
    },
    {
      name: 'promises that never resolve',
      source: program(
        'Promise.prototype.then = function () { return this; } as any;\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'functions that can’t be called',
      source: scene(
        'step() { Function.prototype.call = Function.prototype.apply = () => { throw new Error("no call"); }; throw new Error("failed"); }',
      ),
      says: 'failed',
    },
    {
      name: 'time that stands still',
      source: scene(
        'step() { const end = start() + 1500; while (start() < end); }',
        'const start = Date.now.bind(Date);\nDate.now = () => 0;\nperformance.now = () => 0;',
      ),
      says: 'Stopped: ',
    },
    {
      name: 'console that throws',
      source: program(
        'console.log("went on");\n(globalThis as any).console = new Proxy({}, { get() { throw new Error("no console"); } });',
      ),
      prints: 'went on',
    },
    {
      name: 'library that is changed',
      source: program(
        'World.prototype.step = () => { throw new Error("no step"); };\nnew World().step(1);',
      ),
      says: 'no step',
    },
    {
      name: 'data of messages that throws',
      source: scene(
        'step() { Object.defineProperty(MessageEvent.prototype, "data", { get() { throw new Error("no data"); } }); }',
      ),
      says: /no data|did not respond/,
    },
  ],
  'Network, storage, and the page': [
    {
      name: 'fetch',
      source: attempt('fetch("CANARY/fetch")'),
      prints: BLOCKED,
    },
    {
      name: 'fetch without CORS',
      source: attempt('fetch("CANARY/no-cors", { mode: "no-cors", keepalive: true })'),
      prints: BLOCKED,
    },
    {
      name: 'fetch of the site itself',
      source: attempt('fetch(self.location.ancestorOrigins?.[0] ?? "SITE")'),
      prints: BLOCKED,
    },
    {
      name: 'synchronous request',
      source: attempt(
        '(() => { const request = new XMLHttpRequest(); request.open("GET", "CANARY/xhr", false); request.send(); return request.status; })()',
      ),
      prints: BLOCKED,
    },
    {
      name: 'WebSocket',
      source: attempt(
        'new Promise((done, fail) => { const socket = new WebSocket("CANARY/socket".replace("http", "ws")); socket.onopen = done; socket.onerror = () => fail(new Error()); })',
      ),
      prints: BLOCKED,
    },
    {
      name: 'EventSource',
      source: attempt(
        'new Promise((done, fail) => { const source = new EventSource("CANARY/events"); source.onopen = done; source.onerror = () => fail(new Error()); })',
      ),
      prints: BLOCKED,
    },
    {
      name: 'WebTransport',
      source: attempt('new WebTransport("CANARY/transport".replace("http:", "https:")).ready'),
      prints: BLOCKED,
    },
    {
      name: 'importScripts',
      source: attempt('(self as any).importScripts("CANARY/script.js")'),
      prints: BLOCKED,
    },
    {
      name: 'import from the network',
      source: attempt('import("CANARY/module.js" + "")'),
      prints: BLOCKED,
    },
    {
      name: 'import of a data URL',
      source: attempt('import("data:text/javascript,export default 1" + "")'),
      prints: BLOCKED,
    },
    {
      name: 'import of a blob, which has the same walls',
      source: attempt(
        'import(URL.createObjectURL(new Blob(["export default await fetch(\'CANARY/blob\')"], { type: "text/javascript" })))',
      ),
      prints: BLOCKED,
    },
    {
      name: 'font',
      source: attempt('new FontFace("x", "url(CANARY/font.woff2)").load()'),
      prints: BLOCKED,
    },
    { name: 'eval', source: attempt('(0, eval)("1 + 1")'), prints: BLOCKED },
    {
      name: 'function from a text',
      source: attempt('new Function("return 1")()'),
      prints: BLOCKED,
    },
    {
      name: 'nested worker',
      source: attempt('new Worker("CANARY/worker.js")'),
      prints: BLOCKED,
    },
    {
      name: 'shared worker',
      source: attempt('new (self as any).SharedWorker("CANARY/worker.js")'),
      prints: BLOCKED,
    },
    {
      name: 'service worker',
      source: attempt('(navigator as any).serviceWorker.register("CANARY/worker.js")'),
      prints: BLOCKED,
    },
    {
      name: 'peer connection',
      source: attempt(
        'new (self as any).RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1" }] })',
      ),
      prints: BLOCKED,
    },
    {
      name: 'beacon',
      source: attempt('(navigator as any).sendBeacon("CANARY/beacon")'),
      prints: BLOCKED,
    },
    {
      name: 'local storage',
      source: attempt('self.localStorage.setItem("hostile", "1")'),
      prints: BLOCKED,
    },
    {
      name: 'database',
      source: attempt(
        'new Promise((done, fail) => { const request = indexedDB.open("hostile"); request.onsuccess = done; request.onerror = () => fail(new Error()); })',
      ),
      prints: BLOCKED,
    },
    { name: 'cache', source: attempt('caches.open("hostile")'), prints: BLOCKED },
    {
      name: 'files of the origin',
      source: attempt('navigator.storage.getDirectory()'),
      prints: BLOCKED,
    },
    {
      name: 'cookies',
      source: attempt('(self as any).cookieStore.set("hostile", "1")'),
      prints: BLOCKED,
    },
    {
      name: 'channel to other pages of the site',
      source: program(
        'new BroadcastChannel("hostile").postMessage("hostile");\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'another address',
      source: program(
        'try { (self as any).location.href = "CANARY/location"; } catch {}\ntry { (self as any).location.replace("CANARY/location"); } catch {}\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
    {
      name: 'windows around',
      source: program(
        'console.log([self.top, self.parent, self.opener, self.frames, (self as any).frameElement].map((one) => typeof one).join());',
      ),
      prints: 'undefined,undefined,undefined,undefined,undefined',
    },
    {
      name: 'elements of the page',
      source: program(
        'document.title = "hostile";\ndocument.body.innerHTML = "<img src=CANARY/image>";\nwindow.open("CANARY/window");\nconsole.log("went on");',
      ),
      prints: 'went on',
    },
  ],
  Memory: [
    {
      name: 'typed arrays of 1.2 GB',
      source: program(kept(24, 'new Uint8Array(5e7)')),
      prints: 'kept 24',
    },
    {
      name: 'typed arrays without end',
      source: program(kept(Infinity, 'new Uint8Array(5e8)')),
      says: /Stopped|RangeError|memory/,
    },
    {
      name: 'buffer that grows to 1 GB',
      source: program(
        'const buffer: any = new (ArrayBuffer as any)(1, { maxByteLength: 1e9 });\nbuffer.resize(1e9);\nconsole.log("grown");',
      ),
      prints: 'grown',
    },
    {
      name: 'buffers that are transferred and cloned',
      source: program(
        kept(
          12,
          'structuredClone((new ArrayBuffer(1) as any).transfer(4e6))',
          'declare const structuredClone: any;',
        ),
      ),
      prints: 'kept 12',
    },
    {
      name: 'files, and blobs of responses',
      source: program(
        kept(
          2,
          '[new File([text], "a"), await new Response(text).blob()]',
          'declare const File: any, Response: any;\nconst text = "x".repeat(2e7);',
        ),
      ),
      prints: 'kept 2',
    },
    {
      name: 'picture of 144 MB on the runner’s own canvas',
      source: scene(
        '',
        [
          'const { prototype }: any = (globalThis as any).OffscreenCanvasRenderingContext2D;',
          'const { clearRect } = prototype;',
          'let isLarge = false;',
          'prototype.clearRect = function (...given: any[]) {',
          '  if (!isLarge) { isLarge = true; this.canvas.width = this.canvas.height = 6000; console.log("enlarged"); }',
          '  return clearRect.apply(this, given);',
          '};',
        ].join('\n'),
      ),
      prints: 'enlarged',
    },
    {
      name: 'canvas of 100,000 × 100,000 pixels',
      source: program(
        'const canvas = document.querySelector("canvas")!;\ncanvas.width = canvas.height = 100_000;\ncanvas.getContext("2d")!.fillRect(0, 0, 1e5, 1e5);',
      ),
      says: 'no room for a canvas of 100000 × 100000 pixels',
    },
    {
      name: 'ten thousand canvases',
      source: program(
        [
          'for (let count = 0; count < 10_000; count++) {',
          '  const canvas = document.body.appendChild(document.createElement("canvas"));',
          '  canvas.getContext("2d")!.fillRect(0, 0, canvas.width, canvas.height);',
          '}',
        ].join('\n'),
      ),
      says: 'no room for a canvas of',
    },
    {
      name: 'canvases',
      source: program('new OffscreenCanvas(30000, 30000);'),
      says: 'OffscreenCanvas is not defined',
    },
    {
      name: 'WebAssembly',
      source: program('new WebAssembly.Memory({ initial: 30000 });'),
      says: 'WebAssembly is not defined',
    },
    {
      name: 'text of a billion characters',
      source: program('"x".repeat(2 ** 30);'),
      says: 'RangeError',
    },
    {
      name: 'list of four billion items',
      source: program('new Array(2 ** 32 - 1).fill(0);'),
      says: /Stopped|RangeError/,
    },
  ],
  'What the page shows': [
    {
      name: 'words of 2,000 characters in every label',
      source: scene(
        'controls: { [long]: () => 1 }, facts: () => ({ [long]: long }), info: () => long,',
        'const long = "x".repeat(2000);\nconsole.log(long);',
        'params: { a: { kind: "range", label: long, unit: long, min: 0, max: 1, step: 0.1, value: 0 }, b: { kind: "toggle", label: long, value: true }, c: { kind: "choice", label: long, options: [long], value: long } },',
      ),
      prints: 'xxxx',
    },
    {
      name: 'word of 2,000 characters in an error',
      source: program('throw new Error("x".repeat(2000));'),
      says: 'xxxx',
    },
    {
      name: 'HTML in every label',
      source: scene(
        'controls: { [html]: () => 1 }, facts: () => ({ [html]: html }), info: () => html,',
        'const html = "<img id=hostile src=CANARY/image onerror=alert(1)>";\nconsole.log(html);',
        'params: { a: { kind: "toggle", label: html, value: true } },',
      ),
      prints: '<img',
    },
    {
      name: 'instructions of 100,000 lines',
      source: scene('info: () => "\\n".repeat(100000)', 'console.log("went on");'),
      prints: 'went on',
    },
  ],
};

export const ALL_PROGRAMS = Object.values(HOSTILE_PROGRAMS).flat();
