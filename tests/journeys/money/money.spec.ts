import type { Page, Request } from '@playwright/test';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import type { Account } from '../support/account.ts';
import { lightScreen } from '../support/lightScreen.ts';
import type { SiteTexts } from '../support/texts.ts';

/** The deposit page of the member centre, opened from the header. */
async function openDeposit({ page, texts, account }: { page: Page; texts: SiteTexts; account: Account }) {
  await account.open();
  await page.goto(lightScreen);
  await headerOf(page, texts).deposit.click();
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  const amount = panel.getByLabel(new RegExp(`^${texts('deposit:amount')}`));
  await expect(amount).toBeVisible();
  return {
    panel,
    amount,
    preset: (name: string) => panel.getByRole('group', { name: texts('deposit:presets') }).getByRole('button', { name, exact: true }),
    pay: (name: string) => panel.getByRole('button', { name: texts('deposit:submitAmount', { amount: name }), exact: true }),
    receipt: (name: string) => panel.getByRole('heading', { name: texts('deposit:states.PAID', { amount: name }) }),
  };
}

const tenThousandths = (amount: number): bigint => BigInt(amount) * 10_000n;

const isMutation = (request: Request) => new URL(request.url()).pathname === '/graphql' && request.method() === 'POST';

test('MC-04 deposits are refused out of bounds, arrive at once, and move the money once', async ({ page, texts, account, complaints }) => {
  complaints.allow(/ERR_FAILED|ERR_CONNECTION_RESET/);
  const { panel, amount, preset, pay, receipt } = await openDeposit({ page, texts, account });
  await expect(page).toHaveURL(`${lightScreen}?panel=depositv2`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isMutation(request)) sent.push(request.postData() ?? '');
  });
  const again = () => panel.getByRole('button', { name: texts('deposit:done.again') }).click();

  await test.step('one out of bounds is refused beside the field, and not sent', async () => {
    const bounds = { minimum: '₫1,000', maximum: '₫50,000,000' };
    for (const [typed, key] of [
      ['999', 'tooSmall'],
      ['50000001', 'tooLarge'],
      ['plenty', 'format'],
    ] as const) {
      await amount.fill(typed);
      await amount.press('Enter');
      await expect(panel.getByText(texts(`deposit:problems.${key}`, { ...bounds, example: '200,000' }))).toBeVisible();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sent).toEqual([]);
    expect(await account.balance()).toBe(tenThousandths(1_000));
  });
  await test.step('one by preset arrives at once', async () => {
    await preset('₫100,000').click();
    await pay('₫100,000').click();
    await expect(receipt('₫100,000')).toBeFocused();
    await expect(panel).toContainText('₫101,000');
    expect(await account.balance()).toBe(tenThousandths(101_000));
  });
  await test.step('one is typed by keyboard', async () => {
    await again();
    await amount.fill('12,345');
    await amount.press('Enter');
    await expect(receipt('₫12,345')).toBeFocused();
    expect(await account.balance()).toBe(tenThousandths(113_345));
  });
  await test.step('a double click, and the same words sent once more, move the money once', async () => {
    await again();
    sent.splice(0);
    await preset('₫50,000').click();
    await pay('₫50,000').dblclick();
    await expect(receipt('₫50,000')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await account.balance()).toBe(tenThousandths(163_345));
    // The same words sent once more, as an impatient network would: the answer is the first one, the money stays.
    const repeated = await page.evaluate(
      async (body) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text(),
      sent[0] ?? '',
    );
    expect(repeated).toContain('DepositPayload');
    expect(await account.balance()).toBe(tenThousandths(163_345));
    await again();
    await preset('₫50,000').click();
    await pay('₫50,000').click();
    await expect(receipt('₫50,000')).toBeVisible();
    expect(await account.balance()).toBe(tenThousandths(213_345));
  });
  await test.step('so does an answer that is lost on the way and asked for again', async () => {
    await again();
    let losses = 0;
    await page.route('**/graphql**', async (route) => {
      if (!isMutation(route.request()) || losses > 0) return route.continue();
      losses += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await preset('₫10,000').click();
    await pay('₫10,000').click();
    await expect(panel.getByRole('alert')).toContainText(texts('deposit:fault'));
    expect(losses).toBe(1);
    await panel
      .getByRole('alert')
      .getByRole('button', { name: texts('deposit:retry') })
      .click();
    await expect(receipt('₫10,000')).toBeVisible();
    expect(await account.balance()).toBe(tenThousandths(223_345));
    await panel.getByRole('button', { name: texts('common:close') }).click();
    await expect(page).toHaveURL(lightScreen);
    await expect(headerOf(page, texts).balance).toContainText('₫223,345');
  });
});

test('RT-15 the panel is part of the address: reload, back and forward keep to it', async ({ page, texts, account }) => {
  const { panel } = await openDeposit({ page, texts, account });
  await page.reload();
  await expect(panel.getByRole('heading', { name: texts('deposit:title'), exact: true })).toBeVisible();
  await panel
    .getByRole('navigation', { name: texts('memberCentre:pages') })
    .getByRole('button', { name: texts('memberCentre:menu.personalHistoryCopy') })
    .click();
  await expect(panel.getByText(texts('betRecord:empty.title'))).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('heading', { name: texts('deposit:title'), exact: true })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.goForward();
  await expect(panel.getByRole('heading', { name: texts('deposit:title'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(lightScreen);
});
