import { memberInfo } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await openPlatform({ extras: { gateways: new Set(['127.0.0.1']) } });
  await registered(platform, 'linh');
});
afterEach(() => platform.close());

async function addressSeen(peer: string, address?: string) {
  const options = { peer, ...(address === undefined ? {} : { address }) };
  const { value } = await platform.call(login, { username: 'linh', password: 'correct horse 7' }, options);
  expect((await platform.call(memberInfo, {}, { token: value.token })).success).toBe(true);
  const last = platform.parts.db.selectFrom('member_session').select('address').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirstOrThrow()).address;
}

test('a gateway is believed about the visitor’s address', async () => {
  expect(await addressSeen('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('127.0.0.1', '2001:db8::7')).toBe('2001:db8::7');
});

test('a gateway is itself also where it comes by a socket of both families', async () => {
  expect(await addressSeen('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
});

test('anybody else is not, and is known by the address of the connection', async () => {
  expect(await addressSeen('198.51.100.1', '203.0.113.7')).toBe('198.51.100.1');
});

test('a gateway that names none, or something that is no address, leaves it unknown', async () => {
  expect(await addressSeen('127.0.0.1')).toBe('');
  for (const named of ["'; drop table member", '203.0.113.7, 203.0.113.8', 'x203.0.113.7', '203.0.113.7x', '1', '1'.repeat(46)])
    expect(await addressSeen('127.0.0.1', named)).toBe('');
  expect(await addressSeen('127.0.0.1', '::')).toBe('::');
});

test('one visitor has one address, in whatever letters and whichever family of socket', async () => {
  expect(await addressSeen('127.0.0.1', '::FFFF:203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('127.0.0.1', '2001:DB8::FFFF:1')).toBe('2001:db8::ffff:1');
  expect(await addressSeen('::ffff:198.51.100.1')).toBe('198.51.100.1');
});

test('a browser has a name of 16 to 64 letters, and only a gateway can tell it', async () => {
  const known = async () => (await platform.parts.db.selectFrom('known_browser').selectAll().execute()).length;
  const enter = (browser: string, peer = '127.0.0.1') =>
    platform.call(login, { username: 'linh', password: 'correct horse 7' }, { peer, browser });
  for (const browser of ['b'.repeat(15), 'b'.repeat(65), `${'b'.repeat(16)} `.padEnd(20, 'b'), '']) await enter(browser);
  await enter('b'.repeat(16), '198.51.100.1');
  expect(await known()).toBe(0);
  for (const browser of ['b'.repeat(16), 'b'.repeat(64)]) await enter(browser);
  expect(await known()).toBe(2);
});

test('the log names a call as the gateway did, where that is a name', async () => {
  const logged: { correlationId?: string }[] = [];
  const other = await openPlatform({ extras: { log: { error: (details) => void logged.push(details), warn: () => undefined } } });
  const token = await registered(other, 'linh');
  await other.parts.db.schema.alterTable('bet_day').renameTo('gone').execute();
  const names = ['c', 'c'.repeat(64), '', 'c'.repeat(65), 'two words', 'c;', ';c'];
  for (const name of names)
    await other.fetch('/wps/member/betRecords', {
      headers: { merchant: 'SAMPAN', authorization: `Bearer ${token}`, 'x-correlation-id': name },
    });
  expect(logged.map(({ correlationId }, index) => correlationId === names[index])).toEqual([true, true, false, false, false, false, false]);
  expect(logged.every(({ correlationId = '' }) => /^[\w-]{1,64}$/.test(correlationId))).toBe(true);
  await other.close();
});
