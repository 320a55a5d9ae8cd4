import { platformPid } from '../../stack/platformPid.ts';
import { countStreams } from '../support/countStreams.ts';
import { gameTableOf, openFirstGame } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { expect, shownMoney, test } from '../support/journey.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { withMotion } from '../support/motion.ts';
import { stackForThisFile } from '../support/ownStack.ts';
import { serverAway } from '../support/serverAway.ts';

/** What is answered first: a platform that is just back may be too busy to answer in time. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await expect(async () => void answers.push(await ask())).toPass({ timeout: 60_000 });
  const [answer] = answers;
  if (answer === undefined) throw new Error('Nothing was answered.');
  return answer;
}

test.describe('at its own pace', () => {
  test.use(withMotion);

  test('PP-28 a tab that is closed in mid-round loses nothing: home lists the round, and its game shows it to its end', async ({
    page,
    texts,
    account,
  }) => {
    await account.open();
    const { table } = await openFirstGame(page);
    // The round is not told as seen, even where the machine is too busy to close the tab before it is over.
    await page.route('**/games/slot/rounds/*/seen', () => undefined);
    const answered = page.waitForResponse((response) => response.url().endsWith('/games/slot/rounds'));
    await table.begin();
    const { round } = (await (await answered).json()) as { round: { id: string } };
    await page.close();

    const next = await page.context().newPage();
    const seen = next.waitForRequest((request) => request.url().endsWith(`/games/slot/rounds/${round.id}/seen`));
    await next.goto('/');
    const listed = next.getByRole('region', { name: texts('homeShelves:unfinished.title') });
    await listed.getByRole('link').click();
    const again = gameTableOf(next);
    await expect(again.frame.getByText(again.words('replay')).first()).toBeAttached();
    await (await seen).response();
    await again.ready();
    const { totalCount, bets } = await account.bets();
    expect(totalCount).toBe(1);
    const balance = await account.balance();
    expect(balance).toBe(10_000_000n - (bets[0]?.stake ?? 0n) + (bets[0]?.win ?? 0n));
    await expect(again.meter('balance')).toHaveText(shownMoney(balance));
    await expect(headerOf(next, texts).balance).toContainText(shownMoney(balance));

    // Seen to its end, it is not shown a third time.
    await next.reload();
    await again.ready();
    await expect(again.frame.getByText(again.words('noWin'))).toHaveCount(0);
    await expect(again.frame.getByText(again.words('invite'))).toBeAttached();
    await next.goto('/');
    await expect(next.getByRole('region', { name: texts('homeShelves:own.recent.title') })).toBeVisible();
    await expect(listed).toHaveCount(0);
  });
});

test.describe('on a stack whose platform is killed', () => {
  test.use({ ownStack: stackForThisFile() });

  test('a platform that is killed in mid-play comes back: the game goes on, and balance and record agree', async ({
    page,
    texts,
    complaints,
    ownStack,
    account,
  }) => {
    if (ownStack === null) throw new Error('This journey needs a stack of its own.');
    complaints.allow(serverAway);
    await account.open();
    const { table } = await openFirstGame(page);
    await table.spin();

    // Killed before the stake arrives: the game asks again until somebody answers.
    let kills = 0;
    const kill = () => {
      kills += 1;
      process.kill(platformPid(ownStack.process), 'SIGKILL');
    };
    await page.route('**/games/slot/rounds', async (route) => {
      if (kills === 0) kill();
      await route.continue();
    });
    await table.spin();
    expect(kills).toBe(1);

    // Killed after the round was played but before its answer arrived: the repetition gets that round, and no second one.
    await page.unroute('**/games/slot/rounds');
    await page.route('**/games/slot/rounds', async (route) => {
      if (kills > 1) return route.continue();
      await route.fetch();
      kill();
      await route.abort('connectionreset');
    });
    await table.spin();
    expect(kills).toBe(2);

    const { totalCount, bets } = await answered(account.bets);
    expect(totalCount).toBe(3);
    const balance = await answered(account.balance);
    expect(balance).toBe(bets.reduce((sum, { stake, win }) => sum - stake + win, 10_000_000n));
    await expect(table.meter('balance')).toHaveText(shownMoney(balance));
    await expect(headerOf(page, texts).balance).toContainText(shownMoney(balance));
    await headerOf(page, texts).choose('bets');
    await expect(page.getByText(texts('betRecord:shown', { shown: 3, count: 3 }))).toBeVisible();
  });

  test('a deposit of before and one of after are both told', async ({ page, texts, account, complaints, ownStack }) => {
    // The pictures of the banners come from where nobody is for a moment.
    complaints.allow(/ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_)\S* .*\/art\//);
    if (!ownStack) throw new Error('this journey has a stack of its own');
    const streams = countStreams(page.context());
    await account.open();
    await page.goto(lightScreen);
    const { balance } = headerOf(page, texts);
    await expect(balance).toContainText('₫1,000');
    await expect.poll(streams).toBe(2);
    await account.deposit('20000');
    process.kill(platformPid(ownStack.process), 'SIGKILL');
    await expect(balance).toContainText('₫21,000');
    await expect(async () => account.deposit('10000')).toPass();
    await expect(balance).toContainText(/₫(31|41|51),000/);
    expect(streams()).toBe(2);
  });
});
