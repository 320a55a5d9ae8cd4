import type { BrowserContext, Page } from '@playwright/test';
import { accountOf } from './account.ts';
import { siteOrigin } from './journey.ts';

/** A page of a new member, in English. */
export async function newMemberPage(context: BrowserContext): Promise<Page> {
  await accountOf(context, siteOrigin()).open();
  await context.addCookies([{ name: 'lang', value: 'EN', url: siteOrigin() }]);
  await context.addInitScript(() => {
    if (window === top) localStorage.setItem('lang', 'EN');
  });
  return context.newPage();
}
