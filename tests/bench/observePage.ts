import type { Locator, Page } from 'playwright';

/** What a page has counted of itself so far, by the browser's own events. */
export interface PageObservation {
  /** Milliseconds until the largest thing was painted. */
  largestPaint: number;
  /** What was largest: an element's name, and the address of its picture. */
  largest: string;
  layoutShift: number;
  /** Longest time from an input to the next paint since it was last set to nothing. */
  longestInteraction: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
  readonly url: string;
}

/** Runs in the page before anything of it, so it may use nothing from outside. */
export function observePage(): void {
  const observation: PageObservation = { largestPaint: 0, largest: '', layoutShift: 0, longestInteraction: 0 };
  Object.assign(window, { observation });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: PerformanceObserverInit = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element, url } = entry as LargestPaint;
    observation.largestPaint = startTime;
    observation.largest = `${element?.tagName.toLowerCase() ?? 'gone'} ${url}`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) observation.layoutShift += value;
  });
  observe('event', ({ duration }) => (observation.longestInteraction = Math.max(observation.longestInteraction, duration)), {
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** How long a page took over one press, in milliseconds. */
export interface PressTiming {
  /** To the next paint; 16 and less count as 16. */
  readonly toPaint: number;
  /** Until something that was waited for had been in a frame. */
  readonly toElement: number;
}

/** Presses, and waits until what the selector finds is there and painted. */
export async function pressAndWait(page: Page, target: Locator, selector = 'body'): Promise<PressTiming> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        (window as unknown as { observation: PageObservation }).observation.longestInteraction = 0;
        window.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
              // What is there in this frame is painted by the next.
              requestAnimationFrame(() => done(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    selector,
  );
  await target.click({ noWaitAfter: true });
  const toElement = await shown;
  await page.waitForTimeout(600);
  return {
    toPaint: Math.max(
      16,
      await page.evaluate(() => (window as unknown as { observation: PageObservation }).observation.longestInteraction),
    ),
    toElement,
  };
}
