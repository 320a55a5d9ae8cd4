import type { Page } from '@playwright/test';
import { catalogue } from '../../../platform/core/text/catalogue.ts';
import { createTexts } from '../../../platform/core/text/createTexts.ts';
import type EN from '../../../platform/play/games/verify/page/texts/EN.json';
import { newMember } from '../support/account.ts';
import { askGateway } from '../support/askGateway.ts';
import { enterFirstGame, gameTableOf, openFirstGame, tilesOf } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { expect, shownMoney, siteOrigin, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';

const gameFrameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/games/slot/'));

test('LG-08 GM-05 a guest who chooses a game logs in first, and the game starts after it', async ({ page, texts, account }) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/rng?q=ferry');
  await tilesOf(page).first().click();
  const dialog = page.getByRole('dialog', { name: texts('login:title') });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/rng?q=ferry&dialog=login');
  await dialog
    .getByLabel(new RegExp(`^${texts('login:username')}`))
    .and(page.locator('input:not([type=radio])'))
    .fill(member.username);
  await dialog
    .getByLabel(new RegExp(`^${texts('login:password')}`))
    .and(page.locator('input:not([type=radio])'))
    .fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\?game=/);
  const table = gameTableOf(page);
  await table.ready();
  await expect(table.meter('balance')).toHaveText('₫1,000');

  // RT-11 the header alone is around it.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: texts('shell:menu.label') })).toHaveCount(0);

  // The way back leads to what was searched for, after a reload too.
  await page.reload();
  await expect(page.getByRole('link', { name: texts('game:back') })).toHaveAttribute('href', '/rng?q=ferry');
});

