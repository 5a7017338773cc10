const METHODS = [
  ...['save', 'restore', 'translate', 'rotate', 'scale', 'setTransform', 'beginPath', 'closePath'],
  ...['moveTo', 'lineTo', 'arc', 'rect', 'fill', 'stroke', 'fillRect', 'strokeRect', 'clearRect'],
  ...['fillText', 'strokeText', 'putImageData', 'drawImage', 'createPattern'],
];

/** A context that records its calls: `fillRect 0 0 10 10`. */
class FakeContext {
  readonly calls: string[] = [];
  fillStyle = '#000000';
  constructor(readonly canvas: FakeCanvas) {}
}
for (const name of METHODS)
  Object.defineProperty(FakeContext.prototype, name, {
    value(this: FakeContext, ...given: unknown[]) {
      this.calls.push([name, ...given.filter((value) => typeof value !== 'object')].join(' '));
    },
  });

/** Stands in for `OffscreenCanvas`, which Node doesn't have. Like there, its size is on the prototype. */
export class FakeCanvas {
  #width: number;
  #height: number;
  context: FakeContext | undefined;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }
  get width() {
    return this.#width;
  }
  set width(width: number) {
    this.#width = width;
  }
  get height() {
    return this.#height;
  }
  set height(height: number) {
    this.#height = height;
  }
  getContext() {
    this.context ??= new FakeContext(this);
    return this.context;
  }
}

/** Creates a canvas for programs. */
export function createFakeCanvas(width: number, height: number): OffscreenCanvas {
  return new FakeCanvas(width, height) as unknown as OffscreenCanvas;
}
