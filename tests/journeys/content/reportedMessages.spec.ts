import type { BrowserContext, FrameLocator } from '@playwright/test';
import { enterDesk } from '../support/enterDesk.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { newMemberPage } from '../support/newMemberPage.ts';
import { openChatRoom } from '../support/openChatRoom.ts';

const enter = async (context: BrowserContext): Promise<FrameLocator> => openChatRoom(await newMemberPage(context));

test('CH-01 what three have reported goes out of sight, and the desk puts it back into rooms that are open', async ({ browser }) => {
  const contexts = await Promise.all(Array.from({ length: 4 }, () => browser.newContext({ baseURL: siteOrigin() })));
  const [speaker, ...others] = (await Promise.all(contexts.map(enter))) as [FrameLocator, ...FrameLocator[]];
  const text = `Heron and heather ${process.pid}`;
  await speaker.getByRole('textbox').fill(text);
  const items = speaker.getByRole('listitem');
  await speaker.getByRole('button', { name: 'Send' }).click();
  await expect(items.filter({ hasText: text })).toHaveCount(1);
  // By its place: what it says is not there meanwhile. Members of other journeys may speak after it.
  const place = (await items.allTextContents()).findIndex((each) => each.includes(text));
  const item = items.nth(place);
  for (const room of others) await room.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Report' }).click();
  await expect(item).toContainText('This message was removed.');

  const desk = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await enterDesk(desk);
  await desk.getByRole('link', { name: /^Reported messages 1/ }).click();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const row = desk.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Hidden');
  await row.getByRole('button', { name: 'Put it back' }).click();
  await expect(row).toContainText('Shown');
  await expect(row.getByRole('button')).toHaveCount(0);

  await expect(item).toContainText(text);
  // In its place, for those too who had reported it.
  for (const room of [speaker, ...others]) await expect(room.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await Promise.all([...contexts, desk.context()].map((each) => each.close()));
});
