import { readFileSync } from 'node:fs';
import { expect, siteOrigin, test } from '../support/journey.ts';

const persisted = JSON.parse(readFileSync(new URL('../../../web/relay/persisted.json', import.meta.url), 'utf8')) as Record<string, string>;
const homeQuery = Object.values(persisted).find((text) => text.startsWith('query HomeScreenQuery')) ?? '';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('GraphiQL opens without any other server, documents the schema, and its first example runs', async ({ page }) => {
  const strangers: string[] = [];
  await page.route(
    ({ origin }) => origin !== siteOrigin(),
    async (route) => {
      if (/^(data|blob):/.test(route.request().url())) return route.continue();
      strangers.push(route.request().url());
      await route.abort();
    },
  );
  await page.goto('/graphql');
  await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 20_000 });

  // What needs a login says so in its name, and every tab is reached by mouse.
  const names = ['Home', 'Register', 'ViewerAfterLogin', 'DepositMethodsAfterLogin', 'LaunchAfterLogin', 'LogOutEverywhere'];
  await expect(page.getByRole('tab')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  for (const name of [...names, 'Home']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: /operation editor/i })).toContainText(name);
  }

  // What an example says of itself is read whole: nothing runs out of the editor at the side.
  const pane = page.getByRole('region', { name: /operation editor/i });
  const paneEnd = await pane.evaluate((element) => element.getBoundingClientRect().right);
  const lineEnds = () => pane.locator('.view-line > span').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await lineEnds()))).toBeLessThan(paneEnd);

  await page.getByRole('button', { name: /execute query/i }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  const answer = page.getByRole('region', { name: /result window/i });
  await expect(answer).toContainText('"brandName": "Sampan"');
  await expect(answer).not.toContainText('"errors"');

  // Beside the editor stand the REST calls of its fields, and whether the site sends that operation itself.
  const panel = page.getByRole('region', { name: 'Operation', exact: true });
  await panel.getByRole('button', { name: 'REST calls' }).click();
  await expect(panel.getByRole('list', { name: 'REST calls' })).toContainText('GET /wps/');
  await panel.getByRole('button', { name: 'REST calls' }).click();
  await expect(panel.getByRole('list', { name: 'REST calls' })).toBeHidden();
  await panel.getByRole('button', { name: 'Copy as persisted' }).click();
  await expect(panel.getByRole('status')).toHaveText('Home is not persisted: the site does not send it.');
  // Typed, every bracket would bring its other half along.
  await page.evaluate((text) => navigator.clipboard.writeText(text), homeQuery);
  await page
    .getByRole('region', { name: /operation editor/i })
    .getByRole('textbox')
    .focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await panel.getByRole('button', { name: 'Copy as persisted' }).click();
  await expect(panel.getByRole('status')).toContainText('the address that the site asks HomeScreenQuery');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await (await page.request.get(copied, { headers: { accept: 'application/json' } })).json()).toMatchObject({
    data: { site: { brandName: 'Sampan' } },
  });

  // Examples of other tabs run as well: a live one, and one that names a page of the site, wherever that lies.
  const runs = async (tab: string, name: string, said: string) => {
    await page.getByRole('tab', { name: tab }).click();
    // What there is to run in a tab is known a moment after it is shown.
    await expect(async () => {
      // What a try has opened, whose press came through too late for it, hides the button from the next.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /execute query/i }).click({ timeout: 5_000 });
      await page.getByRole('menuitem', { name, exact: true }).click({ timeout: 2_000 });
    }).toPass();
    await expect(answer).toContainText(said);
  };
  await runs('ViewerAfterLogin', 'BalanceChanged', '"__typename": "NotSignedInError"');
  await runs('Register', 'Register', '"__typename": "ChallengeFailedError"');

  // The last thing at the side is reached above the panel.
  await page.getByRole('button', { name: /settings dialog/i }).click({ timeout: 5_000 });
  await expect(page.getByRole('dialog')).toContainText('Settings');
  // The theme that is chosen there is the panel's, too, which is no part of the page for whoever is asked.
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('dialog').getByRole('button', { name: theme, exact: true }).click();
    await expect(page.locator('.operation-panel')).toHaveCSS('color-scheme', theme.toLowerCase());
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /documentation explorer/i }).click();
  const docs = page.getByRole('complementary').or(page.locator('.graphiql-doc-explorer')).first();
  await docs
    .getByRole('link', { name: 'Query', exact: true })
    .or(docs.getByText('Query', { exact: true }))
    .first()
    .click();
  await expect(docs).toContainText('popularGames');
  await docs.getByText('popularGames', { exact: true }).first().click();
  await expect(docs.locator('.graphiql-markdown-description').first()).toContainText(/\w{4,} \w+/);
  expect(strangers).toEqual([]);
});

test('I18N-1 GraphiQL asks in the language that its address names', async ({ page }) => {
  await page.goto('/graphql?lang=EN');
  await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('tab', { name: 'LogOutEverywhere' }).click();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /execute query/i }).click({ timeout: 5_000 });
    await page.getByRole('menuitem', { name: 'LogOutEverywhere', exact: true }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: /result window/i })).toContainText('Please log in first.');
});
