import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { fillBets } from '../../platform/play/bet/testing/fillBets.ts';
import { accountOf } from '../journeys/support/account.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { platformPid } from '../stack/platformPid.ts';
import { runStack, type Stack } from '../stack/runStack.ts';
import { inspectProcess } from './inspectProcess.ts';
import { machineLoad } from './machineLoad.ts';

const perDay = 1_000;
const rarity = 50_000;
const firstDay = '2025-11-22';
const texts = textsOf('EN');

/** Memory in MB: what is still held after a collection, and what is resident, which a process gives back late or never. */
interface Memory {
  readonly gateway: number;
  readonly platform: number;
  readonly scripts: number;
  readonly gatewayResident: number;
  readonly platformResident: number;
  readonly rendererResident: number;
}
/** Parts of the rows that have to be in the file by then; none of them is before the export. */
const marks: readonly number[] = [0.25, 0.5, 0.75, 1];

const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Looks into the two servers of a stack that was started with `--inspect-port=0`, by Node's own signal for it. */
async function inspectStack(stack: Stack) {
  for (const pid of [stack.process.pid ?? 0, platformPid(stack.process)]) process.kill(pid, 'SIGUSR1');
  await stack.printed(/(Debugger listening[^]*Debugger listening on \S+)/);
  const addresses = [...stack.output().matchAll(/Debugger listening on (\S+)/g)].map(([, address]) => address ?? '');
  const processes = await Promise.all(addresses.map(inspectProcess));
  const running = (program: string) => {
    const found = processes.find((each) => each.program.endsWith(program));
    if (!found) throw new Error(`${program} is not to be looked into.`);
    return found;
  };
  return { gateway: running('gateway/main.ts'), platform: running('platform/main.ts') };
}

type Inspected = Awaited<ReturnType<typeof inspectStack>>;

async function watchMemory(stack: Stack, { gateway, platform }: Inspected, browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  const pid = platformPid(stack.process);
  return async (): Promise<Memory> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id));
    return {
      gateway: await gateway.held(),
      platform: await platform.held(),
      scripts: usedSize / 2 ** 20,
      gatewayResident: residentMemory(stack.process.pid ?? 0),
      platformResident: residentMemory(pid),
      rendererResident: Math.max(...renderers),
    };
  };
}

interface ExportFigures {
  readonly seconds: number;
  readonly before: Memory;
  /** At each mark. */
  readonly during: readonly Memory[];
  /** Lines of the file, its head left out. */
  readonly lines: number;
}

async function linesOf(file: string): Promise<number> {
  let lines = -1;
  for await (const _line of createInterface({ input: createReadStream(file) })) lines += 1;
  return lines;
}

/** Part of the rows that the page says it has written. */
const partWritten = async (page: Page): Promise<number> => {
  const bar = page.getByRole('progressbar');
  return (await bar.count()) === 0 ? 0 : bar.first().evaluate((node) => (node instanceof HTMLProgressElement ? node.position : 0));
};

interface ExportParts {
  readonly stack: Stack;
  readonly inspected: Inspected;
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/** Exports the bets of the last days until `lastDay`, by the button. */
async function exportDays({ stack, inspected, browser, context }: ExportParts, lastDay: string): Promise<ExportFigures> {
  const page = await context.newPage();
  await page.goto(`${stack.site}/?panel=personalHistoryCopy&panel.from=${firstDay}&panel.to=${lastDay}`);
  const button = page.getByRole('button', { name: texts('record:export.start'), exact: true });
  await button.waitFor();
  const memory = await watchMemory(stack, inspected, browser, page);
  const before = await memory();
  const begun = performance.now();
  const download = page.waitForEvent('download', { timeout: 600_000 });
  await button.click();
  let isOver = false;
  const finished = download.then(() => (isOver = true));
  const during: Memory[] = [];
  for (const mark of marks.slice(0, -1)) {
    while (!isOver && (await partWritten(page)) < mark) await page.waitForTimeout(20);
    during.push(await memory());
  }
  await finished;
  const seconds = (performance.now() - begun) / 1_000;
  during.push(await memory());
  const lines = await linesOf(await (await download).path());
  await page.close();
  return { seconds, before, during, lines };
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
    stack = await runStack({ dataFolder, environment, ports: stack.ports, nodeFlags: ['--inspect-port=0'] });
    const parts = { stack, inspected: await inspectStack(stack), browser, context };
    const figures: ExportFigures[] = [];
    // One to warm up: what is loaded and compiled once is no memory of rows.
    await exportDays(parts, firstDay);
    for (const rows of counts) figures.push(await exportDays(parts, dayAfterFirst(rows / perDay)));
    parts.inspected.gateway.close();
    parts.inspected.platform.close();
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
  const row = (lines: string, seconds: string, when: string, memory: Memory): string => {
    const held = [memory.gateway, memory.platform, memory.scripts].map((size) => size.toFixed(1));
    const resident = [memory.gatewayResident, memory.platformResident, memory.rendererResident].map((size) => size.toFixed(0));
    return `| ${[lines, seconds, when, ...held, ...resident].join(' | ')} |`;
  };
  return [
    '',
    '## Export of the betting record (whole stack on SQLite, Chromium)',
    '',
    '| rows in the file | s | of them written | gateway holds MB | platform holds MB | page’s scripts hold MB | gateway resident MB | platform resident MB | renderer resident MB |',
    '|---|---|---|---|---|---|---|---|---|',
    ...figures.flatMap(({ lines, seconds, before, during }) => [
      row(String(lines), seconds.toFixed(0), 'none yet', before),
      ...during.map((memory, index) => row('', '', `${(marks[index] ?? 1) * 100} %`, memory)),
    ]),
    '',
    `What is held is looked at once all that nothing holds is collected, objects and buffers; what is resident at the same moment. One export of 999 rows went before. Load of the machine at the end: ${machineLoad()}.`,
  ];
}
