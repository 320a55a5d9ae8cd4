import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { findFirefox } from '../../scripts/firefox.ts';

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

const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

/**
 * Gives each test of the file a visit of its own, in one Firefox for the file. Fails whatever Firefox complained about: script errors, error
 * messages, offences against the content policy.
 */
export function firefoxVisits(): () => FirefoxVisit {
  let browser: Browser;
  let visit: FirefoxVisit;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const executablePath = findFirefox(process.env);
    if (executablePath === undefined)
      throw new Error('There is no Firefox on this machine: install firefox-esr, or name one in FIREFOX_PATH.');
    browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: sparing });
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
  page.setDefaultTimeout(40_000);
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
    press: (role, name) => page.locator(named(role, name)).click(),
    sees: async (role, name) => void (await page.waitForSelector(named(role, name))),
    gameFrame: () => page.waitForFrame((frame) => frame.url().includes('/games/slot/')),
    allow: (pattern) => void allowed.push(pattern),
  };
  const end = async () => {
    await context.close();
    expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  };
  return [visit, end];
}
