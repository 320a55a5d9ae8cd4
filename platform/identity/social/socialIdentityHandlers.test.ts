import { messages } from '#contract/content/message.ts';
import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { openSessions } from '#contract/identity/openSessions.ts';
import { issueTicket, login, redeemTicket } from '#contract/identity/session.ts';
import { socialIdentities, untieSocialIdentity } from '#contract/identity/socialIdentity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { createHeldPasswordWork, type HeldPasswordWork } from '../../testing/heldPasswordWork.ts';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { standInVisit } from '../../testing/standInVisit.ts';

const password = 'correct horse 7';

describe.each(testEngines())('identities of an account on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let work: HeldPasswordWork;
  let visit: ReturnType<typeof standInVisit>;
  beforeEach(async () => {
    clock = movableClock();
    work = createHeldPasswordWork(cheapPasswordWork().hashPassword);
    platform = await openPlatform({ engine, clock, extras: { outbox: true, passwordWork: work } });
    visit = standInVisit(platform);
  });
  afterEach(() => platform.close());

  /** An account that was opened by Lantern and tied to Harbour a day later, and a session of its own password. */
  const twiceTied = async () => {
    const opened = { ...registrationOf('linh'), email: 'linh@example.com', socialTicket: await visit.ticketOf('Linh', 'lantern') };
    await platform.call(register, opened);
    clock.forward(86_400_000);
    const { token } = (await platform.call(login, { username: 'linh', password, socialTicket: await visit.ticketOf('Linh', 'harbour') }))
      .value;
    return token;
  };
  const list = async (token: string) => (await platform.call(socialIdentities, {}, { token })).value.identities;

  test('AUT-012 its owner sees by whom it can be entered, since when, and what it was opened with; nobody else does', async () => {
    const token = await twiceTied();
    const seen = await list(token);
    expect(seen).toEqual([
      { identityId: expect.any(String), name: 'Lantern ID', createTime: clock.now() - 86_400_000, openedAccount: true },
      { identityId: expect.any(String), name: 'Harbour ID', createTime: clock.now(), openedAccount: false },
    ]);
    expect(new Set(seen.map(({ identityId }) => identityId)).size).toBe(2);
    const others = await registered(platform, 'other');
    expect(await list(others)).toEqual([]);
  });

  test('AUT-012 AUT-014 one that is untied lets nobody in, ends what was begun at a provider, and its owner is told; the other stays', async () => {
    const token = await twiceTied();
    const stolen = (await visit.signIn('Linh', 'harbour')).value.token;
    const [lantern, harbour] = await list(token);
    const identityId = harbour?.identityId ?? '';
    expect(await platform.call(untieSocialIdentity, { identityId, password: 'guess' }, { token })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await list(token)).toHaveLength(2);
    expect(await platform.call(untieSocialIdentity, { identityId, password }, { token })).toMatchObject({ success: true });
    expect(await list(token)).toEqual([lantern]);
    expect(await visit.signIn('Linh', 'harbour')).toMatchObject({ code: 'social_unlinked' });
    expect(await platform.call(openSessions, {}, { token: stolen })).toMatchObject({ status: 401 });
    expect((await messagesTo(platform, 'linh@example.com')).at(-1)).toContain('Harbour ID');
    const [message] = (await platform.call(messages, {}, { token, language: 'EN' })).value.messages;
    expect(message?.title).toBe('A linked account was removed');
    const event = await platform.parts.db
      .selectFrom('audit_event')
      .select(['action', 'after'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect([event.action, JSON.parse(event.after ?? '')]).toEqual(['untieSocialIdentity', { socialIdentity: 'untied' }]);
    expect(await visit.signIn('Linh', 'lantern')).toMatchObject({ success: true });
  });

  test('AUT-012 SES-004 one that is untied ends what a ticket has carried on from a session that it began, and no other', async () => {
    const token = await twiceTied();
    const stolen = (await visit.signIn('Linh', 'harbour')).value.token;
    const carried = async (from: string) => {
      const { ticket } = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token: from })).value;
      return (await platform.call(redeemTicket, { ticket, domain: 'sampan.example' })).value.token;
    };
    const [theirs, own] = [await carried(await carried(stolen)), await carried(token)];
    const [, harbour] = await list(token);
    await platform.call(untieSocialIdentity, { identityId: harbour?.identityId ?? '', password }, { token });
    expect(await platform.call(openSessions, {}, { token: theirs })).toMatchObject({ status: 401 });
    expect(await platform.call(openSessions, {}, { token: own })).toMatchObject({ success: true });
  });

  test('AUT-012 one that is untied while a sign-in by it waits for a second proof lets nobody in by that either', async () => {
    const token = await twiceTied();
    const [, harbour] = await list(token);
    const waiting = await visit.signIn('Linh', 'harbour', { address: '198.51.100.1' });
    expect(waiting).toMatchObject({ code: 'verification_required' });
    const { verificationId } = waiting.value as unknown as { readonly verificationId: string };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' });
    const proof = { verificationId, method: 'email', answer: await lastCode(platform, 'linh@example.com') } as const;
    const identityId = harbour?.identityId ?? '';
    expect(await platform.call(untieSocialIdentity, { identityId, password }, { token })).toMatchObject({ success: true });
    expect(await platform.call(answerLoginVerification, proof)).toMatchObject({ code: 'verification_expired' });
  });

  test('AUT-012 whoever signs in by one at the moment that it is untied is not let in, or not for long', async () => {
    for (let ticks = 0; ticks < 16; ticks += 1) {
      const name = `Linh ${ticks}`;
      const account = { ...registrationOf(`linh${ticks}`), socialTicket: await visit.ticketOf(name, 'harbour') };
      const { token } = (await platform.call(register, account)).value;
      const identityId = (await list(token))[0]?.identityId ?? '';
      const { url, state } = await visit.begin('harbour');
      const back = (await visit.say(name, url)).href;
      const untied = platform.call(untieSocialIdentity, { identityId, password }, { token });
      for (let passed = 0; passed < ticks; passed += 1) await new Promise((resolve) => void setImmediate(resolve));
      const entered = await visit.finish(state, back);
      expect(await untied).toMatchObject({ success: true });
      if (entered.success) expect(await platform.call(openSessions, {}, { token: entered.value.token })).toMatchObject({ status: 401 });
    }
  });

  test('AUT-012 the session that asks goes on, six at once and one more tell once, and those of others are out of reach', async () => {
    await twiceTied();
    const { token } = (await visit.signIn('Linh', 'harbour')).value;
    const [, harbour] = await list(token);
    const identityId = harbour?.identityId ?? '';
    const others = await registered(platform, 'other');
    expect(await platform.call(untieSocialIdentity, { identityId, password }, { token: others })).toMatchObject({ success: true });
    expect(await list(token)).toHaveLength(2);
    const before = (await messagesTo(platform, 'linh@example.com')).length;
    const untie = () => platform.call(untieSocialIdentity, { identityId, password }, { token });
    const six = [1, 2, 3, 4, 5, 6];
    // All have proven themselves before the first of them goes on.
    const proven = Promise.all(six.map((nth) => work.hold(nth)));
    const answers = Promise.all(six.map(untie));
    for (const release of await proven) release();
    for (const answer of [...(await answers), await untie()]) expect(answer).toMatchObject({ success: true });
    expect(await messagesTo(platform, 'linh@example.com')).toHaveLength(before + 1);
    expect(await list(token)).toHaveLength(1);
  });

  test('AUT-012 guesses of the password are counted', async () => {
    const token = await twiceTied();
    const guess = () => platform.call(untieSocialIdentity, { identityId: 'none', password: 'guess' }, { token });
    for (let tried = 0; tried < 10; tried += 1) expect(await guess()).toMatchObject({ code: 'wrong_password' });
    expect(await guess()).toMatchObject({ code: 'too_many_attempts' });
  });
});
