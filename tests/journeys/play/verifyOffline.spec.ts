import { createHash, createHmac } from 'node:crypto';
import { dealtHand } from '../../../platform/play/games/verify/page/testing/dealtHand.ts';
import { expect, test } from '../support/journey.ts';
import { withMotion } from '../support/motion.ts';
import { loseConnection } from '../support/loseConnection.ts';
import { waitForServiceWorker } from '../support/waitForServiceWorker.ts';

test.use({ ...withMotion, serviceWorkers: 'allow', locale: 'en-GB' });

const serverSeed = '5f2c'.repeat(16);
const clientSeed = 'hoa sen';
/** The first number that a round draws of its seeds, as the verifier says that anybody may compute it. */
const firstNumber = createHmac('sha256', serverSeed).update(`${clientSeed}:7:0`).digest().readUInt32BE();

test('MC-07 ER-02 who has opened /verify once checks a round there without a connection', async ({ page, context, texts, complaints }) => {
  await page.goto('/verify?lang=EN');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: texts('shell:theme.dark') }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const isKept = () => page.evaluate(async () => (await (await caches.open('verifier')).keys()).length);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(1);

  complaints.allow(/UNREACHABLE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|disconnected/i);
  // The kept page asks nobody, and its policy says so.
  complaints.allow(/Connecting to '|Fetch API cannot load|connect-src/);
  await loseConnection(context);
  await page.goto('/verify?round=0193');
  await expect(page.getByRole('heading', { level: 1, name: texts('verify:heading') })).toBeAttached();
  await expect(frame.locator('#round-id')).toHaveValue('0193');
  await frame.locator('#server-seed').fill(serverSeed);
  await frame.locator('#server-seed-hash').fill(createHash('sha256').update(serverSeed).digest('hex'));
  await frame.locator('#client-seed').fill(clientSeed);
  await frame.locator('#nonce').fill('7');
  await frame
    .locator('section', { has: page.locator('#server-seed') })
    .getByRole('button')
    .click();
  await expect(frame.locator('.checks li')).toHaveCount(1);
  await expect(frame.locator('.report')).toContainText(createHash('sha256').update(serverSeed).digest('hex'));
  await expect(frame.locator('.report table').first()).toContainText(new RegExp([...String(firstNumber)].join('\\D?')));

  // A hand of a room, by the proof that its player has kept: as it was, then with one card exchanged.
  const byProof = frame.locator('section', { has: page.locator('#hand-proof') });
  for (const [proof, verdict] of [
    [JSON.stringify(dealtHand), 'This hand is genuine'],
    [JSON.stringify(dealtHand).replace('7♦', '8♦'), 'This hand does not match'],
  ] as const) {
    await frame.locator('#hand-proof').fill(proof);
    await byProof.getByRole('button').click();
    await expect(frame.locator('.report').getByRole('heading', { name: verdict })).toBeVisible();
  }

  // It belongs to nobody's origin: neither the site around it nor what the browser keeps for the site is in its reach.
  const kept = page.frames().find((each) => new URL(each.url()).pathname === '/verifier');
  const reach = await kept?.evaluate(async () => {
    const tried = async (what: () => unknown) =>
      Promise.resolve()
        .then(what)
        .then(
          () => 'reached',
          () => 'refused',
        );
    return [
      self.origin,
      await tried(() => localStorage.length),
      await tried(() => parent.document.title),
      await tried(() => document.cookie),
      await tried(async () => fetch('/graphql')),
    ];
  });
  expect(reach).toEqual(['null', 'refused', 'refused', 'refused', 'refused']);
});

test('MC-07 who has never opened it is told that nobody can be reached, and sees no empty frame', async ({ page, context, complaints }) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  complaints.allow(/UNREACHABLE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|disconnected/i);
  await loseConnection(context);
  await page.goto('/verify');
  await expect(page.getByText('UNREACHABLE')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
