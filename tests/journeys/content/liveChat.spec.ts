import type { Page } from '@playwright/test';
import { enterDesk } from '../support/enterDesk.ts';
import { expect, test } from '../support/journey.ts';
import { lightScreen } from '../support/lightScreen.ts';

/** Opens customer service as a press on the site does, and answers the window that it led to. */
async function openService(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await press();
  const popup = await opening;
  await popup.waitForURL(/\/service\/chat/);
  return popup;
}

/** What a press on "Customer service" does for whoever is signed in. */
async function openAsMember(page: Page): Promise<Page> {
  const link = await page.evaluate(async () => {
    const answer = await fetch('/graphql?lang=EN', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { openCustomerService { ... on OpenCustomerServicePayload { url } } }' }),
    });
    const { data } = (await answer.json()) as { data: { openCustomerService: { url: string } } };
    return data.openCustomerService.url;
  });
  return openService(page, () =>
    page.evaluate((url) => {
      const opened = window.open('about:blank', '_blank', 'popup,width=440,height=500');
      if (!opened) throw new Error('blocked');
      opened.opener = null;
      const anchor = opened.document.createElement('a');
      Object.assign(anchor, { href: url, rel: 'noreferrer' });
      opened.document.body.append(anchor);
      anchor.click();
    }, link),
  );
}

test('CS-01 WEB-024 a member talks to the house in a window of 440 by 500, which knows the site no more, and is answered from the desk', async ({
  page,
  browser,
  account,
}) => {
  const member = await account.open();
  await page.goto(lightScreen);
  const popup = await openAsMember(page);
  expect(await popup.evaluate(() => [window.opener, document.referrer, location.search.includes('ticket')])).toEqual([null, '', false]);
  await popup.getByRole('textbox', { name: 'Your message' }).fill('<b>My boat</b> leaks.');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('listitem').filter({ hasText: '<b>My boat</b> leaks.' })).toBeVisible();
  await expect(popup.getByRole('status')).toContainText('Somebody will answer here');

  const desk = await (await browser.newContext()).newPage();
  await enterDesk(desk);
  await desk.getByRole('link', { name: 'Chats' }).click();
  await desk.getByRole('button', { name: member.username }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'My boat' })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('A carpenter is on the way.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByRole('listitem').filter({ hasText: 'A carpenter is on the way.' })).toBeVisible();

  await popup.reload();
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await desk.context().close();
});

test('what is begun at the desk stays with its conversation, whichever is opened, and what is refused is told there', async ({
  page,
  browser,
  account,
}) => {
  const member = await account.open();
  await page.goto(lightScreen);
  const popup = await openAsMember(page);
  await popup.getByRole('textbox', { name: 'Your message' }).fill('Where is the pier?');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('listitem')).toHaveCount(1);

  const desk = await (await browser.newContext()).newPage();
  await enterDesk(desk);
  await desk.getByRole('link', { name: 'Chats' }).click();
  const conversation = desk.getByRole('button', { name: member.username });
  const answer = desk.getByRole('textbox', { name: 'Your answer' });
  await conversation.click();
  await answer.fill('Behind the');
  await desk.getByRole('button', { name: 'Chat room' }).click();
  await expect(answer).toHaveValue('');
  await conversation.click();
  await expect(answer).toHaveValue('Behind the');
  const opened: string[] = [];
  desk.on('request', (request) => void (request.url().endsWith('/stream') && opened.push(request.url())));
  await conversation.click();
  await expect(answer).toHaveValue('Behind the');
  expect(opened).toEqual([]);
  await expect(desk.getByRole('listitem').filter({ hasText: 'Where is the pier?' })).toBeVisible();

  await desk.route('**/closed', (route) => route.abort());
  await desk.getByRole('button', { name: 'Close conversation' }).click();
  await expect(desk.getByRole('status')).toHaveText('That was not done. Please try again.');
  await desk.unroute('**/closed');
  await desk.route('**/messages', (route) => route.abort());
  await answer.press('Enter');
  const problem = await desk.getByRole('alert').boundingBox();
  const field = await answer.boundingBox();
  // The ring around the field that is written in.
  expect(field && problem && field.y - problem.y - problem.height).toBeGreaterThanOrEqual(5);
  await desk.unroute('**/messages');
  await desk.getByRole('button', { name: 'Close conversation' }).click();
  await expect(desk.getByRole('status')).toHaveText('');
  await expect(conversation).toContainText('closed');
  await desk.context().close();
});

test('a member who is logged out meanwhile is told so in the window, and what is written there then is shown and stands apart', async ({
  page,
  account,
}) => {
  await account.open();
  await page.goto(lightScreen);
  const popup = await openAsMember(page);
  const field = popup.getByRole('textbox', { name: 'Your message' });
  for (const said of ['My boat leaks.', 'It leaks a lot.']) {
    await field.fill(said);
    await field.press('Enter');
    await expect(popup.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  }
  await page.evaluate(async () => {
    const query = 'mutation { logOut { __typename } }';
    await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
  });
  await expect(popup.getByRole('status')).toHaveText(/no longer open here/, { timeout: 15_000 });
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await field.fill('Is anybody there?');
  await field.press('Enter');
  await expect(popup.getByRole('listitem')).toHaveText([/Is anybody there/]);
  await expect(popup.getByRole('status')).toContainText('Somebody will answer here');
});

test('CS-01 a guest’s window writes nothing into the conversation of the member who opens one in the same browser later, and says so', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/401/);
  await page.goto(lightScreen);
  const asGuest = await openService(page, () =>
    page.evaluate((url) => void window.open(url), `${process.env['PLATFORM']}/service/chat?lang=EN`),
  );
  await asGuest.getByRole('textbox').fill('Is anybody there?');
  await asGuest.keyboard.press('Enter');
  await expect(asGuest.getByRole('listitem')).toHaveCount(1);
  await account.open();
  await page.goto(lightScreen);
  const asMember = await openAsMember(page);
  await asGuest.getByRole('textbox').fill('Who reads this?');
  await asGuest.keyboard.press('Enter');
  await expect(asGuest.getByRole('alert')).toContainText('no longer open here');
  await expect(asGuest.getByRole('textbox')).toHaveValue('Who reads this?');
  await asMember.getByRole('textbox').fill('It is me');
  await asMember.keyboard.press('Enter');
  await expect(asMember.getByRole('listitem')).toHaveText([/It is me/]);
});

test('a guest’s conversation is kept by their browser, and nobody else’s', async ({ page, browser }) => {
  await page.goto(`${process.env['PLATFORM']}/service/chat?lang=EN`);
  await page.getByRole('textbox').fill('Is anybody there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveText(/Is anybody there/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${process.env['PLATFORM']}/service/chat?lang=TH`);
  await expect(other.getByRole('heading', { name: 'ฝ่ายบริการลูกค้า' })).toBeVisible();
  await expect(other.getByRole('listitem')).toHaveCount(0);
  await other.context().close();
});
