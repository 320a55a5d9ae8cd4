import { deskAddress, enterDesk } from '../support/enterDesk.ts';
import { expect, test } from '../support/journey.ts';

test('CS-01 where scripts are off, the chats of visitors and of the desk say so within their window, with the way on', async ({
  browser,
}) => {
  const entering = await browser.newContext();
  await enterDesk(await entering.newPage());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await entering.storageState(),
    viewport: { width: 440, height: 500 },
  });
  const page = await context.newPage();
  const service = new URL('/service/chat?lang=EN', deskAddress('')).href;
  for (const [address, way] of [
    [deskAddress('/chats?lang=EN'), 'Back to the desk'],
    [service, 'Leave a message by form'],
  ] as const) {
    await page.goto(address);
    // What Playwright looks for by texts and roles it does not look for in there.
    const said = page.locator('noscript');
    expect(await said.innerText()).toMatch(/needs JavaScript/);
    expect(await said.locator('a').innerText()).toBe(way);
    await expect(said).toBeInViewport({ ratio: 1 });
  }
  await entering.close();
  await context.close();
});
