import type { Point, Size } from './driver.ts';
import { splitKeys } from './driver.ts';

/** Keys of WebDriver that are not characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Method = 'GET' | 'POST' | 'DELETE';
type Action = Record<string, unknown>;

/** A session of the WebDriver protocol over HTTP: the few commands that the journeys need. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Starts a browser.
   * @param server address of the WebDriver server
   * @throws when the server refuses the capabilities, with its message
   */
  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  /** Sends a command without a body, such as `back`. */
  async command(name: string): Promise<void> {
    await this.#post(name, {});
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  /** Returns the JSON value of an expression, or of what its promise resolves to. */
  async evaluate<Value>(expression: string): Promise<Value> {
    // Not `eval`, which the policy of the pages forbids.
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }));`;
    const result = await this.#post<{ value: Value; error?: string }>('execute/async', {
      script,
      args: [],
    });
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  }

  /** Sets the outer size of the window. */
  async setWindowSize(size: Size): Promise<void> {
    await this.#post('window/rect', size);
  }

  /** Returns the outer size of the window. */
  windowSize(): Promise<Size> {
    return send('GET', `${this.#address}/window/rect`);
  }

  async move({ x, y }: Point): Promise<void> {
    await this.#point({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
    });
  }

  async mouseDown(): Promise<void> {
    await this.#point({ type: 'pointerDown', button: 0 });
  }

  async mouseUp(): Promise<void> {
    await this.#point({ type: 'pointerUp', button: 0 });
  }

  async press(keys: string): Promise<void> {
    const { modifiers, key } = splitKeys(keys);
    const modifierValues = modifiers.map(keyValue);
    await this.#keys([
      ...modifierValues.map(keyDown),
      ...stroke(keyValue(key)),
      ...modifierValues.toReversed().map(keyUp),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((character) => stroke(character)));
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await send<string>('GET', `${this.#address}/screenshot`), 'base64');
  }

  /** Ends the session, and the browser with it. */
  async end(): Promise<void> {
    await send('DELETE', this.#address);
  }

  #point(action: Action): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    return this.#post('actions', { actions: [{ ...mouse, actions: [action] }] });
  }

  #keys(actions: Action[]): Promise<void> {
    return this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #post<Value>(command: string, body: object): Promise<Value> {
    return send('POST', `${this.#address}/${command}`, body);
  }
}

/** @throws when the command failed, with the server's message */
async function send<Value>(method: Method, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(url).pathname}: ${value?.message || JSON.stringify(value)}`);
}

function keyValue(key: string): string {
  const value = KEYS[key] ?? key;
  if ([...value].length === 1) return value;
  throw new Error(`no WebDriver key for "${key}": add it to KEYS in webdriver.ts`);
}

const keyDown = (value: string): Action => ({ type: 'keyDown', value });
const keyUp = (value: string): Action => ({ type: 'keyUp', value });
const stroke = (value: string): Action[] => [keyDown(value), keyUp(value)];
