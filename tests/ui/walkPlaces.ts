import type { Page, Response } from '@playwright/test';
import { complaintsOf } from './complaintsOf.ts';
import { lostFocus, measureShifts, rawKeys, shifts, sidewaysScroll, waitForPage } from './look.ts';

/** What else a walk looks at, once a place is there: findings in words, none where all is well. */
export type Look = (address: string, answer: Response | null) => Promise<readonly string[]>;

/** Visits one place after the other, and returns what is wrong with each that has something. */
export async function walkPlaces(page: Page, places: readonly string[], look: Look): Promise<Record<string, readonly string[]>> {
  const heard = complaintsOf(page.context());
  await measureShifts(page.context());
  const found: Record<string, readonly string[]> = {};
  for (const address of places) {
    heard.take();
    const answer = await page.goto(address);
    await waitForPage(page);
    const all = [
      ...(await shifts(page)),
      ...(await rawKeys(page)),
      ...(await look(address, answer)),
      ...(await sidewaysScroll(page)),
      ...(await lostFocus(page)),
      ...heard.take(),
    ];
    if (all.length > 0) found[address] = all;
  }
  return found;
}
