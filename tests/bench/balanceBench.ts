import { type BrowserContext, chromium, type Frame, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { accountOf } from '../journeys/support/account.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { runStack } from '../stack/runStack.ts';
import { machineLoad } from './machineLoad.ts';
import { percentile } from './percentile.ts';
import { type BalancePaint, type PlayNotes, notePlay } from './notePlay.ts';

/** Milliseconds since a round was asked for, of every round that left another balance. */
interface BalanceFigures {
  readonly answered: readonly number[];
  readonly inSameTab: readonly number[];
  readonly sameTab: readonly number[];
  readonly inOtherTab: readonly number[];
}

/** A balance that a round does not change is waited for in vain. */
const patience = 3_000;

const notesIn = (page: Page | Frame): Promise<PlayNotes> => page.evaluate(() => (window as unknown as { playNotes: PlayNotes }).playNotes);

/** The first other balance on screen since a moment; undefined where none comes. */
async function paintSince(page: Page, since: number): Promise<BalancePaint | undefined> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const paint = (await notesIn(page)).painted.find(({ at }) => at >= since);
    if (paint) return paint;
    await page.waitForTimeout(50);
  }
  return undefined;
}

async function openGame(context: BrowserContext, site: string): Promise<{ readonly page: Page; readonly frame: Frame }> {
  const page = await context.newPage();
  await page.goto(`${site}/rng`);
  await page.getByRole('main').getByRole('listitem').getByRole('button').and(page.locator(':not([aria-pressed])')).first().click();
  await page.frameLocator('iframe').locator('#game[data-phase="idle"]').waitFor();
  const frame = page.frames().find((each) => each.url().includes('/games/slot/'));
  if (!frame) throw new Error('There is no frame of a game.');
  return { page, frame };
}

/** Plays rounds in one tab, and looks at the header of it and of another one. */
async function balanceBench(rounds: number): Promise<BalanceFigures> {
  const stack = await runStack({ environment: { LOG_LEVEL: 'silent' } });
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.addInitScript(() => window === top && localStorage.setItem('lang', 'EN'));
    await context.addInitScript(notePlay, textsOf('EN')('shell:balance.label'));
    const account = accountOf(context, stack.site);
    await account.open();
    await account.deposit('500000');
    const { page, frame } = await openGame(context, stack.site);
    const other = await context.newPage();
    await other.goto(stack.site);
    for (const each of [page, other])
      await each.waitForFunction(() => (window as unknown as { playNotes: PlayNotes }).playNotes.painted.length > 0);
    await page.bringToFront();
    const [answered, inSameTab, sameTab, inOtherTab]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let tries = 0; sameTab.length < rounds && tries < rounds * 3; tries += 1) {
      await frame.locator('#game[data-phase="idle"]').waitFor();
      await frame.locator('#spin[aria-disabled="false"]').waitFor();
      await frame.locator('#spin').focus();
      const before = (await notesIn(frame)).rounds.length;
      await page.keyboard.press('Space');
      await frame.waitForFunction((count) => (window as unknown as { playNotes: PlayNotes }).playNotes.rounds[count]?.answeredAt, before);
      const round = (await notesIn(frame)).rounds[before];
      if (!round?.answeredAt) continue;
      const [same, elsewhere] = await Promise.all([page, other].map((each) => paintSince(each, round.askedAt)));
      if (!same || !elsewhere) continue;
      answered.push(round.answeredAt - round.askedAt);
      inSameTab.push(same.writtenAt - round.askedAt);
      sameTab.push(same.at - round.askedAt);
      inOtherTab.push(elsewhere.writtenAt - round.askedAt);
    }
    return { answered, inSameTab, sameTab, inOtherTab };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** From a round's request to the balance in the header, as a table. */
export async function balanceTable(rounds: number): Promise<readonly string[]> {
  const { answered, inSameTab, sameTab, inOtherTab } = await balanceBench(rounds);
  const row = (name: string, times: readonly number[]) =>
    `| ${name} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} |`;
  return [
    '',
    `## From a bet to its balance on screen (${sameTab.length} rounds in Chromium, whole stack on SQLite)`,
    '',
    '| since the round was asked for | p50 ms | p95 ms |',
    '|---|---|---|',
    row('its answer is in the game', answered),
    row('new balance in the header, same tab', inSameTab),
    row('painted there', sameTab),
    row('new balance in the header of a second tab, behind it', inOtherTab),
    '',
    `Rounds that left the balance as it was are not counted. Load of the machine at the end: ${machineLoad()}.`,
  ];
}
