import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { fillBets } from '../../platform/play/bet/testing/fillBets.ts';
import { accountOf } from '../journeys/account.ts';
import { textsOf } from '../journeys/texts.ts';
import { platformPid } from '../stack/platformPid.ts';
import { runStack, type Stack } from '../stack/runStack.ts';
import { machineLoad } from './machineLoad.ts';

const perDay = 1_000;
const rarity = 50_000;
const firstDay = '2025-11-22';
const texts = textsOf('EN');

/** Where memory is held, in MB. */
interface Memory {
  readonly gateway: number;
  readonly platform: number;
  readonly renderer: number;
  /** What the page's scripts hold, once all that nothing holds is collected. */
  readonly scripts: number;
}
type Place = keyof Memory;
const places: readonly Place[] = ['gateway', 'platform', 'renderer', 'scripts'];

const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

async function watchMemory(stack: Stack, browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  const platform = platformPid(stack.process);
  return async (): Promise<Memory> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id));
    return {
      gateway: residentMemory(stack.process.pid ?? 0),
      platform: residentMemory(platform),
      renderer: Math.max(...renderers),
      scripts: usedSize / 2 ** 20,
    };
  };
}

const most = (samples: readonly Memory[], place: Place): number => Math.max(...samples.map((sample) => sample[place]));

interface ExportFigures {
  readonly rows: number;
  readonly seconds: number;
  readonly before: Memory;
  readonly peak: Memory;
  /** Lines of the file, its head left out. */
  readonly lines: number;
}

async function linesOf(file: string): Promise<number> {
  let lines = -1;
  for await (const _line of createInterface({ input: createReadStream(file) })) lines += 1;
  return lines;
}

/** Exports the bets of the last days until `lastDay`, by the button. */
async function exportDays(stack: Stack, browser: Browser, context: BrowserContext, rows: number, lastDay: string): Promise<ExportFigures> {
  const page = await context.newPage();
  await page.goto(`${stack.site}/?panel=personalHistoryCopy&panel.from=${firstDay}&panel.to=${lastDay}`);
  const button = page.getByRole('button', { name: texts('record:export.start'), exact: true });
  await button.waitFor();
  const memory = await watchMemory(stack, browser, page);
  const before = await memory();
  const begun = performance.now();
  const download = page.waitForEvent('download', { timeout: 600_000 });
  await button.click();
  const samples: Memory[] = [];
  const finished = download.then(() => true);
  while (!(await Promise.race([finished, new Promise((resolve) => void setTimeout(resolve, 1_000, false))]))) samples.push(await memory());
  const seconds = (performance.now() - begun) / 1_000;
  samples.push(await memory());
  const peak = Object.fromEntries(places.map((place) => [place, most(samples, place)])) as unknown as Memory;
  const lines = await linesOf(await (await download).path());
  await page.close();
  return { rows, seconds, before, peak, lines };
}

const dayAfterFirst = (days: number): string => new Date(Date.parse(firstDay) + days * 86_400_000).toISOString().slice(0, 10);

/** Exports so many bets of one member by the page's own button, the fewer first, on one stack and in one browser. */
async function exportBench(counts: readonly number[]): Promise<readonly ExportFigures[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-export-'));
  const environment = { LOG_LEVEL: 'silent', DATABASE_URL: '' };
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
  let stack = await runStack({ dataFolder, environment });
  try {
    const context = await browser.newContext({ locale: 'en-GB', acceptDownloads: true });
    await context.addInitScript(() => window === top && localStorage.setItem('lang', 'EN'));
    await accountOf(context, stack.site).open();
    await stack.stop();
    const db = await openStore({ file: path.join(dataFolder, 'platform.db') }, modules.migrations);
    const { id: memberId } = await db.selectFrom('member').select('id').orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();
    await fillBets(db, { memberId, bets: Math.max(...counts), perDay, rarity });
    await db.destroy();
    stack = await runStack({ dataFolder, environment, ports: stack.ports });
    const figures: ExportFigures[] = [];
    // One to warm up: what is loaded and compiled once is no memory of rows.
    await exportDays(stack, browser, context, perDay - 1, firstDay);
    for (const rows of counts) figures.push(await exportDays(stack, browser, context, rows, dayAfterFirst(rows / perDay)));
    return figures;
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Memory and time that exports of so many rows take, as a table. */
export async function exportTable(counts: readonly number[]): Promise<readonly string[]> {
  const figures = await exportBench(counts);
  const shown = (figure: ExportFigures, place: Place) => `${figure.before[place].toFixed(0)} → ${figure.peak[place].toFixed(0)}`;
  return [
    '',
    '## Export of the betting record (whole stack on SQLite, Chromium)',
    '',
    '| rows in the file | s | gateway MB | platform MB | renderer MB | scripts of the page MB |',
    '|---|---|---|---|---|---|',
    ...figures.map(
      (figure) => `| ${figure.lines} | ${figure.seconds.toFixed(0)} | ${places.map((place) => shown(figure, place)).join(' | ')} |`,
    ),
    '',
    `Before, and the most of one look a second; the first three resident, the last after a collection. One export of 999 went before. Load of the machine at the end: ${machineLoad()}.`,
  ];
}
