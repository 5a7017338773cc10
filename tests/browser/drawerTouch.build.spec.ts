import type { Page } from '@playwright/test';
import {
  button,
  DRAWERS,
  type Drawer,
  dialog,
  expectClosed,
  expectOpen,
  getPointNextTo,
} from './drawers.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { drag, painted } from './touch.ts';

test.use({ viewport: SCREENS.phone, hasTouch: true });

test('a swipe closes a drawer', async ({ page, docs }) => {
  await open(page, `${docs}/hello-world`);
  for (const drawer of DRAWERS) {
    await test.step(`${drawer.name} closes on a swipe to the ${drawer.side}, and on no other`, async () => {
      await button(page, drawer).click();
      await expectOpen(page, drawer);
      await expectClosesOnSwipe(page, drawer);
    });
  }
});

test('a drawer scrolls, and the page behind it does not', async ({ page, docs }) => {
  await open(page, `${docs}/hello-world`);
  await test.step('an open drawer keeps the page behind it in place', async () => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    for (const drawer of DRAWERS) {
      await clickWithoutScrolling(page, drawer);
      await expectOpen(page, drawer);
      await expectPageStays(page, drawer);
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
    }
  });
  await test.step('a closed drawer lets the page scroll', async () => {
    await turnWheel(page, MIDDLE, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await drag(page, MIDDLE, by(0, -200), 1000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });
  await resize(page, { width: 390, height: 320 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const drawer of DRAWERS) {
    await test.step(`${drawer.name} scrolls where it is longer than the screen`, async () => {
      await button(page, drawer).press('Enter');
      await expectOpen(page, drawer);
      const scrolled = () => dialog(page, drawer).evaluate((element) => element.scrollTop);
      const before = await scrolled();
      await drag(page, { x: 195, y: 280 }, { x: 195, y: 100 }, 1000);
      await expect.poll(scrolled).toBeGreaterThan(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
    });
  }
});

async function expectClosesOnSwipe(page: Page, drawer: Drawer) {
  const outward = drawer.side === 'left' ? -1 : 1;
  await test.step('closes on a tap next to it, and opens on a tap', async () => {
    await page.touchscreen.tap(getPointNextTo(drawer).x, getPointNextTo(drawer).y);
    await expectClosed(page, drawer);
    await button(page, drawer).tap();
    await expectOpen(page, drawer);
  });
  await test.step('stays open on a vertical drag', async () => {
    await drag(page, MIDDLE, by(100 * outward, -200), 100);
    await painted(page);
    await expectOpen(page, drawer);
  });
  await test.step('stays open on a swipe inward', async () => {
    const path = await recordTranslate(page);
    await drag(page, MIDDLE, by(-150 * outward, 0), 100);
    await painted(page);
    await expectOpen(page, drawer);
    for (const translate of await path()) expect(['', '0px']).toContain(translate);
  });
  await test.step('closes on a short flick to its side', async () => {
    await drag(page, MIDDLE, by(50 * outward, 0), 60);
    await expectClosed(page, drawer);
  });
  await test.step('follows a short slow drag, and goes back', async () => {
    // By key, because taps use the real time and drags a simulated one.
    await button(page, drawer).press('Enter');
    await expectOpen(page, drawer);
    const path = await recordTranslate(page);
    await drag(page, MIDDLE, by(60 * outward, 0), 2000);
    await painted(page);
    await expectOpen(page, drawer);
    expect(await path()).toContain(`${60 * outward}px`);
    await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('closes on a swipe to its side', async () => {
    await drag(page, MIDDLE, by(100 * outward, 0), 2000);
    await expectClosed(page, drawer);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
}

async function expectPageStays(page: Page, drawer: Drawer) {
  for (const translate of [getPointNextTo(drawer), MIDDLE]) {
    for (const distance of [300, -300]) {
      await turnWheel(page, translate, distance);
      await drag(page, translate, { x: translate.x, y: translate.y - distance }, 200);
      await painted(page);
      expect(await page.evaluate(() => scrollY), drawer.name).toBe(400);
    }
  }
  await expectOpen(page, drawer);
}

/** The center of the phone's screen, which every open drawer covers. */
const MIDDLE = { x: 195, y: 420 };

function by(x: number, y: number) {
  return { x: MIDDLE.x + x, y: MIDDLE.y + y };
}

/** Records the drawer's `translate`; the returned function reads its values so far. */
async function recordTranslate(page: Page): Promise<() => Promise<string[]>> {
  const dialog = await page.getByRole('dialog').elementHandle();
  const recorded = await dialog?.evaluateHandle((element) => {
    const translates: string[] = [];
    new MutationObserver(() => translates.push((element as HTMLElement).style.translate)).observe(
      element,
      { attributeFilter: ['style'] },
    );
    return translates;
  });
  return async () => (await recorded?.jsonValue()) ?? [];
}

/** Clicks without Playwright's click(), which scrolls the page first. */
async function clickWithoutScrolling(page: Page, drawer: Drawer) {
  const box = await button(page, drawer).boundingBox();
  if (!box) throw new Error('the button is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Turns the wheel, and waits until the page has received the event. */
async function turnWheel(page: Page, { x, y }: { x: number; y: number }, distance: number) {
  await page.mouse.move(x, y);
  const received = await page.evaluateHandle(() => ({
    wheel: new Promise((done) => addEventListener('wheel', done, { once: true, capture: true })),
  }));
  await page.mouse.wheel(0, distance);
  await received.evaluate(({ wheel }) => wheel.then(() => undefined));
}
