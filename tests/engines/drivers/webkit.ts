import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PROJECT } from '../../browser/server.ts';
import { findPrograms } from '../browsers.js';
import { until } from '../until.ts';
import type { Driver, Size, Tab } from './driver.ts';
import { WebDriverSession } from './webdriver.ts';

/** GTK's configuration for the browser's window. */
const CONFIG_FOLDER = join(PROJECT, 'tests/.work/engines/gtk');
/** Otherwise, the toolbar's buttons would make the window wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** With software rendering, GPU acceleration crashes workers that draw on a canvas, as scenes do. */
const WITHOUT_GPU = '--enable-2d-canvas-acceleration=false';

/** Returns a driver for WebKitGTK's MiniBrowser on a virtual display, over WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const [driver = '', display = ''] = findPrograms('webkit');
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-noreset'], {
    // It reports each display that is in use before it finds a free one.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    once(screen, 'exit').then(([status]) => {
      throw new Error(`${display} stopped with status ${status}: run it to see why`);
    }),
  ]);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: configFolder(),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/status`));
  return {
    async openTab({ javaScript }) {
      const session = await WebDriverSession.start(address, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          args: ['--automation', WITHOUT_GPU, `--enable-javascript=${javaScript}`],
        },
      });
      return createTab(session);
    },
    async close() {
      await stop(server);
      await stop(screen);
    },
  };
}

function createTab(session: WebDriverSession): Tab {
  return {
    // WebKitGTK reports no console messages in automation, so `recorder.ts` does, in the page.
    complaints: [],
    goto: (url) => session.goto(url),
    reload: () => session.command('refresh'),
    back: () => session.command('back'),
    forward: () => session.command('forward'),
    evaluate: (expression) => session.evaluate(expression),
    resize: (size) => resize(session, size),
    move: (to) => session.move(to),
    mouseDown: () => session.mouseDown(),
    mouseUp: () => session.mouseUp(),
    press: (keys) => session.press(keys),
    type: (text) => session.type(text),
    screenshot: () => session.screenshot(),
    close: () => session.end(),
  };
}

/** Resizes the viewport: WebDriver sets only the size of the window, which includes the toolbar. */
async function resize(session: WebDriverSession, size: Size): Promise<void> {
  const toolbar: Size = { width: 0, height: 0 };
  await until(async () => {
    await session.setWindowSize({
      width: size.width + toolbar.width,
      height: size.height + toolbar.height,
    });
    const inner = await session.evaluate<Size>('({ width: innerWidth, height: innerHeight })');
    if (inner.width === size.width && inner.height === size.height) return;
    const outer = await session.windowSize();
    // Not negative, because the page can still have its previous size.
    toolbar.width = Math.max(0, outer.width - inner.width);
    toolbar.height = Math.max(0, outer.height - inner.height);
    throw new Error(
      `the page is ${inner.width} × ${inner.height}, not ${size.width} × ${size.height}`,
    );
  });
}

function configFolder(): string {
  mkdirSync(join(CONFIG_FOLDER, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(CONFIG_FOLDER, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  return CONFIG_FOLDER;
}

/** Returns a free port, because WebKitWebDriver does not report a port that it picks itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
