import { type Browser, chromium, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { runStack } from '../stack/runStack.ts';
import { missedLines } from './misses.ts';
import { observePage, type PageObservation, pressAndWait } from './observePage.ts';
import { median } from './separable.ts';

/** One page as a guest meets it for the first time, with nothing kept by the browser. Times in milliseconds, medians of all runs. */
interface PageFigures {
  readonly name: string;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** GraphQL requests until nothing moves any more; the most of all runs. */
  readonly requests: number;
  /** From the press to the next paint, as the browser counts it: the theme switch, and the log-in button. */
  readonly themeSwitch: number;
  readonly logInPress: number;
  /** From the press on the log-in button, which a pointer had come near before, to a field that takes letters. */
  readonly logInField: number;
}

const pages = [
  { name: 'home, 1280 px', path: '/', width: 1280, height: 800 },
  { name: 'home, 390 px', path: '/', width: 390, height: 844 },
  { name: 'lobby, 1280 px', path: '/rng', width: 1280, height: 800 },
  { name: 'lobby, 390 px', path: '/rng', width: 390, height: 844 },
] as const;

const bytesPerSecond = (9_000_000 / 8) | 0;
const network = { offline: false, latency: 100, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };

/** Opens pages of the real site in Chromium, with a line of 9 Mbps and 100 ms and a processor four times slower. */
async function pageBench(runs: number): Promise<readonly PageFigures[]> {
  const stack = await runStack({ environment: { LOG_LEVEL: 'silent' } });
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
  try {
    const figures: PageFigures[] = [];
    for (const page of pages) {
      // Somebody has been here before: answers are kept, and the browser has read its own files from the disk.
      await visit(browser, stack.site, page);
      const seen: PageVisit[] = [];
      for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, stack.site, page));
      const middle = (figure: keyof PageVisit) => median(seen.map((one) => one[figure]));
      figures.push({
        name: page.name,
        largestPaint: middle('largestPaint'),
        layoutShift: middle('layoutShift'),
        requests: Math.max(...seen.map(({ requests }) => requests)),
        themeSwitch: middle('themeSwitch'),
        logInPress: middle('logInPress'),
        logInField: middle('logInField'),
      });
    }
    return figures;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const ofPress = { limit: 100, write: (figure: number) => String(Math.round(figure)) };
/** What each figure is called, held against, and written as. */
const columns = {
  largestPaint: { ...ofPress, name: 'largest paint', unit: ' ms', limit: 1200 },
  layoutShift: { name: 'layout shift', unit: '', limit: 0.02, write: (figure: number) => figure.toFixed(3) },
  requests: { name: 'GraphQL requests', unit: '', limit: 1, write: String },
  themeSwitch: { ...ofPress, name: 'theme switch', unit: ' ms' },
  logInPress: { ...ofPress, name: 'log-in press', unit: ' ms' },
  logInField: { ...ofPress, name: 'log-in field', unit: ' ms' },
} as const;
const order = Object.keys(columns) as (keyof typeof columns)[];

type PageVisit = Omit<PageFigures, 'name'>;

async function visit(browser: Browser, site: string, { path, width, height }: (typeof pages)[number]): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript(observePage);
    let requests = 0;
    page.on('request', (request) => (requests += Number(new URL(request.url()).pathname === '/graphql')));
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_500);
    const { largestPaint, layoutShift } = await page.evaluate(() => (window as unknown as { observation: PageObservation }).observation);
    return { largestPaint, layoutShift, requests, ...(await interact(page)) };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function interact(page: Page): Promise<Pick<PageVisit, 'themeSwitch' | 'logInPress' | 'logInField'>> {
  const themeSwitch = await pressAndWait(page, page.getByRole('button', { name: /^(Chuyển sang|Switch to)/ }).first());
  const logIn = page.getByRole('banner').getByRole('button', { name: /^(Đăng nhập|Log in)$/ });
  await logIn.hover();
  await page.waitForTimeout(1_500);
  const logInPress = await pressAndWait(page, logIn, 'dialog input:focus');
  return { themeSwitch: themeSwitch.toPaint, logInPress: logInPress.toPaint, logInField: logInPress.toElement };
}

/** The figures as a section of the bench's page. */
export async function pageTable(runs: number): Promise<readonly string[]> {
  const figures = await pageBench(runs);
  return [
    '',
    `## Pages (9 Mbps, 100 ms, processor at a quarter; a guest with nothing kept, median of ${runs} visits)`,
    '',
    `| page | ${order.map((column) => `${columns[column].name}${columns[column].unit}`).join(' | ')} |`,
    `|---${'|---'.repeat(order.length)}|`,
    ...figures.map((page) => `| ${page.name} | ${order.map((column) => columns[column].write(page[column])).join(' | ')} |`),
    '',
    `Held against ${columns.largestPaint.limit}, ${columns.layoutShift.limit.toFixed(3)}, ${columns.requests.limit}, and ${ofPress.limit} for each press.`,
    ...missedLines(
      order.flatMap((column) =>
        figures.map((page) => {
          const { name, limit, write } = columns[column];
          return { what: `${name}, ${page.name.replace(',', '')}`, figure: page[column], limit, shown: write(page[column]) };
        }),
      ),
    ),
  ];
}
