import type { BrowserContext, Page } from '@playwright/test';
import { accountOf } from './account.ts';
import { siteOrigin } from './journey.ts';
import { rememberLanguage } from './language.ts';

/** A page of a new member, in English. */
export async function newMemberPage(context: BrowserContext): Promise<Page> {
  await accountOf(context, siteOrigin()).open();
  await rememberLanguage(context, siteOrigin(), 'EN');
  return context.newPage();
}
