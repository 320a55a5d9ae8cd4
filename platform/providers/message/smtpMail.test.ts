import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../core/log.ts';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { openMailServer, type MailServer } from '../../testing/mailServer.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { queuedMail } from '../outgoing.ts';
import { smtpMail, type SmtpServer } from './smtpMail.ts';
import { openDelivery, type Delivery } from '../testing/openDelivery.ts';

const from = { name: 'Sampan', address: 'no-reply@sampan.example' };
const login = { user: 'sampan', pass: 'p@ss:word' };
const recipient = 'linh@example.com';

describe.each(testEngines())('mail through an SMTP server on %s', (engine) => {
  let server: MailServer;
  let platform: TestPlatform;
  let clock: MovableClock;
  let warned: { details: object; message: string }[];

  beforeEach(async () => {
    warned = [];
    clock = movableClock();
    server = await openMailServer();
    platform = await openPlatform({ engine, clock, extras: { outbox: true }, providers: (jobs) => ({ mail: queuedMail({ jobs }) }) });
    await registered(platform, 'linh');
    await changePersonalData(platform, { email: recipient });
  });
  afterEach(async () => {
    await platform.close();
    await server.close();
  });

  const log: Log = { error: () => undefined, warn: (details, message) => void warned.push({ details, message }) };
  const deliveryTo = (changes: Partial<SmtpServer> = {}, limit?: number): Delivery =>
    openDelivery(platform.parts, log, {
      mail: smtpMail({ host: '127.0.0.1', port: server.port, secure: false, login, from, ...changes }, limit),
    });
  const askForLink = async () => {
    const answer = await platform.call(passwordByEmail, { username: 'linh', email: recipient });
    await platform.settled();
    return answer;
  };
  const waiting = async () => (await platform.parts.db.selectFrom('job').select('id').execute()).length;
  /** Everything that was told to whoever runs the platform. */
  const told = () =>
    JSON.stringify(
      warned.map(({ details, message }) => ({
        message,
        ...details,
        error: 'error' in details && details.error instanceof Error ? details.error.message : '',
      })),
    );

  test('PW-01 the link to a new password arrives by mail, and works', async () => {
    expect(await askForLink()).toMatchObject({ success: true });
    expect(server.received).toEqual([]);
    expect(await deliveryTo().deliver()).toBe(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: from.address, to: [recipient] });
    expect(mail?.headers.get('from')).toBe('Sampan <no-reply@sampan.example>');
    expect(mail?.headers.get('to')).toBe(recipient);
    const token = /http:\/\/localhost:3000\/recover#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(
      await platform.call(passwordByMailToken, { token, newPassword: 'another horse 8', confirmNewPassword: 'another horse 8' }),
    ).toMatchObject({ success: true });
    // That the password was changed is told by mail as well.
    expect(await waiting()).toBe(1);
    expect(await platform.parts.db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
  });

  test('what was delivered lies nowhere, and is not delivered twice', async () => {
    await askForLink();
    const taken = await Promise.all([deliveryTo().deliver(), deliveryTo().deliver(), deliveryTo().deliver()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test('a mail that is put off is tried again later, as the same mail', async () => {
    await askForLink();
    const delivery = deliveryTo();
    server.refuse({ mail: 451 });
    expect([await delivery.deliver(), await delivery.deliver()]).toEqual([0, 0]);
    expect(server.connections).toBe(1);
    server.refuse({});
    clock.forward(4_000);
    expect(await delivery.deliver()).toBe(1);
    expect(server.received[0]?.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@sampan\.example>$/);
  });

  test('a mail that is put off for ten minutes is given up', async () => {
    await askForLink();
    server.refuse({ recipient: 450 });
    const delivery = deliveryTo();
    await delivery.deliver();
    clock.forward(10 * 60_000 - 1);
    await delivery.deliver();
    expect(await waiting()).toBe(1);
    clock.forward(10 * 60_000);
    await delivery.deliver();
    expect(await waiting()).toBe(0);
    expect(server.connections).toBe(2);
    expect(warned.at(-1)?.message).toBe('a message was given up');
  });

  test.each([{ recipient: 550 }, { mail: 554 }])('a mail that is refused for good (%j) is given up at once', async (refused) => {
    await askForLink();
    server.refuse(refused);
    expect(await deliveryTo().deliver()).toBe(0);
    expect(await waiting()).toBe(0);
    expect(warned.at(-1)?.message).toBe('a message was given up');
  });

  test('with a wrong password it waits until the right one is set, and no word of it is told', async () => {
    await askForLink();
    expect(await deliveryTo({ login: { user: 'sampan', pass: 'hunter2' } }).deliver()).toBe(0);
    expect(await waiting()).toBe(1);
    expect(told()).toContain('535');
    for (const secret of ['hunter2', recipient, 'tell-tale', '#token=']) expect(told()).not.toContain(secret);
    clock.forward(4_000);
    expect(await deliveryTo().deliver()).toBe(1);
  });

  test('while the server is down members are answered, and their mail waits', async () => {
    await server.close();
    expect(await askForLink()).toMatchObject({ success: true });
    expect(await deliveryTo().deliver()).toBe(0);
    expect(await waiting()).toBe(1);
    server = await openMailServer();
    clock.forward(4_000);
    expect(await deliveryTo().deliver()).toBe(1);
  });

  test('a platform that dies over a mail leaves it to another one', async () => {
    await askForLink();
    const dying = openDelivery(platform.parts, log, { mail: () => new Promise(() => undefined) });
    void dying.deliver();
    await expect
      .poll(async () => (await platform.parts.db.selectFrom('job').select('tries').executeTakeFirst())?.tries, {
        timeout: 10_000,
      })
      .toBe(1n);
    expect(await deliveryTo().deliver()).toBe(0);
    clock.forward(60_000);
    expect(await deliveryTo().deliver()).toBe(1);
  });

  test('one that asks for no login gets none', async () => {
    await server.close();
    server = await openMailServer({ authOptional: true });
    await askForLink();
    const { login: _none, ...open } = { host: '127.0.0.1', port: server.port, secure: false, from, login };
    expect(await openDelivery(platform.parts, log, { mail: smtpMail(open) }).deliver()).toBe(1);
  });
});

describe('what no mail can do', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await openMailServer();
  });
  afterEach(() => server.close());

  const send = (message: { recipient?: string; subject?: string; body?: string }, changes: Partial<SmtpServer> = {}) =>
    smtpMail({ host: '127.0.0.1', port: server.port, secure: false, login, from, ...changes })({
      id: 'mail-1',
      recipient,
      subject: 'Xin chào',
      body: 'Chào bạn',
      ...message,
    });

  test('its words arrive in every script', async () => {
    await send({ subject: 'Sampan: đặt lại mật khẩu', body: `Mở liên kết này\n.\nhttp://localhost:3000/recover#token=${'a'.repeat(90)}` });
    expect(server.received[0]?.text).toBe(`Mở liên kết này\n.\nhttp://localhost:3000/recover#token=${'a'.repeat(90)}`);
    expect(server.received[0]?.headers.get('subject')).toMatch(/^=\?UTF-8\?/i);
  });

  test('a subject begins no header', async () => {
    await send({ subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nand a body' });
    expect(server.received[0]?.to).toEqual([recipient]);
    expect(server.received[0]?.headers.has('bcc')).toBe(false);
    expect(server.received[0]?.text).toBe('Chào bạn');
  });

  test.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'Linh <a@example.com>',
    'a@example.com> SIZE=1',
    'group: a@example.com;',
    'nobody',
    '',
  ])('%j is no recipient', async (several) => {
    await expect(send({ recipient: several })).rejects.toThrow('the recipient is no mail address');
    expect(server.connections).toBe(0);
  });

  test('a body is text, whatever it looks like', async () => {
    await send({ body: JSON.stringify({ path: '/etc/passwd', href: 'http://127.0.0.1:1/' }) });
    expect(server.received[0]?.text).toBe('{"path":"/etc/passwd","href":"http://127.0.0.1:1/"}');
  });

  test('nothing is said in the clear to a server elsewhere', async () => {
    const elsewhere = await openMailServer({}, '0.0.0.0');
    // Reaches this machine, and is no loopback by its name.
    await expect(send({}, { host: '0.0.0.0', port: elsewhere.port })).rejects.toThrow('the mail server');
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test('a server whose certificate nobody vouches for gets nothing', async () => {
    const disguised = await openMailServer({ secure: true });
    await expect(send({}, { secure: true, port: disguised.port })).rejects.toThrow('the mail server failed');
    expect(disguised.received).toEqual([]);
    await disguised.close();
  });
});
