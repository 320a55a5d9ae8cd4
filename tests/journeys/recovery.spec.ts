import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { en } from '../../platform/games/slot/page/messages/en.ts';
import { runStack, type Stack } from '../stack/runStack.ts';
import { gameTableOf, openFirstGame } from './gameTable.ts';
import { headerOf } from './header.ts';
import { expect, test } from './journey.ts';
import { balanceOf, betsOf, registerQuietly } from './member.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a tab that is closed in mid-round loses nothing: the next launch shows the round to its end', async ({ page, texts }) => {
  await registerQuietly(page);
  const { table } = await openFirstGame(page);
  await page.route('**/games/slot/rounds/*/seen', (route) => route.abort());
  const answered = page.waitForResponse((response) => response.url().endsWith('/games/slot/rounds'));
  await table.begin();
  await answered;
  const address = page.url();
  await page.close();

  const next = await page.context().newPage();
  await next.goto(address);
  const again = gameTableOf(next);
  await expect(again.frame.getByText(en.replay).first()).toBeAttached();
  await again.ready();
  const { totalCount, bets } = await betsOf(next);
  expect(totalCount).toBe(1);
  const balance = await balanceOf(next);
  expect(balance).toBe(10_000_000n - (bets[0]?.stake ?? 0n) + (bets[0]?.win ?? 0n));
  await expect(again.frame.getByText(again.words.noWin).or(again.meter('win')).first()).toBeVisible();
  await expect(headerOf(next, texts).balance).toBeVisible();

  // Seen to its end, it is not shown a third time.
  await next.reload();
  await again.ready();
  await expect(again.frame.getByText(en.replay)).toHaveCount(0);
});
