import { memberInfo } from '#contract/identity/member.ts';
import { endSession, openSessions } from '#contract/identity/openSessions.ts';
import { issueTicket, login, logout, lookAtTicket, redeemTicket } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

describe.each(testEngines())('a login ticket on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  let ticket: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
    ticket = (await platform.call(issueTicket, { domain: 'Sampan.example' }, { token })).value.ticket;
  });
  afterEach(() => platform.close());

  const redeem = (text = ticket, domain = 'sampan.example', address = '203.0.113.7') =>
    platform.call(redeemTicket, { ticket: text, domain }, { address });

  test('ST-01 it signs its member in', async () => {
    // Of a domain capitals say nothing, neither where it was issued nor where it is brought.
    const { value } = await redeem(ticket, 'SAMPAN.example');
    expect((await platform.call(memberInfo, {}, { token: value.token })).value.account).toBe('linh');
  });

  test('SES-004 it says whose it is without being used up, to nobody longer than it is good', async () => {
    const look = (text = ticket, domain = 'sampan.example', address = '203.0.113.7') =>
      platform.call(lookAtTicket, { ticket: text, domain }, { address });
    for (let times = 0; times < 2; times += 1) expect(await look()).toMatchObject({ success: true, value: { account: 'linh' } });
    expect(await look(ticket, 'other.example')).toMatchObject({ code: 'ticket_failed' });
    expect(await look('made-up')).toMatchObject({ code: 'ticket_failed' });
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect(await look()).toMatchObject({ code: 'ticket_failed' });
    await platform.parts.db.updateTable('member').set({ locked_at: null }).execute();
    clock.forward(59_999);
    expect(await look()).toMatchObject({ success: true });
    expect(await redeem()).toMatchObject({ success: true });
    expect(await look()).toMatchObject({ code: 'ticket_failed' });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => look(`guess-${index}`, 'sampan.example', '203.0.113.8')));
    expect(guesses.filter(({ code }) => code === 'too_many_attempts')).toHaveLength(10);
  });

  test('SES-004 it has 256 bits, and is stored nowhere', async () => {
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const rows = await platform.parts.db.selectFrom('login_ticket').selectAll().execute();
    expect(rows.map(({ ticket_hash }) => ticket_hash)).not.toContain(ticket);
  });

  test('SES-004 of 20 at once one redeems it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(ticket, 'sampan.example', `203.0.113.${index}`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['ticket_failed']));
  });

  test('SES-004 after a minute it is over', async () => {
    clock.forward(60_000);
    expect(await redeem()).toMatchObject({ code: 'ticket_failed' });
  });

  test('SES-004 on another domain it fails, and is used up', async () => {
    expect(await redeem(ticket, 'other.example')).toMatchObject({ code: 'ticket_failed' });
    expect(await redeem()).toMatchObject({ code: 'ticket_failed' });
  });

  test('SES-004 tickets are not guessed', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => redeem(`guess-${index}`.padEnd(43, 'x'))));
    expect(guesses.filter(({ code }) => code === 'ticket_failed')).toHaveLength(30);
    expect(guesses.filter(({ code }) => code === 'too_many_attempts')).toHaveLength(10);
  });

  test('SES-004 the ticket of a member who may not enter any more fails', async () => {
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect(await redeem()).toMatchObject({ code: 'ticket_failed' });
  });
  test('SES-004 it is over with the session that it was issued in', async () => {
    await platform.call(logout, {}, { token });
    expect(await platform.call(lookAtTicket, { ticket, domain: 'sampan.example' })).toMatchObject({ code: 'ticket_failed' });
    expect(await redeem()).toMatchObject({ code: 'ticket_failed' });
  });

  test('SES-004 it is over where another browser ends the session that it was issued in, and with no other', async () => {
    const { token: other } = (await platform.call(login, { username: 'linh', password: 'correct horse 7' })).value;
    const kept = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token: other })).value.ticket;
    const { value } = await platform.call(openSessions, {}, { token: other });
    for (const { sessionId, current } of value.sessions) if (!current) await platform.call(endSession, { sessionId }, { token: other });
    expect(await redeem()).toMatchObject({ code: 'ticket_failed' });
    expect(await redeem(kept)).toMatchObject({ success: true });
  });
});
