import { expect, test as base, type BrowserContext } from '@playwright/test';
import { writeAmount } from '../../../platform/core/ledger/amount.ts';
import { formatMoney } from '../../../web/i18n/formatMoney.ts';
import { isPageNotFound } from '../../stack/isPageNotFound.ts';
import type { Stack } from '../../stack/runStack.ts';
import { accountOf, type Account } from './account.ts';
import { rememberLanguage } from './language.ts';
import { outboxOf, type Outbox } from './outbox.ts';
import { textsOf, type Language, type SiteTexts } from './texts.ts';

// Playwright looks every line of every stack up in source maps, an eighth of what it does. Node runs what is written here as it stands, so there is nothing to look up.
delete (Error as { prepareStackTrace?: unknown }).prepareStackTrace;

/** What the browser complained about: script errors, error messages, and offences against the content policy. */
export interface Complaints {
  /** A complaint that this journey provokes on purpose. */
  allow(pattern: RegExp): void;
}

export interface JourneyOptions {
  /** Stored before the first page; null leaves the choice to the site. */
  language: Language | null;
  /** A stack that this journey may harm; null for the one that all share. */
  ownStack: Stack | null;
}

export interface JourneyParts {
  readonly account: Account;
  readonly complaints: Complaints;
  readonly outbox: Outbox;
  /** Words of the journey's language. */
  readonly texts: SiteTexts;
}

/** Ten-thousandths as the site shows them in English. */
export const shownMoney = (amount: bigint): string => formatMoney({ amount: writeAmount(amount), symbol: '₫' }, 'EN');

/** Where the shared stack is. */
export function siteOrigin(): string {
  const site = process.env['SITE'];
  if (site === undefined) throw new Error('SITE is not set: the journeys are started by Playwright with its configuration.');
  return site;
}

/**
 * A picture that is mounted while its page is being left: the browser sends it as a ping, which the policy for connections holds back, and nobody
 * sees it any more. A page that goes on tells of an offence by itself as well.
 */
const leftPicture = /^Connecting to '[^']+\/art\/[^']+' violates .*connect-src/;

async function listen(context: BrowserContext, heard: (complaint: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' || (message.text().includes('404 (Not Found)') && isPageNotFound(message.location().url))) return;
    if (leftPicture.test(message.text())) return;
    heard(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard(`script: ${error.error().message}`));
  await context.exposeBinding('reportOffence', (_source, offence: string) => heard(`policy: ${offence}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportOffence(offence: string): void }).reportOffence(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** A journey starts in English unless it says otherwise, and fails on any complaint that it did not allow. */
export const test = base.extend<JourneyOptions & JourneyParts>({
  language: ['EN', { option: true }],
  ownStack: [null, { option: true }],
  baseURL: async ({ ownStack }, use) => use(ownStack?.site ?? siteOrigin()),
  account: async ({ context, baseURL }, use) => use(accountOf(context, baseURL ?? siteOrigin())),
  outbox: async ({ context, ownStack }, use) => use(outboxOf(context, ownStack?.platform)),
  texts: async ({ language }, use) => use(textsOf(language ?? 'TY')),
  complaints: [
    async ({ context, language, baseURL }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, (complaint) => heard.push(complaint));
      await context.addInitScript(() => {
        // What opens of itself lies in a corner of Home, over what a journey is after.
        if (window === top && location.protocol.startsWith('http')) sessionStorage.setItem('popupsShown', 'true');
      });
      if (language !== null) await rememberLanguage(context, baseURL ?? siteOrigin(), language);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
