import { expect, test as base, type BrowserContext } from '@playwright/test';
import { textsOf, type Language, type SiteTexts } from './texts.ts';

/** What the browser complained about: script errors, error messages, and offences against the content policy. */
export interface Complaints {
  /** A complaint that this journey provokes on purpose. */
  allow(pattern: RegExp): void;
}

export interface JourneyOptions {
  /** Stored before the first page; null leaves the choice to the site. */
  language: Language | null;
}

export interface JourneyParts {
  readonly complaints: Complaints;
  /** Words of the journey's language. */
  readonly texts: SiteTexts;
}

export function siteOrigin(): string {
  const site = process.env['SITE'];
  if (site === undefined) throw new Error('SITE is not set: the journeys are started by Playwright with its configuration.');
  return site;
}

async function listen(context: BrowserContext, heard: (complaint: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') heard(`console: ${message.text()} (${message.location().url})`);
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
  baseURL: async ({}, use) => use(siteOrigin()),
  texts: async ({ language }, use) => use(textsOf(language ?? 'TY')),
  complaints: [
    async ({ context, language }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, (complaint) => heard.push(complaint));
      if (language !== null) {
        await context.addInitScript((code) => {
          // Frames and the empty page that a tab begins with have no storage of the site.
          if (window === top && location.protocol.startsWith('http') && localStorage.getItem('lang') === null) localStorage.setItem('lang', code);
        }, language);
      }
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
