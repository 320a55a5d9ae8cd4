import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { lightScreen } from './lightScreen.ts';

/** Opens the chat room from the side menu of a screen, and answers what stands in its frame. */
export async function openChatRoom(page: Page, screen = lightScreen): Promise<FrameLocator> {
  await page.goto(screen);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Chat room/ })
    .click();
  const room = page.frameLocator('iframe[title="Chat room"]');
  await expect(room.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  return room;
}
