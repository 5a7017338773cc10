import { bundleScript } from '../../src/build/app/script.ts';
import type { Point, Size, Tab } from './drivers/driver.ts';
import type { Network } from './front.ts';
import {
  type Box,
  createPattern,
  type ElementState,
  type Finder,
  type Query,
} from './page/query.ts';
import { until } from './until.ts';

const finderScript = bundleScript('tests/engines/page/finder.ts');

/**
 * WebKit reports sizes that change again while it delivers earlier changes. They are delivered with the next
 * frame: https://drafts.csswg.org/resize-observer/#html-event-loop
 */
const HARMLESS = /^ResizeObserver loop completed/;

/** A tab, used as by a reader: elements are found by role and name, and every action waits for them. */
export class Page {
  readonly tab: Tab;
  /** The network that the page is loaded through. */
  readonly network: Network;

  constructor(tab: Tab, network: Network) {
    this.tab = tab;
    this.network = network;
  }

  /** Errors and warnings so far. A journey that expects some checks and clears them. */
  get complaints(): string[] {
    return [...this.tab.complaints, ...this.network.complaints].filter(
      (complaint) => !HARMLESS.test(complaint),
    );
  }

  clearComplaints(): void {
    this.tab.complaints.length = 0;
    this.network.complaints.length = 0;
  }

  /** Opens an address and waits until React has taken over. */
  async open(url: string): Promise<void> {
    await this.tab.goto(url);
    await this.untilHydrated();
  }

  /** Reloads the page, and ignores what browsers report about the requests that this cancels. */
  async reload(): Promise<void> {
    const lists = [this.tab.complaints, this.network.complaints];
    const before = lists.map((list) => list.length);
    await this.tab.reload();
    await this.untilHydrated();
    for (const [index, list] of lists.entries()) list.length = before[index] ?? 0;
  }

  async untilHydrated(): Promise<void> {
    await until(async () => {
      const isHydrated = await this.evaluate(() => 'hydrated' in document.documentElement.dataset);
      if (!isHydrated) throw new Error('React has not taken over the page');
    });
  }

  role(role: string, name?: string | RegExp): Locator {
    return new Locator(this, []).role(role, name);
  }

  /** Runs a function in the page, which can use only its arguments and globals. */
  evaluate<Arguments extends unknown[], Value>(
    run: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<Awaited<Value>> {
    return this.tab.evaluate(`(${run})(...${JSON.stringify(values)})`);
  }

  /** Calls the finder in the page, which a new document does not have yet. */
  async call<Method extends keyof Finder>(
    method: Method,
    ...values: Parameters<Finder[Method]>
  ): Promise<Awaited<ReturnType<Finder[Method]>>> {
    if (!(await this.evaluate(() => 'finder' in window))) {
      await this.tab.evaluate(`(() => { ${await finderScript} })()`);
    }
    return this.tab.evaluate<Awaited<ReturnType<Finder[Method]>>>(
      `finder.${method}(...${JSON.stringify(values)})`,
    );
  }

  /** All visible text. */
  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText);
  }

  url(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  scrollY(): Promise<number> {
    return this.evaluate(() => scrollY);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  async click(point: Point): Promise<void> {
    await this.tab.move(point);
    await this.tab.mouseDown();
    await this.tab.mouseUp();
  }

  /** Presses the mouse at one point and moves it to another in steps, without releasing it. */
  async drag(from: Point, to: Point, steps = 8): Promise<void> {
    await this.tab.move(from);
    await this.tab.mouseDown();
    for (let step = 1; step <= steps; step++) {
      const fraction = step / steps;
      await this.tab.move({
        x: from.x + (to.x - from.x) * fraction,
        y: from.y + (to.y - from.y) * fraction,
      });
    }
  }
}

/** The visible elements of a role, perhaps within others. */
export class Locator {
  readonly #page: Page;
  readonly #queries: Query[];

  constructor(page: Page, queries: Query[]) {
    this.#page = page;
    this.#queries = queries;
  }

  /** Elements within these. */
  role(role: string, name?: string | RegExp): Locator {
    const query = name === undefined ? { role } : { role, name: createPattern(name) };
    return new Locator(this.#page, [...this.#queries, query]);
  }

  /** These elements, filtered by their visible text. */
  withText(text: RegExp): Locator {
    return this.#refined({ text: createPattern(text) });
  }

  first(): Locator {
    return this.#refined({ isFirst: true });
  }

  all(): Promise<ElementState[]> {
    return this.#page.call('find', this.#queries);
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  /** Waits until exactly one element matches, and describes it. */
  get(): Promise<ElementState> {
    return until(async () => {
      const matches = await this.all();
      if (matches.length === 1 && matches[0]) return matches[0];
      throw new Error(`${matches.length} elements match ${this}, expected one`);
    });
  }

  async text(): Promise<string> {
    return (await this.get()).text;
  }

  /** The box after all animations. */
  restingBox(): Promise<Box> {
    return until(() => this.#page.call('restingBox', this.#queries));
  }

  async hover(): Promise<void> {
    await this.#page.tab.move(await this.#point());
  }

  async click(): Promise<void> {
    await this.#page.click(await this.#point());
  }

  focus(): Promise<void> {
    return until(() => this.#page.call('focus', this.#queries));
  }

  boxOfWord(word: string): Promise<Box> {
    return until(() => this.#page.call('boxOfWord', this.#queries, word));
  }

  toString(): string {
    return JSON.stringify(this.#queries);
  }

  #refined(refinement: Partial<Query>): Locator {
    const queries = this.#queries.map((query, index) =>
      index === this.#queries.length - 1 ? { ...query, ...refinement } : query,
    );
    return new Locator(this.#page, queries);
  }

  #point(): Promise<Point> {
    return until(() => this.#page.call('pointAt', this.#queries));
  }
}
