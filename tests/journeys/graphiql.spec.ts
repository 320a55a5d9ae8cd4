import { expect, siteOrigin, test } from './journey.ts';

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

  await page.getByRole('button', { name: /execute query/i }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  const answer = page.getByRole('region', { name: /result window/i });
  await expect(answer).toContainText('"brandName": "Sampan"');
  await expect(answer).not.toContainText('"errors"');

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