test('GM-05 the address of a game asks a guest for the login, and registering from there starts it too', async ({ page, texts }) => {
  const first = '{ games(category: RNG, pageSize: 1) { games { id name } } }';
  const { games } = await askGateway<{ games: { games: readonly { id: string; name: string }[] } }>(page, siteOrigin(), first);
  const { id = '', name = '' } = games.games[0] ?? {};
  await page.goto(`/game?${new URLSearchParams({ game: id }).toString()}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: texts('login:tabs.register') }).click();
  const member = newMember();
  const fill = (field: string, value: string) =>
    dialog
      .getByRole('tabpanel', { name: texts('login:tabs.register') })
      .getByLabel(new RegExp(`^${texts(`auth:fields.${field}`)}`))
      .and(page.locator('input:not([type=radio])'))
      .fill(value);
  await fill('username', member.username);
  await fill('password', member.password);
  await fill('confirmPassword', member.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: texts('auth:register.submit') }).click();
  await page
    .getByRole('dialog', { name: texts('auth:registered.title') })
    .getByRole('button', { name: texts('auth:registered.goOn') })
    .click();
  await gameTableOf(page).ready();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('RT-11 a game is kept apart from the site around it, and a round of it is verified', async ({ page, texts, complaints, account }) => {
  await account.open();
  const { table, name } = await openFirstGame(page);
  await test.step('it is framed from another origin, in a sandbox, and its launch address works once', async () => {
    const frame = page.getByTitle(texts('game:frame', { name }));
    const address = (await frame.getAttribute('src')) ?? '';
    expect(new URL(address).origin).not.toBe(siteOrigin());
    const sandbox = ((await frame.getAttribute('sandbox')) ?? '').split(' ');
    expect(sandbox).toContain('allow-scripts');
    for (const power of [
      'allow-top-navigation',
      'allow-top-navigation-by-user-activation',
      'allow-modals',
      'allow-popups-to-escape-sandbox',
    ])
      expect(sandbox).not.toContain(power);
    // The page within has put the token out of its address, and cannot reach the site around it.
    expect(gameFrameOf(page)?.url()).not.toContain('launch=');
    const reach = await gameFrameOf(page)?.evaluate(() => {
      try {
        return String(parent.document.title);
      } catch (refusal) {
        return (refusal as Error).name;
      }
    });
    expect(reach).toBe('SecurityError');

    complaints.allow(/status of 4\d\d .*\/games\/slot\/session\)$/);
    const copy = await page.context().newPage();
    await copy.goto(address);
    await expect(copy.getByRole('heading', { name: table.words('launchUsedTitle') })).toBeVisible();
    await expect(copy.getByText(table.words('launchUsed'))).toBeVisible();
    await copy.close();
    await page.getByRole('button', { name: texts('game:reload') }).click();
    await expect(frame).not.toHaveAttribute('src', address);
    await table.ready();
  });
  await test.step('its seed is committed to before the player’s is given, revealed by a change of seeds, and the verifier agrees', async () => {
    const { frame, words } = table;
    const open = async () => {
      await page.keyboard.press('f');
      return frame.getByRole('dialog', { name: words('fairness') });
    };
    await table.spinButton.focus();
    let sheet = await open();
    await expect(sheet.getByText(words('noSeedsYet'))).toBeVisible();
    const promised = sheet
      .locator('.copy-field')
      .filter({ hasText: words('nextServerSeedHash') })
      .locator('code');
    const committed = (await promised.textContent()) ?? '';
    expect(committed).toMatch(/^[0-9a-f]{64}$/);
    const seed = sheet.getByRole('textbox', { name: words('nextClientSeed') });
    await expect(seed).toHaveValue(/^[0-9a-f]{32}$/);
    await seed.fill('my first river');
    await page.keyboard.press('Escape');
    await table.spin();
    sheet = await open();
    await expect(sheet.getByText(committed)).toBeVisible();
    await expect(sheet.getByText('my first river')).toBeVisible();
    const following = (await promised.textContent()) ?? '';
    expect(following).not.toBe(committed);
    await seed.fill('my own river');
    await sheet.getByRole('button', { name: words('changeSeeds') }).click();
    await expect(sheet.getByText(words('revealedTitle'))).toBeVisible();
    await expect(sheet.getByText(words('seedTaken'))).toBeVisible();
    await expect(sheet.locator('section').filter({ hasText: words('revealedTitle') })).toContainText(committed);
    await expect(sheet.getByRole('heading', { name: words('seedsInUse') }).locator('..')).toContainText(following);
    const opened = page.context().waitForEvent('page');
    await sheet.getByRole('link', { name: words('checkRound', { nonce: 0 }) }).click();
    const verifier = await opened;
    const verifierPage = catalogue<typeof EN>('verifier', new URL('../../../platform/play/games/verify/page/', import.meta.url).href);
    const said = createTexts([verifierPage]).of(verifierPage, 'EN');
    await expect(verifier.getByRole('heading', { name: said('genuine') })).toBeVisible();
    await expect(verifier.getByText(committed).first()).toBeVisible();
    for (const text of [said('checkHash'), said('checkOrder'), said('order.committed'), said('order.joined'), said('order.revealed')])
      await expect(verifier.getByText(text)).toBeVisible();
    await expect(verifier.locator('.mismatch')).toHaveCount(0);
    await navigateInPage(page, '/rng?panel=personalHistoryCopy');
    await page.getByRole('table').getByRole('rowheader').getByRole('button').last().click();
    await page.getByRole('link', { name: texts('betRecord:detail.verify') }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: said('genuine') })).toBeVisible();
  });
});

test('GM-05 MC-07 SES-002 rounds move the balance and stand in the record, until the money or the session ends', async ({
  page,
  texts,
  complaints,
  account,
}) => {
  // A panel that is shut has the game ask for its balance, which the log-out at the end may overtake.
  complaints.allow(/status of 4\d\d .*\/games\/slot\/(rounds|balance)\)$/);
  await account.open();
  const { balance } = headerOf(page, texts);
  const { table, name } = await openFirstGame(page);
  await test.step('a balance below the stake is said kindly, and the deposit is one press away, over the game', async () => {
    await table.frame.getByRole('radio', { name: '₫5,000', exact: true }).check({ force: true });
    await table.begin();
    await expect(table.frame.getByText(table.words('insufficient'))).toBeVisible();
    await expect(table.meter('balance')).toHaveText('₫1,000');
    await table.frame.getByRole('button', { name: table.words('topUp') }).click();
    await expect(page).toHaveURL(/\/game\?game=.*&panel=depositv2/);
    await expect(page.getByRole('dialog').getByRole('heading', { name: texts('deposit:title'), exact: true })).toBeVisible();
    expect((await account.bets()).totalCount).toBe(0);
  });
  await test.step('what is paid in there is on the meter of the game, and the notice gone', async () => {
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: '₫100,000', exact: true }).click();
    await panel.getByRole('button', { name: texts('deposit:submitAmount', { amount: '₫100,000' }), exact: true }).click();
    await expect(panel).toContainText('₫101,000');
    await page.keyboard.press('Escape');
    await expect(table.meter('balance')).toHaveText('₫101,000');
    await expect(table.frame.getByText(table.words('insufficient'))).toHaveCount(0);
  });
  await test.step('rounds by keyboard move the balance in the header by itself, and stand in the record, newest first', async () => {
    await navigateInPage(page, '/rng');
    await enterFirstGame(page);
    await expect(balance).toContainText('₫101,000');
    await table.frame.getByRole('radio', { name: '₫200', exact: true }).check({ force: true });
    await table.spinButton.focus();
    await page.keyboard.press('ArrowUp');
    await expect(table.meter('stake')).toHaveText('₫500');
    await table.spin();
    await page.keyboard.press('ArrowDown');
    await expect(table.meter('stake')).toHaveText('₫200');
    // A round may return just its stake; the balance must have moved in the end.
    let now = 0n;
    do {
      await table.spin();
      now = await account.balance();
    } while (now === 1_010_000_000n);
    await expect(balance).toContainText(shownMoney(now));
    await expect(table.meter('balance')).toHaveText(shownMoney(now));

    const { totalCount, bets } = await account.bets();
    expect(bets.length).toBe(totalCount);
    expect(bets.at(-1)?.stake).toBe(5_000_000n);
    expect(bets[0]?.stake).toBe(2_000_000n);
    expect(bets.reduce((sum, { stake, win }) => sum - stake + win, 1_010_000_000n)).toBe(now);
    await headerOf(page, texts).choose('bets');
    const rows = page
      .getByRole('table', { name: texts('betRecord:caption') })
      .locator('tbody')
      .getByRole('row');
    await expect(rows).toHaveCount(totalCount);
    for (const [index, bet] of bets.entries()) {
      expect(bet.gameName).toBe(name);
      for (const text of [name, shownMoney(bet.stake), shownMoney(bet.win), texts('betRecord:statuses.SETTLED')])
        await expect(rows.nth(index)).toContainText(text);
    }
    await page.keyboard.press('Escape');
    await table.spin();
    await headerOf(page, texts).choose('bets');
    await expect(rows).toHaveCount(totalCount + 1);
    await expect(rows.first()).toContainText(shownMoney((await account.bets()).bets[0]?.win ?? 0n));
  });
  await test.step('when the session ends, the game is taken away, and the login asked for', async () => {
    await page.keyboard.press('Escape');
    await askGateway(page.context(), siteOrigin(), 'mutation { logOut { loggedOut } }');
    // The page hears of it, takes the game away and asks for the login.
    await expect(page.getByRole('dialog', { name: texts('login:title') })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
