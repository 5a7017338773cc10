import { CHROMIUM_ARGS } from '../../chromium.js';
import { findPrograms } from '../browsers.js';
import type { Driver } from './driver.ts';
import { launch, puppeteerDriver } from './puppeteer.ts';

/** Returns a driver for Chromium in its full headless mode, over the DevTools protocol. */
export function startChromium(): Driver {
  const [executablePath] = findPrograms('chromium');
  return puppeteerDriver((javaScript) =>
    launch({
      executablePath,
      args: [...CHROMIUM_ARGS, ...(javaScript ? [] : ['--blink-settings=scriptEnabled=false'])],
    }),
  );
}
