import { beginSocialSignIn } from '#contract/identity/socialSignIn.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openIssuer, type TestIssuer } from '../../testing/openIssuer.ts';
import { openSlowProxy, type SlowProxy } from '../../testing/slowProxy.ts';
import { openSocialVisit, pageOf, type SocialVisit } from '../../testing/socialVisit.ts';

/** Milliseconds that the description, the token and the keys take each. */
const delay = 700;
const ages = 60_000;
const minute = 60_000;
const unavailable = { success: false, code: 'social_unavailable' };
const unlinked = { success: false, code: 'social_unlinked' };
const description = '/.well-known/openid-configuration';

let issuer: TestIssuer;
let proxy: SlowProxy;
let clock: MovableClock;
let visit: SocialVisit | undefined;
beforeEach(async () => {
  issuer = await openIssuer();
  proxy = await openSlowProxy(issuer.url, delay);
  clock = movableClock(Date.now());
  issuer.onDiscovery(({ body }) =>
    Object.assign(body, { issuer: proxy.url, token_endpoint: `${proxy.url}/token`, jwks_uri: `${proxy.url}/jwks` }),
  );
  issuer.onToken(({ payload }) => Object.assign(payload, { iss: proxy.url, exp: Math.floor(clock.now() / 1000) + 300 }));
});
afterEach(async () => {
  await visit?.close();
  visit = undefined;
  await proxy.close();
  await issuer.close();
});

/** Each answer of the provider may take ages, and all of them for one sign-in `all` milliseconds. */
const open = async (all: number): Promise<SocialVisit> => {
  visit = await openSocialVisit([{ ...issuer, client: { ...issuer.client, issuer: proxy.url } }], { limit: { answer: ages, all }, clock });
  return visit;
};
/** A sign-in that waits for its end, which needs everything of the provider: what it said of itself is an hour old by then. */
const begun = async (at: SocialVisit) => {
  await at.begin();
  clock.forward(55 * minute);
  const { url, state } = await at.begin();
  clock.forward(6 * minute);
  return { state, back: (await at.pass(url)).href };
};

test('RG-05 a provider that is slow at every step signs in whoever can wait', async () => {
  const at = await open(ages);
  const { state, back } = await begun(at);
  expect(await at.finish(state, back)).toMatchObject(unlinked);
  expect(proxy.asked).toEqual([description, description, '/token', '/jwks']);
});

test('RG-05 its steps have one limit together, though each comes in time: past it the person is told to try again', async () => {
  const at = await open(2.5 * delay);
  const { state, back } = await begun(at);
  expect(await at.finish(state, back)).toMatchObject(unavailable);
  expect(at.logged()).toContain('a sign-in took the provider too long');
  expect(await at.platform.parts.db.selectFrom('social_ticket').selectAll().execute()).toEqual([]);
  // It was spent: the way is gone again from its beginning.
  expect(await at.finish(state, back)).toMatchObject({ success: false, code: 'social_failed' });
});

test('RG-05 a caller that gives up sooner is answered before it does, and nothing more is asked for it', async () => {
  const at = await open(ages);
  const { state, back } = await begun(at);
  expect(await at.finish(state, back, 500 + delay / 2)).toMatchObject(unavailable);
  // What the provider says of itself was left under way for whoever comes next.
  expect(await at.begin()).toMatchObject({ url: expect.stringContaining('/authorize?') });
  expect(proxy.asked).toEqual([description, description]);
});

test('RG-05 a caller that has no time left is not kept waiting, and one who can wait is served', async () => {
  const at = await open(ages);
  const ask = (wait: number) => at.platform.call(beginSocialSignIn, { provider: 'lantern', redirectUri: pageOf('lantern') }, { wait });
  expect(await ask(0)).toMatchObject(unavailable);
  expect(await ask(ages)).toMatchObject({ success: true });
  expect(proxy.asked).toEqual([description]);
});
