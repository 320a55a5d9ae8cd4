import { deskAddress, enterDesk } from '../support/enterDesk.ts';
import { expect, test } from '../support/journey.ts';

test('PP-29 a double press decides one row, and not the one that comes into its place', async ({ account, browser }) => {
  const { username } = await account.open();
  const [proposes, decides] = [await browser.newContext(), await browser.newContext()];
  const [first, second] = [await proposes.newPage(), await decides.newPage()];
  for (const page of [first, second]) await enterDesk(page);
  await first.goto(deskAddress(`/members?name=${username}`));
  await first.getByRole('link', { name: 'Propose a correction' }).click();
  const form = first.url();
  for (const amount of ['100', '200']) {
    await first.goto(form);
    await first.getByRole('radio', { name: 'Credit' }).check();
    await first.getByRole('textbox', { name: /^Amount/ }).fill(amount);
    await first.getByRole('textbox', { name: 'Reason' }).fill('A prize was late.');
    await first.getByRole('button', { name: 'Propose' }).click();
    await first.waitForURL(/corrections$/);
  }

  await second.goto(deskAddress('/corrections'));
  const approve = second.getByRole('button', { name: new RegExp(`^Approve: ${username} `) });
  await expect(approve).toHaveCount(2);
  // Waits until the button can be pressed.
  await approve.first().hover();
  const { x, y, width, height } = await approve.first().evaluate((button) => button.getBoundingClientRect());
  const press = () => second.mouse.click(x + width / 2, y + height / 2);
  // However slow this machine is, the second press comes before the new page has settled.
  const devtools = await decides.newCDPSession(second);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await press();
  await expect(approve).toHaveCount(1);
  await press();
  await second.waitForTimeout(1_000);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await second.reload();
  await expect(approve).toHaveCount(1);
  await approve.click();
  await expect(approve).toHaveCount(0);
  await proposes.close();
  await decides.close();
});
