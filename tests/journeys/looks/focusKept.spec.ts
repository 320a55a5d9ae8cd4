import { askGateway } from '../support/askGateway.ts';
import { fieldOf } from '../support/field.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('AN-01 on a phone an announcement that is chosen takes the place of the list with the focus on its heading, and gives it back to its entry', async ({
  page,
  texts,
}) => {
  await page.goto(`${lightScreen}?dialog=announcements`);
  const dialog = page.getByRole('dialog', { name: texts('messages:announcements.title') });
  const entries = dialog.getByRole('listitem').getByRole('link');
  const second = entries.nth(1);
  const title = await second.locator('span').first().innerText();
  await second.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3, name: title })).toBeFocused();
  await expect(second).toBeHidden();
  await dialog.getByRole('button', { name: texts('messages:announcements.back') }).press('Enter');
  await expect(second).toBeFocused();
});

test('MC-13 where a message is taken away the focus goes to the one behind it', async ({ page, texts, account, context }) => {
  const { username, password: oldPassword } = await account.open();
  const newPassword = `${oldPassword}-anew`;
  // It ends the session, and the member is told of it by a second message.
  await askGateway(
    context,
    siteOrigin(),
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
    { input: { oldPassword, newPassword, confirmNewPassword: newPassword } },
  );
  await page.goto(`${lightScreen}?panel=messageV2`);
  await loginDialogOf(page, texts).send({ username, password: newPassword });
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  const rows = panel.getByRole('listitem').locator('> button');
  await expect(rows).toHaveCount(2);
  const behind = await rows.nth(1).locator('span span').last().innerText();
  await rows.first().press('Enter');
  // One thing at a time: it is read first.
  await expect(panel.getByRole('button', { name: texts('messages:markUnread'), exact: true })).toBeEnabled();
  await panel.getByRole('button', { name: texts('messages:delete'), exact: true }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.filter({ hasText: behind })).toBeFocused();
});

test('PW-01 PW-02 in a dialog what a field shows as it is left neither turns the focus aside nor moves what is being pressed', async ({
  page,
  texts,
}) => {
  await page.goto(lightScreen);
  const openForgot = async () => {
    await loginDialogOf(page, texts).open();
    await page.getByRole('button', { name: texts('login:forgot') }).click();
    const dialog = page.getByRole('dialog', { name: texts('password:forgot.title') });
    await expect(fieldOf(dialog, texts('password:username'))).toBeFocused();
    return dialog;
  };
  const dialog = await openForgot();
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(texts('password:errors.empty', { field: texts('password:username') }))).toBeVisible();
  await expect(fieldOf(dialog, texts('password:email'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openForgot();
  // A dialog of a telephone stands at its lower edge, and grows upwards.
  const byPhone = dialog.getByRole('radio', { name: texts('password:forgot.phone.tab') });
  await byPhone.click();
  await expect(byPhone).toBeChecked();
  await expect(byPhone).toBeFocused();
});
