import type { Call } from '#contract/call.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sealedContentType } from '#contract/headers.ts';
import examples from '#contract/openapi/examples.json' with { type: 'json' };
import { callRoutes } from '../../platform/core/http/callRoutes.ts';
import { CallRefusal, type Handlers } from '../../platform/core/http/handler.ts';
import { silentLog } from '../../platform/core/log.ts';
import type { PayloadEncryption } from '../../platform/core/secrets/payloadEncryption.ts';
import { createSiteAccess } from '../../platform/system/site/siteAccess.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import { platformTexts } from '../../platform/platformTexts.ts';
import { fromBase32, stepAt, totpCode } from '../../platform/identity/authenticator/totp.ts';
import { lastCode } from '../../platform/testing/messages.ts';
import { mobile, newMember, password, valueOf } from './caseList.ts';
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
  'markRoundSeen',
  'memberServicePaths',
  'pvpLaunch',
  'removeFavourite',
  'sendFeedback',
  'updateLanguage',
  'uploadAvatar',
  'uploadFeedbackPicture',
];

/** Audited calls whose events say that they were made, and no more: of security and money they change nothing by themselves. */
const nothingToTell: Partial<Record<CallName, string>> = {
  beginLoginVerification: 'a code is sent; the login that it ends in has its event',
  beginPhoneCheck: 'a code is sent by another service',
  enrolAuthenticator: 'a secret waits; to confirm it binds it',
  finishPhoneCheck: 'a number is proven, of nobody yet; the registration tells of it',
  issueTicket: 'a minute’s ticket; the session that it opens tells of it',
  loginSmsCode: 'a code is sent, if anybody has the number',
  passwordByEmail: 'a link is sent, if anybody has the address: who it is must not be known when it answers',
  proveStepUp: 'five minutes’ ticket; what it is for tells of it',
  registerSmsCode: 'a code is sent',
  requestStepUpCode: 'a code is sent',
  reviewPlayLimits: 'limits were looked at; none changes',
  sendContactCode: 'a code is sent; the change that it proves tells of it',
};
/** Answered by no case with a change, as they need a provider or weeks; and how they are held to it. */
const unasked: Partial<Record<CallName, string>> = {
  answerLoginVerification: 'opens a session in the way of `login`',
  confirmPlayLimit: 'writes in the way of `setPlayLimit`',
  confirmWithdrawal: 'takes a step in the way of `withdraw`',
  finishSocialSignIn: 'opens a session in the way of `login`',
  mobileRegister: 'opens an account in the way of `register`',
  passwordByMailToken: 'sets a password in the way of `changePassword`',
  passwordByPhone: 'sets a password in the way of `changePassword`',
  untieSocialIdentity: 'socialIdentityHandlers.test.ts',
  wishToReturn: 'begins a wait in the way of `excludeSelf`',
};
const mutations = callNames.filter((name) => calls[name].kind !== 'read').toSorted();

let platform: TestPlatform;
let at: Operator;
interface LeftEvent {
  readonly action: string;
  readonly text: string;
  /** Whether it says what was changed. */
  readonly isTold: boolean;
  /** Whether it was written in a statement of its own, after the change. */
  readonly isApart: boolean;
}
/** Ids of events that were written outside of any transaction. */
const apart = new Set<unknown>();
/** Events that each call has left, in the order of the calls. */
const left: { readonly name: CallName; readonly said: string; readonly isAgain: boolean; readonly events: readonly LeftEvent[] }[] = [];
/** Operations of money that were answered, by whose they are and their key. */
const done = new Set<string>();
const nameOf = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]));

/** What cases cannot read for want of the phone: a member binds an app, takes it away, and binds a number. */
const bindBoth = async () => {
  const { as } = await newMember(at);
  const { secret } = valueOf(await at.call(calls.enrolAuthenticator, { password }, as));
  const code = totpCode(fromBase32(secret), stepAt(Date.now()));
  const { recoveryCodes } = valueOf(await at.call(calls.confirmAuthenticator, { code }, as));
  valueOf(await at.call(calls.removeAuthenticator, { password, code: recoveryCodes[0] ?? '' }, as));
  const phone = { kind: 'phone', value: '0912 345 678', countryDialingCode: '84' } as const;
  valueOf(await at.call(calls.sendContactCode, { ...phone, password }, as));
  valueOf(await at.call(calls.changeContact, { ...phone, verificationCode: await lastCode(platform, '+84912345678') }, as));
};

beforeAll(async () => {
  platform = await openPlatform({ extras: { outbox: true } });
  const { db } = platform.parts;
  const plain = db.executeQuery.bind(db);
  vi.spyOn(db, 'executeQuery').mockImplementation((query) => {
    if ('sql' in query && query.sql.startsWith('insert into "audit_event"')) apart.add(query.parameters[0]);
    return plain(query);
  });
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
        .map((row) => ({
          action: row.action,
          text: JSON.stringify({ ...row, seq: 0, created_at: 0 }),
          isTold: row.before !== null || row.after !== null,
          isApart: apart.has(row.id),
        }));
      const operation = `${name} ${options?.token} ${options?.key}`;
      const isAgain = options?.key !== undefined && done.has(operation);
      if (said.success) done.add(operation);
      if (name) left.push({ name, said: said.success ? 'answered' : (said.code ?? ''), isAgain, events });
      return said;
    },
  };
  for (const { ask } of operatorCases) await ask(at);
  await bindBoth();
}, 60_000);
afterAll(() => at.close());

test('the list of what changes neither security nor money is the contract’s', () => {
  expect(
    mutations.filter((name) => !calls[name].audited),
    'a call that changes security or money says `audited` in the contract; any other one is named in the list above',
  ).toEqual(unaudited);
});

test.each(mutations)('%s leaves exactly one event where it is answered and audited, and none where not', (name) => {
  const expected = calls[name].audited ? [name] : [];
  for (const { said, isAgain, events } of left.filter((each) => each.name === name))
    if (said === 'answered') expect(events.map(({ action }) => action)).toEqual(isAgain ? [] : expected);
});

test.each(mutations.filter((name) => calls[name].audited && !(name in nothingToTell)))(
  '%s says in its event what it has changed, and writes it together with that',
  (name) => {
    const events = left.filter((each) => each.name === name && each.said === 'answered').flatMap((each) => each.events);
    expect(events.length > 0 || name in unasked).toBe(true);
    if (!(name in unasked)) expect(events.filter(({ isTold, isApart }) => isApart || !isTold)).toEqual([]);
  },
);

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
  for (const secret of [password, mobile.mobileNum, '912345678', 'rower', '@', 'otpauth', 'argon2']) expect(texts).not.toContain(secret);
});
