import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { findFirefox } from '../../scripts/machine/firefox.ts';

/** A visitor with nothing kept, in a window of 1280 by 800, in English. */
export interface FirefoxVisit {
  readonly page: Page;
  readonly site: string;
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the button, link or tab of that name once it can be pressed. */
  press(role: string, name: string): Promise<void>;
  /** Resolves once something of that role and name is there. */
  sees(role: string, name: string): Promise<void>;
  /** The game's own page, once it is framed. */
  gameFrame(): Promise<Frame>;
  /** A complaint of the browser's that this visit provokes on purpose. */
  allow(pattern: RegExp): void;
}

/** Processes that Firefox keeps ready for sites to come, which none of the visits goes to. */
const sparing = { 'dom.ipc.processPrelaunch.enabled': false };

/** For visits that are not about motion: what fades and slides is drawn by the processor, and costs it more than all else. */
export const withoutMotion = { 'ui.prefersReducedMotion': 1 };

/** Milliseconds until what a visit waits for is given up. */
const patience = 40_000;
/** The library would look at the whole page at every frame, which keeps the page at drawing them. */
const betweenLooks = 150;

/** Resolves with what bears that role and name in the browser's own tree, once it is there. */
async function find(page: Page, role: string, name: string): Promise<ElementHandle> {
  const end = performance.now() + patience;
  for (;;) {
    // A page that is left meanwhile cannot answer.
    const found = await page.$(`::-p-aria([name="${name}"][role="${role}"])`).catch(() => null);
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`There is no ${role} “${name}”.`);
    await wait(betweenLooks);
  }
}

/** Finds it anew where it was replaced before it could be pressed. */
async function press(page: Page, role: string, name: string): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await find(page, role, name);
    try {
      return await found.asLocator().setTimeout(5_000).click();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/**
 * Gives each test of the file a visit of its own, in one Firefox for the file. Fails whatever Firefox complained about: script errors, error
 * messages, offences against the content policy. `preferences` are Firefox's own, beside those of all files.
 */
export function firefoxVisits(preferences: Readonly<Record<string, unknown>> = {}): () => FirefoxVisit {
  let browser: Browser;
  let visit: FirefoxVisit;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const executablePath = findFirefox(process.env);
    if (executablePath === undefined)
      throw new Error('There is no Firefox on this machine: install firefox-esr, or name one in FIREFOX_PATH.');
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { ...sparing, ...preferences },
    });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    [visit, end] = await newVisit(browser, inject('site'));
  });
  afterEach(() => end());
  return () => visit;
}

async function newVisit(browser: Browser, site: string): Promise<[FirefoxVisit, () => Promise<void>]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(patience);
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  // What a page had asked for fails in Firefox as soon as it is left, and React tells of the sections that lack it.
  let isLeaving = false;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLeaving) heard.push(`console: ${message.text()} at ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => heard.push(`script: ${String(error)}`));
  await page.exposeFunction('reportOffence', (offence: string) => void heard.push(`policy: ${offence}`));
  await page.evaluateOnNewDocument(() => {
    if (window !== top || !location.protocol.startsWith('http')) return;
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', 'EN');
    // What opens of itself lies in a corner of Home, over what a visit is after.
    sessionStorage.setItem('popupsShown', 'true');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportOffence(offence: string): void }).reportOffence(`${violatedDirective} ${blockedURI}`);
    });
  });
  const visit: FirefoxVisit = {
    page,
    site,
    async open(path) {
      isLeaving = true;
      await page.goto(site + path);
    },
    async reload() {
      isLeaving = true;
      await page.reload();
    },
    press: (role, name) => press(page, role, name),
    sees: async (role, name) => void (await find(page, role, name)),
    gameFrame: () => page.waitForFrame((frame) => frame.url().includes('/games/slot/')),
    allow: (pattern) => void allowed.push(pattern),
  };
  const end = async () => {
    await context.close();
    expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  };
  return [visit, end];
}
