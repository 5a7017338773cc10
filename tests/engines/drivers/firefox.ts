import { findPrograms } from '../browsers.js';
import type { Driver } from './driver.ts';
import { launch, puppeteerDriver } from './puppeteer.ts';

/** Returns a driver for Firefox, over WebDriver BiDi. */
export function startFirefox(): Driver {
  const [executablePath] = findPrograms('firefox');
  return puppeteerDriver((javaScript) =>
    launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    }),
  );
}
