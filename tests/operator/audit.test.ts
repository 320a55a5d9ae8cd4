import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedContentType } from '#contract/headers.ts';
import examples from '#contract/openapi/examples.json' with { type: 'json' };
import { callRoutes } from '../../platform/core/http/callRoutes.ts';
import { CallRefusal, type Handlers } from '../../platform/core/http/handler.ts';
import { silentLog } from '../../platform/core/log.ts';
import type { PayloadEncryption } from '../../platform/core/secrets/payloadEncryption.ts';
import { createSiteAccess } from '../../platform/system/site/siteAccess.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import { platformTexts } from '../../platform/platformTexts.ts';
import { mobile, password } from './caseList.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import type { Operator } from './Operator.ts';
import { openRealOperator } from './openRealOperator.ts';
import { operatorCases } from './operatorCases.ts';

/** Writes that change neither security nor money; every other call that is no read leaves an event. */
const unaudited: readonly CallName[] = [
  'addFavourite',
  'beginSocialSignIn',
  'chatUrl',
  'deleteMessages',
  'firstLogin',
  'launchGame',
  'markMessages',
  'memberServicePaths',
  'pvpLaunch',
  'removeFavourite',
  'sendFeedback',
  'updateLanguage',
  'uploadAvatar',
  'uploadFeedbackPicture',
];
const mutations = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind !== 'read').toSorted();

let platform: TestPlatform;
let at: Operator;
/** Events that each call has left, in the order of the calls. */
const left: { readonly name: CallName; readonly said: string; readonly events: readonly { action: string; text: string }[] }[] = [];
const nameOf = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]));

beforeAll(async () => {
  platform = await openPlatform({ extras: { outbox: true } });
  const real = await openRealOperator({ platform });
  let seen = 0n;
  at = {
    ...real,
    async call(call, payload, options) {
      const said = await real.call(call, payload, options);
      const rows = await platform.parts.db.selectFrom('audit_event').selectAll().where('seq', '>', seen).orderBy('seq').execute();
      seen = rows.at(-1)?.seq ?? seen;
      const name = nameOf.get(call);
      // What follows from it by itself is the platform's, and has an event for that.
      const events = rows
        .filter(({ actor }) => actor !== 'system')
        .map((row) => ({ action: row.action, text: JSON.stringify({ ...row, seq: 0, created_at: 0 }) }));
      if (name) left.push({ name, said: said.success ? 'answered' : (said.code ?? ''), events });
      return said;
    },
  };
  for (const { ask } of operatorCases) await ask(at);
}, 60_000);
afterAll(() => at.close());

test('the list of what changes neither security nor money is the contract’s', () => {
  expect(mutations.filter((name) => !calls[name].audited)).toEqual(unaudited);
});

test.each(mutations)('%s leaves exactly one event where it is answered and audited, and none where not', (name) => {
  const expected = calls[name].audited ? [name] : [];
  for (const { said, events } of left.filter((each) => each.name === name))
    if (said === 'answered') expect(events.map(({ action }) => action)).toEqual(expected);
});

/** Some are asked by no case as the embedded operator would answer them: so whatever handler they have. */
test.each(mutations)('%s leaves its event whoever wrote its handler, and none where that refuses', async (name) => {
  const { payload, answer } = (examples as Record<string, { readonly payload: unknown; readonly answer: unknown }>)[name] ?? {};
  let isRefused = false;
  const handle = async () => {
    if (isRefused) throw new CallRefusal('not_now');
    return answer;
  };
  const app = callRoutes({
    ...platform.parts,
    log: silentLog,
    texts: platformTexts(),
    handlers: { [name]: handle } as unknown as Handlers,
    sessions: { find: async () => ({ memberId: 'm1', sessionId: 's1', account: 'an', type: 0, currency: 'PLAY', restricted: false }) },
    payloadEncryption: { publicKeys: async () => [], open: async () => payload } as unknown as PayloadEncryption,
    siteAccess: createSiteAccess(platform.parts.brand.access),
  });
  const call: Call = calls[name];
  const ask = async () => {
    const options = { merchant: platform.parts.brand.merchantCode, token: 'x'.repeat(43), key: 'k1' };
    const { address, init } = await requestFor(call, payload as never, options);
    const head = new Headers(init.headers);
    if (call.encrypt) head.set('content-type', sealedContentType);
    return (await app.request(address, { ...init, headers: head })).json();
  };
  const events = async () =>
    (await platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq').execute()).map(({ actor, actor_id: id, action }) => ({
      who: `${actor} ${id}`,
      action,
    }));
  const before = (await events()).length;
  expect(await ask()).toMatchObject({ success: true });
  const who = call.token ? 'member m1' : 'visitor ';
  expect((await events()).slice(before)).toEqual(call.audited ? [{ who, action: name }] : []);
  isRefused = true;
  expect(await ask()).toMatchObject({ success: false });
  expect((await events()).length).toBe(before + (call.audited ? 1 : 0));
});

test('neither passwords nor tokens, names, numbers or mails of anybody stand in the trail', () => {
  const texts = left.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
  expect(texts.length).toBeGreaterThan(1_000);
  for (const secret of [password, mobile.mobileNum, 'rower', '@', 'otpauth', 'argon2']) expect(texts).not.toContain(secret);
});
