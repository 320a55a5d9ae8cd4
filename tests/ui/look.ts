import type { BrowserContext, Page } from '@playwright/test';
import { setTheme } from './setTheme.ts';

/** The most that a page may move under the reader. */
const maxShift = 0.02;

interface Measured extends Window {
  layoutShift?: number;
}

/** Adds up from the start how far a page's parts have moved by themselves. */
export async function measureShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as Measured;
    page.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) page.layoutShift = (page.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Until code, data and pictures in sight are there, and nothing says any more that it is on its way. */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root > .waiting') === null &&
      // The footer has headings of its own, before the screen has any.
      document.querySelector('main :is(h1, h2, [role=alert]), dialog[open]') !== null &&
      // What an address opens over the screen comes with code of its own, later than the screen.
      (!/[?&](panel|dialog)=/.test(location.search) || document.querySelector('dialog[open]') !== null) &&
      // Below the first sight of a screen some wait until they are near.
      document.querySelector('[aria-busy=true], dialog[open] [data-skeleton]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** A picture of the page in each theme, `<file>-light.png` and `<file>-dark.png`, for somebody to look at. */
export async function picturesOf(page: Page, file: string): Promise<void> {
  // What nobody waits for comes after the first sight, and says nothing of itself; a member's stream keeps the network from ever being idle.
  await page.waitForTimeout(600);
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    await page.screenshot({ path: `${file}-${theme}.png` });
  }
}

/** Texts that are keys of catalogues, or have places left open. */
export const rawKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) found.push(walk.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found.filter((text) => /\{\{|^([a-z]\w*:)?[a-z]\w*(\.\w+)+$/.test(text)).map((text) => `a raw key: ${text}`);
  });

/** How much wider than its room the page is, or a dialog that is open, or what stands below its head: they scroll by themselves. */
const beyondRoom = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > div > header + div')];
    return Math.max(...scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Where the page, in its own window or in one with room for 320 px beside the bar, is wider than that. */
export async function sidewaysScroll(page: Page): Promise<readonly string[]> {
  const own = page.viewportSize();
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  const found: string[] = [];
  for (const width of new Set([own?.width ?? 320, 320 + bar])) {
    await page.setViewportSize({ width, height: own?.height ?? 640 });
    const pixels = await beyondRoom(page);
    if (pixels > 0) found.push(`${pixels} px beyond ${width}`);
  }
  if (own) await page.setViewportSize(own);
  return found;
}

/** How far the page has moved, where that is too far. */
export async function shifts(page: Page): Promise<readonly string[]> {
  const shift = await page.evaluate(() => (window as Measured).layoutShift ?? 0);
  return shift > maxShift ? [`moved by ${shift.toFixed(3)}`] : [];
}

/** With a dialog open the focus is in it; else the first steps of the Tab key lead to something each time. */
export async function lostFocus(page: Page): Promise<readonly string[]> {
  const place = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) return dialog.contains(activeElement) ? '' : 'the focus is not in the dialog';
      return activeElement === body || activeElement === null ? 'the focus is on the body' : '';
    });
  const isOpen = (await page.locator('dialog[open]').count()) > 0;
  const found = isOpen ? [await place()] : [];
  for (let step = 1; step <= 4; step += 1) {
    await page.keyboard.press('Tab');
    const lost = await place();
    // After the last thing of a dialog the browser has its own.
    found.push(lost === '' || isOpen ? '' : `${lost} after ${step} steps`);
  }
  return found.filter((finding) => finding !== '');
}
