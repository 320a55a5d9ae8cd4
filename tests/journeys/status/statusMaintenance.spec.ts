import { runStack } from '../../stack/runStack.ts';
import { answerOf } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { stackForOneJourney } from '../support/ownStack.ts';
import { serverAway } from '../support/serverAway.ts';
import { textsOf } from '../support/texts.ts';

test.use({ ownStack: stackForOneJourney({ MAINTENANCE: 'on' }) });

test('ST-02 ST-04 under maintenance every address says so, no operation is answered, and the site comes back by itself', async ({
  page,
  texts,
  ownStack,
  complaints,
}) => {
  if (ownStack === null) throw new Error('This journey needs a stack of its own.');
  // Its stack is stopped under a page that is still fetching what it will need.
  complaints.allow(serverAway);
  complaints.allow(/status of 403|ChunkFault/);
  const heading = page.getByRole('heading', { level: 1, name: texts('status:closed.MAINTENANCE.title') });
  for (const address of ['/', '/register', '/nowhere']) {
    await page.goto(address);
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(texts('status:closed.MAINTENANCE.title'));
  }
  await expect(page.getByText(texts('status:closed.text'))).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  // The house's own page: it takes a message while everything else is closed.
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: texts('status:closed.contact') }).click();
  const desk = await opened;
  await expect(desk).toHaveURL(`${ownStack.platform}/service/chat?lang=EN&theme=light`);
  await desk.getByRole('textbox', { name: 'Your message' }).fill('When do you open?');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'When do you open?' })).toBeVisible();
  await desk.close();
  // Blocked by the browser, which is said; and closed again where its address cannot be had.
  const open = await page.evaluateHandle(() => window.open);
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: texts('status:closed.contact') }).click();
  await expect(page.getByText(texts('status:contact.blocked'))).toBeVisible();
  await page.evaluate((opened) => Object.assign(window, { open: opened }), open);
  await page.route('**/graphql?*', (route) => route.abort());
  const closing = page
    .context()
    .waitForEvent('page')
    .then((window) => window.waitForEvent('close'));
  await page.getByRole('button', { name: texts('status:closed.contact') }).click();
  await closing;
  await expect(page.getByText(texts('status:contact.missing'))).toBeVisible();
  await page.unrouteAll();
  for (const operation of ['{ popularGames { name } }', 'mutation { freePlay { __typename } }', '{ viewer { account } }']) {
    const { data, errors } = await answerOf<object>(page.context(), ownStack.site, operation);
    expect(data ?? null, operation).toBeNull();
    expect(errors?.[0]?.extensions?.code, operation).toBe('MAINTENANCE');
  }

  const vietnamese = textsOf('TY');
  await page.evaluate(() => localStorage.setItem('lang', 'TY'));
  await page.clock.install();
  await page.goto('/fish');
  await expect(page.getByRole('heading', { level: 1, name: vietnamese('status:closed.MAINTENANCE.title') })).toBeVisible();
  await ownStack.stop();
  // Nobody answers at all for a while; the page keeps looking.
  await page.getByRole('button', { name: vietnamese('status:closed.askNow') }).click();
  await expect(page.getByText(vietnamese.like('status:closed.next_other'))).toBeVisible();
  const reopened = await runStack({ ports: ownStack.ports });
  try {
    await page.clock.fastForward(310_000);
    await expect(headerOf(page, vietnamese).logIn).toBeVisible();
    await expect(page).toHaveURL('/fish');
  } finally {
    await reopened.stop();
  }
});
