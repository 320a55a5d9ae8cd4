import { fieldOf } from '../support/field.ts';
import { expect, shownMoney, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { lightScreen } from '../support/lightScreen.ts';

const paymentPassword = 'reeds by the pier';

test('MC-05 by keyboard alone: a payment password, an account, a withdrawal, its timeline and its receipt; too little is refused beside the field', async ({
  page,
  texts,
  account,
}) => {
  const { password } = await account.open();
  await account.deposit('200000');
  await page.goto(`${lightScreen}?panel=withdraw`);
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  const heading = (key: string) => panel.getByRole('heading', { name: texts(key), exact: true });
  const button = (key: string, values?: Record<string, string>) => panel.getByRole('button', { name: texts(key, values), exact: true });
  const type = async (key: string, text: string) => {
    await tabTo(page, fieldOf(panel, texts(key)));
    await page.keyboard.type(text);
  };

  await expect(heading('withdraw:set.title')).toBeVisible();
  await type('withdraw:set.password', password);
  await type('withdraw:set.new', paymentPassword);
  await type('withdraw:set.again', paymentPassword);
  await page.keyboard.press('Enter');

  await expect(page.getByText(texts('withdraw:set.done'))).toBeVisible();
  await expect(heading('withdraw:account.title')).toBeFocused();
  await type('withdraw:account.holder', 'Nguyen Thi Linh');
  await type('withdraw:account.number', String(Date.now()));
  await type('withdraw:proof.paymentPassword', paymentPassword);
  await page.keyboard.press('Enter');

  const amount = fieldOf(panel, texts('withdraw:amount'));
  await expect(amount).toBeVisible();
  await expect(page.getByText(texts('withdraw:account.done'))).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') sent.push(request.postData() ?? '');
  });
  await type('withdraw:amount', '9999');
  await type('withdraw:proof.paymentPassword', paymentPassword);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(texts('withdraw:problems.tooSmall', { minimum: '₫10,000' }))).toBeVisible();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);

  await expect(amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50000');
  await tabTo(page, button('withdraw:submitAmount', { amount: '₫50,000' }));
  await page.keyboard.press('Enter');

  const history = panel.getByRole('region', { name: texts('withdraw:history') });
  const steps = (...statuses: string[]) => statuses.map((status) => new RegExp(`^${texts(`withdraw:status.${status}`)} \\d{4}`));
  const timeline = history.getByRole('listitem').getByRole('listitem');
  // The page asks anew every ten seconds.
  await expect(timeline).toHaveText(steps('PENDING', 'APPROVED', 'SENT'), { timeout: 25_000 });
  expect(shownMoney(await account.balance())).toBe('₫151,000');
  await tabTo(page, button('withdraw:received'));
  await page.keyboard.press('Enter');
  await expect(timeline).toHaveText(steps('PENDING', 'APPROVED', 'SENT', 'RECEIVED'));
  await expect(button('withdraw:notReceived')).toBeHidden();
  await expect(history.getByRole('listitem').first()).toBeFocused();
});
