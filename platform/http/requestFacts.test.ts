import { memberInfo } from '#contract/wps/member.ts';
import { login } from '#contract/wps/session.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { registered } from '../testing/registration.ts';

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

test('anybody else is not, and is known by the address of the connection', async () => {
  expect(await addressSeen('198.51.100.1', '203.0.113.7')).toBe('198.51.100.1');
});

test('a gateway that names none, or something that is no address, leaves it unknown', async () => {
  expect(await addressSeen('127.0.0.1')).toBe('');
  expect(await addressSeen('127.0.0.1', "'; drop table member")).toBe('');
});
